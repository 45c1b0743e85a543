import { useEffect, useMemo } from 'react'

import { useDraft, useDraftText } from '../draft-context.ts'
import { liveBlocksOf } from './live-blocks.ts'
import { useLiveStandings } from './live.queries.ts'
import { markStale, staleKey, staleMarks } from './stale-marks.ts'

/** Stands in the page while a draft has live blocks, and marks those that are out of date in the text. */
export function LiveWatch() {
  const { editor } = useDraft()
  const { manuscript } = useDraftText()
  const blocks = useMemo(() => liveBlocksOf(manuscript), [manuscript])
  const stale = useLiveStandings(blocks)
    .flatMap(({ state, block }) => (state === 'stale' && block.id ? [block.id] : []))
    .join('\n')
  useEffect(() => {
    editor.registerPlugin(staleMarks())
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(staleKey)
    }
  }, [editor])
  useEffect(() => markStale(editor, new Set(stale === '' ? [] : stale.split('\n'))), [editor, stale])
  return null
}
