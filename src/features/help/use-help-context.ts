import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useReadPageContext } from '#platform/page-context/page-context.ts'
import { usePersona } from '#platform/persona/persona.ts'

import { contextLines, contextOf } from './help-context.ts'
import { usePageTitle } from './use-page-title.ts'

/** What would be sent along now, what of it was taken out, and the object that goes with the next question. */
export function useHelpContext(route: string) {
  const { search } = useLocation()
  const { persona } = usePersona()
  const page = useReadPageContext()
  const [now] = useState(() => new Date().toISOString())
  const [removed, setRemoved] = useState<readonly string[]>([])
  const title = usePageTitle()
  const all = contextLines({ route, search, persona, title, page, now })
  const lines = all.filter(({ key }) => !removed.includes(key))
  return {
    lines,
    hasRemoved: lines.length < all.length,
    remove: (key: string) => setRemoved((before) => [...before, key]),
    restore: () => setRemoved([]),
    context: contextOf(lines),
  }
}
