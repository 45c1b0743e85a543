import { useQuery } from '@tanstack/react-query'

import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import { libraryFiltersApi } from '#contract/library-filters.ts'
import { PAGE_LIMIT_MAX } from '#contract/paging.ts'
import { searchApi } from '#contract/search.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { forgetLeftBehind, openLeftBehind, type BrowserEngine } from '#platform/engine/browser-engine.ts'
import { useSession } from '#platform/session/session.queries.ts'

/** How much this browser keeps of a person. `other`: saved filters, past searches and conversations together. */
export type Held = { papers: number; analyses: number; other: number }

async function heldHere({ ask }: BrowserEngine): Promise<Held> {
  const [{ total }, analyses, { filters }, { runs }, { sessions }] = await Promise.all([
    ask(documentsApi.list, { query: { scope: 'own', limit: '1' } }),
    ask(synthesesApi.list, {}),
    ask(libraryFiltersApi.list, {}),
    ask(searchApi.runs, {}),
    ask(copilotApi.sessions, { query: { limit: String(PAGE_LIMIT_MAX) } }),
  ])
  return {
    papers: total,
    analyses: analyses.filter(({ keptIn }) => keptIn !== 'elsewhere').length,
    other: filters.length + runs.length + sessions.length,
  }
}

const isEmpty = ({ papers, analyses, other }: Held) => papers + analyses + other === 0

export const HELD = 'left-in-browser'

/** What this browser kept before the server had a place for it; undefined while that is not known, and where it is nothing. */
export function useHeld() {
  const { user } = useSession()
  const { hasLeftBehind } = useCapabilities()
  const { data } = useQuery({
    queryKey: [HELD, user?.id],
    queryFn: async () => {
      const engine = user && (await openLeftBehind(user))
      const held = engine && (await heldHere(engine).finally(() => void engine.close()))
      if (user && held && isEmpty(held)) forgetLeftBehind(user.id)
      return held ?? { papers: 0, analyses: 0, other: 0 }
    },
    enabled: hasLeftBehind && user !== undefined,
    staleTime: Infinity,
  })
  return hasLeftBehind && data && !isEmpty(data) ? data : undefined
}
