import { useSearchParams } from 'react-router-dom'

import { HelpOnPage } from '#features/help/HelpOnPage.tsx'
import { ArticleTitle } from '#features/knowledge/ArticleTitle.tsx'
import { LessonsPanel } from '#features/lessons/LessonsPanel.tsx'

export function Component() {
  const [address, setAddress] = useSearchParams()
  const change = (part: Record<string, string | undefined>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const openLesson = (id: string | undefined) => change({ tab: 'learn', lesson: id })
  return (
    <HelpOnPage
      tab={address.get('tab') ?? 'chat'}
      onTab={(tab) => change({ tab, lesson: undefined })}
      learn={<LessonsPanel lessonId={address.get('lesson') ?? undefined} onLesson={openLesson} />}
      onLesson={openLesson}
      source={(title) => <ArticleTitle title={title} />}
    />
  )
}
