import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'

import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { count } from '#shared/format/count.ts'
import { CountButton } from '#shared/ui/CountButton.tsx'
import { LatePanel } from '#shared/ui/LatePanel.tsx'
import { Popover } from '#shared/ui/Popover.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { commentsCopy as copy } from '../comments.copy.ts'
import { useCommentActivity } from '../comments.queries.ts'
import { newestReply, newReplies, useSeenUntil } from './new-replies.ts'

const ActivityPanel = lazyPart(() => import('./ActivityPanel.tsx').then((module) => module.ActivityPanel))

/** Comments for admins, answers for everybody else: how many, and on a click which. Only for who is signed in. */
export function CommentActivityButton() {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data: comments = [] } = useCommentActivity(user?.id)
  const [seenUntil, setSeenUntil] = useSeenUntil(user?.id)
  if (!user) return null

  const seesAll = isAdmin(user)
  const shown = seesAll ? comments.length : newReplies(comments, user.email ?? undefined, seenUntil)
  const changeOpen = (next: boolean) => {
    setOpen(next)
    // Seen when it opens and again when it closes: what came while it was open was looked at too.
    if (!seesAll) setSeenUntil(Math.max(seenUntil, newestReply(comments)))
  }
  const preload = () => void ActivityPanel.preload()
  return (
    <Popover
      label={copy.activity}
      align="end"
      open={isOpen}
      onOpenChange={changeOpen}
      className="w-96 p-0!"
      trigger={
        <CountButton
          label={copy.activity}
          icon={MessageSquareText}
          count={shown}
          countWords={seesAll ? count(shown, 'comment', 'comments') : count(shown, 'new reply', 'new replies')}
          onPointerEnter={preload}
          onFocus={preload}
        />
      }
    >
      <LatePanel failed={copy.loadFailed} waiting={<Skeleton lines={3} shape="card" className="p-3" />}>
        <ActivityPanel user={user} onClose={() => changeOpen(false)} />
      </LatePanel>
    </Popover>
  )
}
