import type { ReactNode } from 'react'

import { versionOf, type ContentItem } from '#research/content/content-item.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { lessonsCopy as copy } from './lessons.copy.ts'
import { useLessons } from './lessons.queries.ts'

/** Every lesson as the server has it, for those who look after them. */
export function LessonsContent({ children }: { children: (items: readonly ContentItem[]) => ReactNode }) {
  const read = useLessons()
  const { data, error } = read
  if (error) {
    return <ErrorCard title={copy.refused} of={read} />
  }
  if (!data) return <Skeleton shape="row" lines={3} />
  return children(
    data.map(({ user_status: _status, ...lesson }) => ({
      id: lesson.id,
      title: lesson.title,
      group: lesson.section,
      version: versionOf(lesson),
      preview: (
        <div className="max-w-reading space-y-3">
          {lesson.description && <p className="text-ink-muted">{lesson.description}</p>}
          {lesson.content?.split('\n').map((line, index) => (
            // Lines of a text that does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      ),
    })),
  )
}
