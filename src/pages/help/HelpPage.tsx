import { useSearchParams } from 'react-router-dom'

import { HelpOnPage } from '#features/help/HelpOnPage.tsx'
import { ArticleFinder } from '#features/knowledge/ArticleFinder.tsx'
import { ArticleTitle } from '#features/knowledge/ArticleTitle.tsx'
import { LessonsPanel } from '#features/lessons/LessonsPanel.tsx'
import { TourList } from '#features/tours/TourList.tsx'
import { openHelp } from '#platform/help-request/help-request.ts'

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
      learn={<LessonsPanel lessonId={address.get('lesson') ?? undefined} onLesson={openLesson} tours={<TourList />} />}
      onLesson={openLesson}
      source={(title) => <ArticleTitle title={title} onArticle={(article) => openHelp({ article })} />}
      articles={<ArticleFinder />}
    />
  )
}
