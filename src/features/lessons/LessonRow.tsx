import type { Lesson } from '#contract/lessons.ts'
import { capitalise } from '#shared/format/capitalise.ts'

import { lessonsCopy as copy } from './lessons.copy.ts'
import { statusOf } from './lesson-status.ts'
import { StatusIcon } from './StatusIcon.tsx'

type Props = { lesson: Lesson; onOpen: () => void }

/** One lesson in the list: where one stands, what it is about, how long and how hard. */
export function LessonRow({ lesson, onOpen }: Props) {
  const { title, description, estimated_duration: minutes, difficulty_level: level } = lesson
  return (
    <li>
      <button
        type="button"
        data-lesson={lesson.id}
        onClick={onOpen}
        className="flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left -outline-offset-2 transition-colors hover:bg-hover"
      >
        <StatusIcon status={statusOf(lesson.user_status)} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{title}</span>
          {description && <span className="block wrap-anywhere text-ink-muted">{description}</span>}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-xs text-ink-muted">
          {typeof minutes === 'number' && <span>{copy.minutes(minutes)}</span>}
          {level && (
            <abbr
              title={capitalise(level)}
              className="grid size-5 place-items-center rounded-full border border-line-strong/60 no-underline"
            >
              {capitalise(level).slice(0, 1)}
            </abbr>
          )}
        </span>
      </button>
    </li>
  )
}
