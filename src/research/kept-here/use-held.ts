import { useQuery } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { forgetLeftBehind, openLeftBehind, type BrowserEngine } from '#platform/engine/browser-engine.ts'
import { useSession } from '#platform/session/session.queries.ts'

/** How much this browser keeps of a person: own papers and analyses. */
async function heldHere({ ask }: BrowserEngine): Promise<{ papers: number; analyses: number }> {
  const [{ total }, analyses] = await Promise.all([
    ask(documentsApi.list, { query: { scope: 'own', limit: '1' } }),
    ask(synthesesApi.list, {}),
  ])
  return { papers: total, analyses: analyses.filter(({ keptIn }) => keptIn !== 'elsewhere').length }
}

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
      if (user && held && held.papers + held.analyses === 0) forgetLeftBehind(user.id)
      return held ?? { papers: 0, analyses: 0 }
    },
    enabled: hasLeftBehind && user !== undefined,
    staleTime: Infinity,
  })
  return hasLeftBehind && data && data.papers + data.analyses > 0 ? data : undefined
}
