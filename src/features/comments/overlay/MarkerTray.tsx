import { ChevronDown, MapPinOff } from 'lucide-react'
import { useState } from 'react'

import type { Comment } from '#contract/comments.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { anchorOf } from '../anchor/anchor.ts'
import { authorOf } from '../comment-author.ts'
import { statusLook } from '#research/comments/comment-status.ts'
import type { MarkerState } from './marker-entry.ts'
import { markerTones } from './marker-look.ts'
import { overlayCopy as copy } from './overlay.copy.ts'

type Waiting = { comment: Comment; state: MarkerState }
type Props = {
  waiting: readonly Waiting[]
  openId: string | undefined
  onOpen: (id: string) => void
  onPutBack: (id: string) => void
  register: (id: string, node: HTMLElement | null) => void
}

/** Comments whose place is not on the page: readable all the same, and to be put back by whoever knows where they belong. */
export function MarkerTray({ waiting, ...rest }: Props) {
  const [isShown, setShown] = useState(true)
  const lost = waiting.filter(({ state }) => state === 'lost')
  const hidden = waiting.filter(({ state }) => state === 'hidden')
  if (waiting.length === 0) return null
  return (
    <section
      aria-label={copy.tray}
      className="pointer-events-auto w-72 max-w-full rounded-card bg-surface-raised shadow-float"
    >
      <h2>
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
          className="flex w-full items-center gap-2 rounded-card px-3 py-2 text-left font-semibold hover:bg-hover"
        >
          <MapPinOff size={16} aria-hidden className="shrink-0 text-ink-muted" />
          {lost.length > 0 ? copy.tray : copy.trayHidden}
          <span className="ml-auto text-xs font-medium text-ink-muted">{waiting.length}</span>
          <ChevronDown
            size={16}
            aria-hidden
            className={classNames('shrink-0 transition-transform', !isShown && '-rotate-90')}
          />
        </button>
      </h2>
      <div className={classNames('scroll-quiet max-h-56 overflow-y-auto px-3 pb-2', !isShown && 'hidden')}>
        {lost.length > 0 && (
          <>
            <p className="pb-1.5 text-xs text-ink-muted">{copy.trayDetail}</p>
            <Rows rows={lost} label={copy.tray} {...rest} />
          </>
        )}
        {hidden.length > 0 && (
          <>
            {lost.length > 0 && <h3 className="pt-2 pb-1 text-xs font-semibold text-ink-muted">{copy.trayHidden}</h3>}
            <Rows rows={hidden} label={copy.trayHidden} {...rest} />
          </>
        )}
      </div>
    </section>
  )
}

function Rows({
  rows,
  label,
  openId,
  onOpen,
  onPutBack,
  register,
}: Omit<Props, 'waiting'> & { rows: readonly Waiting[]; label: string }) {
  return (
    <ul aria-label={label} className="space-y-1">
      {rows.map(({ comment, state }) => {
        const look = statusLook(comment.status)
        const Icon = look.icon
        const anchor = anchorOf(comment)
        const was = anchor?.name || anchor?.text
        return (
          <li key={comment.id} className="flex items-start gap-1">
            <button
              type="button"
              ref={(node) => register(comment.id, node)}
              data-comment-id={comment.id}
              aria-label={copy.marker(authorOf(comment), look.label)}
              aria-haspopup="dialog"
              aria-expanded={openId === comment.id}
              onClick={() => onOpen(comment.id)}
              className="flex min-w-0 flex-1 items-start gap-2 rounded-control px-1.5 py-1 text-left hover:bg-hover"
            >
              <span
                className={classNames(
                  'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
                  markerTones[look.tone],
                )}
              >
                <Icon size={12} strokeWidth={2.25} aria-hidden />
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{comment.content}</span>
                <span className="block truncate text-xs text-ink-muted">
                  {state === 'hidden' && anchor?.layer
                    ? copy.trayHiddenIn(anchor.layer)
                    : was
                      ? copy.wasAt(was)
                      : look.label}
                </span>
              </span>
            </button>
            {state === 'lost' && (
              <Button
                variant="ghost"
                size="small"
                aria-label={copy.putBackOf(authorOf(comment))}
                onClick={() => onPutBack(comment.id)}
              >
                {copy.putBack}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
