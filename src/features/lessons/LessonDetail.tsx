import { ArrowLeft, Clock, ListChecks } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { Lesson, LessonStatus } from '#contract/lessons.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { DifficultyBadge } from './DifficultyBadge.tsx'
import { placeOf } from './lesson-sections.ts'
import { nextStatus, statusOf } from './lesson-status.ts'
import { lessonsCopy as copy } from './lessons.copy.ts'
import { useSaveProgress } from './lessons.mutations.ts'

type Props = { lesson: Lesson; onBack: () => void; onLeave?: (() => void) | undefined }

/** One lesson to read, line by line, and the button that moves it on. */
export function LessonDetail({ lesson, onBack, onLeave }: Props) {
  const { isSignedIn } = useSession()
  const { mutateAsync } = useSaveProgress()
  const status = statusOf(lesson.user_status)
  const place = placeOf(lesson)
  const lines = (lesson.content ?? '').split('\n').filter((line) => line.trim() !== '')
  const title = useRef<HTMLHeadingElement>(null)
  const sentFrom = useRef<LessonStatus>(undefined)
  useEffect(() => {
    sentFrom.current = undefined
  }, [status])
  const [save, isSaving] = useOnce(async () => {
    // Saved, and not drawn yet: the second half of a double click.
    if (sentFrom.current === status) return
    await mutateAsync({ params: { id: lesson.id }, body: { status: nextStatus(status) } })
    sentFrom.current = status
  })
  // The list is gone: who reads with the keyboard goes on with the lesson.
  useEffect(() => {
    title.current?.focus()
  }, [lesson.id])

  return (
    <article className="space-y-5">
      <Button variant="ghost" size="small" icon={ArrowLeft} className="-ml-2.5" onClick={onBack}>
        {copy.back}
      </Button>
      <div>
        <h2 ref={title} tabIndex={-1} className="font-serif text-lg font-semibold wrap-anywhere outline-none">
          {lesson.title}
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-muted">
          <DifficultyBadge level={lesson.difficulty_level} />
          {typeof lesson.estimated_duration === 'number' && (
            <span className="inline-flex items-center gap-1">
              <Clock size={14} aria-hidden />
              {copy.minutes(lesson.estimated_duration)}
            </span>
          )}
          <span>{copy.states[status]}</span>
        </p>
        {lesson.description && <p className="mt-2 wrap-anywhere text-ink-muted">{lesson.description}</p>}
      </div>
      {(lesson.learning_objectives?.length ?? 0) > 0 && (
        <section aria-label={copy.objectives}>
          <h3 className="mb-1.5 font-semibold">{copy.objectives}</h3>
          <ul className="list-disc space-y-1 pl-5">
            {lesson.learning_objectives?.map((objective, index) => (
              <li key={index} className="wrap-anywhere">
                {objective}
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <section aria-label={copy.content} className="space-y-2.5 border-l-2 border-line pl-4">
          {lines.map((line, index) => (
            <p key={index} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </section>
      )}
      {lesson.done_when && status !== 'completed' && isSignedIn && (
        <p className="flex items-start gap-2 text-ink-muted">
          <ListChecks size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{copy.byItself(lesson.done_when)}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isSignedIn ? (
          <Button variant="primary" busy={isSaving} onClick={save}>
            {copy.actions[status]}
          </Button>
        ) : (
          <p className="text-ink-muted">{copy.signIn}</p>
        )}
        {place && (
          <ButtonLink to={place.path} onClick={onLeave}>
            {place.label}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
