import { useState } from 'react'

import { HelpDrawer } from '#features/help/HelpDrawer.tsx'
import { ArticleTitle } from '#features/knowledge/ArticleTitle.tsx'
import { LessonsPanel } from '#features/lessons/LessonsPanel.tsx'

type Props = { route: string; open: boolean; onClose: () => void }

/** What the help button opens: the assistant, the lessons and the two forms. It begins with the assistant each time. */
export function HelpLayer({ route, open, onClose }: Props) {
  const [tab, setTab] = useState('chat')
  const [lessonId, setLessonId] = useState<string>()
  const close = () => {
    setTab('chat')
    onClose()
  }
  return (
    <HelpDrawer
      open={open}
      onClose={close}
      tab={tab}
      onTab={setTab}
      route={route}
      learn={<LessonsPanel lessonId={lessonId} onLesson={setLessonId} onLeave={close} />}
      onLesson={setLessonId}
      source={(title) => <ArticleTitle title={title} onLeave={close} />}
    />
  )
}
