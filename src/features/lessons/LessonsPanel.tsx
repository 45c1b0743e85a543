import { useEffect, useRef, useState, type ReactNode } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

import { LearningTips } from './LearningTips.tsx'
import { groupLessons } from './lesson-sections.ts'
import { LessonDetail } from './LessonDetail.tsx'
import { LessonSection } from './LessonSection.tsx'
import { lessonsCopy as copy } from './lessons.copy.ts'
import { LessonsRefusedError, useLessons, useProgress } from './lessons.queries.ts'
import { OverallProgress } from './OverallProgress.tsx'

type Props = {
  lessonId: string | undefined
  onLesson: (id: string | undefined) => void
  /** Another page is about to be shown. */
  onLeave?: (() => void) | undefined
  /** What else there is to learn from: stands below the lessons. */
  tours?: ReactNode
}

/** All lessons by section, or one of them to read. */
export function LessonsPanel({ lessonId, onLesson, onLeave, tours }: Props) {
  const { data: lessons, error, isFetching, refetch } = useLessons()
  const progress = useProgress(lessons ?? [])
  const groups = groupLessons(lessons ?? [])
  const [toggled, setToggled] = useState<Record<string, boolean>>({})
  const [left, setLeft] = useState<string>()
  const list = useRef<HTMLDivElement>(null)

  // Back in the list, the focus is on the lesson that was read.
  useEffect(() => {
    if (lessonId !== undefined || left === undefined) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-lesson]') ?? []
    ;[...rows].find((row) => row.dataset['lesson'] === left)?.focus()
  }, [lessonId, left])

  if (lessons === undefined) {
    return error ? (
      <div className="space-y-5">
        <ErrorCard
          title={error instanceof LessonsRefusedError ? error.message : copy.failed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
        {tours}
      </div>
    ) : (
      <div className="space-y-4">
        <VisuallyHidden>
          <Spinner label={copy.loading} />
        </VisuallyHidden>
        <Skeleton lines={2} />
        <Skeleton shape="row" lines={8} />
      </div>
    )
  }

  const lesson = lessons.find(({ id }) => id === lessonId)
  const back = () => {
    setLeft(lessonId)
    onLesson(undefined)
  }
  if (lesson) return <LessonDetail lesson={lesson} onBack={back} onLeave={onLeave} />

  const isOpen = (section: string) =>
    toggled[section] ??
    (section === groups[0]?.section || lessons.some((each) => each.id === left && each.section === section))
  return (
    <div className="space-y-5">
      {lessonId !== undefined && <Notice tone="warning">{copy.gone}</Notice>}
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <OverallProgress {...progress.overall} />
        </div>
        <HelpLink article="learning-with-lessons" about="lessons" tab="learn" />
      </div>
      {groups.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneDetail}</EmptyState>
      ) : (
        <div
          ref={list}
          role="region"
          aria-label={copy.panel}
          className="scroll-quiet h-[600px] overflow-y-auto rounded-card border border-line bg-surface"
        >
          {groups.map((group) => (
            <LessonSection
              key={group.section}
              group={group}
              progress={progress.ofSection(group.section)}
              isOpen={isOpen(group.section)}
              onToggle={() => setToggled((before) => ({ ...before, [group.section]: !isOpen(group.section) }))}
              onLesson={onLesson}
            />
          ))}
        </div>
      )}
      {tours}
      <LearningTips />
    </div>
  )
}
