import { MessageSquarePlus } from 'lucide-react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import type { User } from '#contract/auth.ts'
import { usePlan } from '#platform/access/subscription.queries.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { toast } from '#shared/toast/toast.ts'

import { commentsCopy as copy } from './comments.copy.ts'
import { setOverlay, useOverlayOn } from './overlay-state.ts'

const CommentOverlay = lazyPart(() => import('./overlay/CommentOverlay.tsx').then((module) => module.CommentOverlay))

/** Comments on the page itself, for testers and admins; for everybody else not even a button. */
export function OverlayToggle() {
  const { user } = useSession()
  const { plan } = usePlan()
  if (!user || (plan !== 'tester' && !isAdmin(user))) return null
  return <Toggle key={user.id} user={user} />
}

function Toggle({ user }: { user: User }) {
  const isOn = useOverlayOn(user.id)
  const change = () => setOverlay(user.id, !isOn)
  useShortcut('c', change, { label: copy.overlayShortcut, group: copy.overlay })
  const giveUp = (error: unknown) => {
    if (error instanceof PartLoadError) error.retry()
    setOverlay(user.id, false)
    toast({ title: copy.overlayFailed, description: copy.overlayFailedDetail, variant: 'destructive' })
  }
  const preload = () => void CommentOverlay.preload()
  return (
    <>
      <button
        type="button"
        data-comment-toggle=""
        aria-label={copy.overlay}
        aria-pressed={isOn}
        title={copy.overlay}
        onClick={change}
        onPointerEnter={preload}
        onFocus={preload}
        className="at-edge tucks fixed right-3 bottom-[calc(var(--above-bar,0.75rem)+3.25rem)] z-bar grid size-11 place-items-center rounded-full bg-surface-raised text-accent shadow-float transition-[right,bottom,background-color,transform] hover:bg-accent-soft aria-pressed:bg-accent aria-pressed:text-accent-ink max-sm:[--tucks-by:5.5rem] sm:right-18 sm:bottom-(--above-bar,1.25rem) print:hidden"
      >
        <MessageSquarePlus size={22} strokeWidth={1.75} aria-hidden />
      </button>
      {isOn && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Suspense>
            <CommentOverlay user={user} onLeave={() => setOverlay(user.id, false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
