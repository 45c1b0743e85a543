import type { LessonStatus } from '#contract/lessons.ts'

const next: Record<LessonStatus, LessonStatus> = {
  not_started: 'in_progress',
  in_progress: 'completed',
  completed: 'in_progress',
}

/** Where somebody stands with a lesson; a state that we do not know is treated as not begun. */
export const statusOf = (status: string | null | undefined): LessonStatus =>
  status === 'in_progress' || status === 'completed' ? status : 'not_started'

/** What the one button of a lesson leads to. */
export const nextStatus = (status: LessonStatus): LessonStatus => next[status]
