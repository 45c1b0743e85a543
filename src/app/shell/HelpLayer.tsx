import { useState } from 'react'

import { HelpDrawer } from '#features/help/HelpDrawer.tsx'
import { ArticleInDrawer } from '#features/knowledge/ArticleInDrawer.tsx'
import { ArticleTitle } from '#features/knowledge/ArticleTitle.tsx'
import { LessonsPanel } from '#features/lessons/LessonsPanel.tsx'
import { TourList } from '#features/tours/TourList.tsx'
import { closeHelp, openHelp, useOpenHelp } from '#platform/help-request/help-request.ts'

/** The drawer: the assistant, the lessons and the two forms. It begins with the assistant each time. */
export function HelpLayer({ route }: { route: string }) {
  const help = useOpenHelp()
  const [shown, setShown] = useState<typeof help>()
  // A lesson that is being followed is still there when the drawer is opened again.
  const [lessonId, setLessonId] = useState<string>()
  if (help !== shown) {
    setShown(help)
    if (help?.lesson !== undefined) setLessonId(help.lesson)
  }
  return (
    <HelpDrawer
      open={help !== undefined}
      onClose={closeHelp}
      tab={help?.tab ?? 'chat'}
      onTab={(tab) => openHelp({ tab })}
      route={route}
      learn={<LessonsPanel lessonId={lessonId} onLesson={setLessonId} onLeave={closeHelp} tours={<TourList />} />}
      onLesson={setLessonId}
      source={(title) => <ArticleTitle title={title} onArticle={(article) => openHelp({ ...help, article })} />}
      article={help?.article && <ArticleInDrawer key={help.article} article={help.article} onLeave={closeHelp} />}
      onArticleBack={() => openHelp({ tab: help?.tab ?? 'chat' })}
    />
  )
}
