import { ChevronLeft, ChevronRight, Move } from 'lucide-react'
import { useState } from 'react'

import type { User } from '#contract/auth.ts'
import type { Comment } from '#contract/comments.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { authorOf } from '../comment-author.ts'
import { CommentThread } from './CommentThread.tsx'
import { FloatingCard } from './FloatingCard.tsx'
import { GoneComment } from './GoneComment.tsx'
import { overlayCopy as copy } from './overlay.copy.ts'
import type { Typist } from './overlay.realtime.ts'
import { POPUP_WIDTH } from './popup-position.ts'

type Props = {
  id: string
  /** Undefined once it is gone from the server. */
  comment: Comment | undefined
  isKnown: boolean
  anchor: HTMLElement | undefined
  user: User
  typists: readonly Typist[]
  onWalk: (step: 1 | -1) => void
  /** Absent where the person may not move it. */
  onMove: (() => void) | undefined
  onClose: () => void
  onDeleted: () => void
}

/** The popup of one comment. A comment that goes away elsewhere leaves a word, and what was typed to it. */
export function ThreadCard({ id, comment, isKnown, anchor, user, typists, onWalk, onMove, onClose, onDeleted }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  // Once it is gone it is still called by its author's name.
  const [known, setKnown] = useState(comment)
  if (comment && comment !== known) setKnown(comment)
  const named = comment ?? known
  const tools = (
    <>
      {comment && onMove && <IconButton size="small" label={copy.move} icon={Move} onClick={onMove} />}
      <IconButton size="small" label={copy.previous} icon={ChevronLeft} onClick={() => onWalk(-1)} />
      <IconButton size="small" label={copy.next} icon={ChevronRight} onClick={() => onWalk(1)} />
    </>
  )
  const title = named ? (
    <>
      {copy.by} <bdi>{authorOf(named)}</bdi>
    </>
  ) : (
    copy.text
  )
  return (
    <FloatingCard anchor={anchor} width={POPUP_WIDTH} title={title} tools={tools} onClose={onClose}>
      {comment ? (
        <CommentThread comment={comment} user={user} typists={typists} onDelete={setDeleting} onDeleted={onDeleted} />
      ) : (
        isKnown && !isDeleting && <GoneComment id={id} />
      )}
    </FloatingCard>
  )
}
