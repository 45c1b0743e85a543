import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { usePersona } from '#platform/persona/persona.ts'

import { contextLines, contextOf } from './help-context.ts'
import { situationOf, type PageSituation } from './page-situation.ts'
import { usePageTitle } from './use-page-title.ts'

const REST_MS = 300

/** What would be sent along now, what of it was taken out, and the object that goes with the next question. */
export function useHelpContext(route: string) {
  const { pathname, search } = useLocation()
  const { persona } = usePersona()
  const [page, setPage] = useState<PageSituation>({})
  const [now] = useState(() => new Date().toISOString())
  const [removed, setRemoved] = useState<readonly string[]>([])
  const title = usePageTitle()
  // Read when help opens, and again when the page beside it has changed and come to rest.
  useEffect(() => {
    const main = document.querySelector('#main')
    const read = () => setPage(situationOf(main, route, pathname, search))
    read()
    if (!main) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const watcher = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(read, REST_MS)
    })
    watcher.observe(main, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [route, pathname, search])
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
