import { Circle, CircleCheck, CircleDot } from 'lucide-react'

import type { LessonStatus } from '#contract/lessons.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

import { lessonsCopy as copy } from './lessons.copy.ts'

const LOOK = {
  not_started: { icon: Circle, tone: 'text-ink-faint' },
  in_progress: { icon: CircleDot, tone: 'text-accent' },
  completed: { icon: CircleCheck, tone: 'text-state-green' },
} as const

/** Where somebody stands with a lesson: a shape, a colour, and the word for who listens. */
export function StatusIcon({ status }: { status: LessonStatus }) {
  const { icon: Icon, tone } = LOOK[status]
  return (
    <span className={`mt-0.5 shrink-0 ${tone}`}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{copy.states[status]}</VisuallyHidden>
    </span>
  )
}
