import { useState, type ReactNode } from 'react'

import type { CommentStatus } from '#contract/comments.ts'
import { toast } from '#shared/toast/toast.ts'

import type { BoardComment } from './board-comments.ts'
import { boardCopy as copy } from './board.copy.ts'
import { useMove } from './board.mutations.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { movesFrom, needsNote } from './status-moves.ts'

/** Moves a comment wherever it may go, and asks for the note first where one is wanted: `question` is to be drawn. */
export function useMover(): { move: (comment: BoardComment, to: CommentStatus) => void; question: ReactNode } {
  const [noting, setNoting] = useState<BoardComment>()
  const { mutate } = useMove()
  const { mutateAsync } = useMove({ silent: true })
  const move = (comment: BoardComment, to: CommentStatus) => {
    if (comment.status === to) return
    if (!movesFrom(comment.status).includes(to)) {
      toast({ title: copy.clearFirst })
      return
    }
    if (needsNote(to, comment.resolutionNote)) setNoting(comment)
    else mutate({ id: comment.id, to, ...(to === 'cleared' && { note: comment.resolutionNote }) })
  }
  const question = noting && (
    <NoteDialog
      target={noting.id}
      hint={copy.noteHint}
      onSave={(note) => mutateAsync({ id: noting.id, to: 'resolved', note })}
      onClose={() => setNoting(undefined)}
    />
  )
  return { move, question }
}
