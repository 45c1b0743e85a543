import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

import { classNames } from '#shared/ui/class-names.ts'

import type { LessonGroup } from './lesson-sections.ts'
import { LessonRow } from './LessonRow.tsx'
import { lessonsCopy as copy } from './lessons.copy.ts'
import { ProgressBar } from './ProgressBar.tsx'

type Props = {
  group: LessonGroup
  progress: { done: number; total: number }
  isOpen: boolean
  onToggle: () => void
  onLesson: (id: string) => void
}

/** The lessons of one part of the product, behind a header that says how many of them are done. */
export function LessonSection({ group, progress, isOpen, onToggle, onLesson }: Props) {
  const listId = useId()
  const { title, lessons } = group
  return (
    <section aria-label={title} className="border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className="flex w-full items-center gap-3 px-3 py-3 text-left -outline-offset-2 transition-colors hover:bg-hover"
        >
          <ChevronDown
            size={16}
            aria-hidden
            className={classNames('shrink-0 text-ink-muted transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
          <span className="shrink-0 text-ink-muted">
            {progress.done}/{progress.total}
          </span>
        </button>
      </h3>
      <div className="px-3 pb-3">
        <ProgressBar label={copy.sectionProgress(title)} {...progress} />
      </div>
      <ul id={listId} hidden={!isOpen} className="pb-2">
        {isOpen &&
          lessons.map((lesson) => <LessonRow key={lesson.id} lesson={lesson} onOpen={() => onLesson(lesson.id)} />)}
      </ul>
    </section>
  )
}
