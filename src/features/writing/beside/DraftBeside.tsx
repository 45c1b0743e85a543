import { useEffect } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'

import { useDraft, useDraftText } from '../draft-context.ts'
import { askFocus } from './ask-focus.ts'

const LiveWatch = lazyPart(async () => (await import('../live/LiveWatch.tsx')).LiveWatch)

/** What goes with an open draft whichever panel is shown: keys of the panels, and marks of what is out of date. */
export function DraftBeside() {
  const { editor, showPanel } = useDraft()
  const { manuscript } = useDraftText()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM' || !editor.isFocused) return
      event.preventDefault()
      showPanel('comments')
      askFocus('comments')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [editor, showPanel])
  return manuscript.content.some(({ type }) => type === 'liveBlock') ? <LiveWatch /> : null
}
