import { Archive, CircleCheck, CircleDot, CircleHelp, Clock, type LucideIcon } from 'lucide-react'

import { commentStatuses, type CommentStatus } from '#contract/comments.ts'

type Look = { label: string; tone: 'red' | 'yellow' | 'green' | 'grey'; icon: LucideIcon }

/** Colour, shape and word of each status: never the colour alone. */
const looks: Record<CommentStatus, Look> = {
  open: { label: 'Open', tone: 'red', icon: CircleDot },
  in_progress: { label: 'In Progress', tone: 'yellow', icon: Clock },
  resolved: { label: 'Resolved', tone: 'green', icon: CircleCheck },
  cleared: { label: 'Cleared', tone: 'grey', icon: Archive },
}

const isStatus = (value: string): value is CommentStatus => (commentStatuses as readonly string[]).includes(value)

/** How a status looks. None is open, as new comments are; one that we do not know is shown as its own word. */
export function statusLook(status: string | null | undefined): Look {
  const value = status ?? 'open'
  return isStatus(value) ? looks[value] : { label: value.replaceAll('_', ' '), tone: 'grey', icon: CircleHelp }
}

/** A comment that was cleared was resolved before. */
export const isResolved = (status: string | null | undefined) => status === 'resolved' || status === 'cleared'

export const statusOptions = commentStatuses.map((value) => ({ value, label: looks[value].label }))
