import type { User } from '#contract/auth.ts'
import type { BrowserEngine } from '#platform/engine/browser-engine.ts'

import type { OpenLine } from './engine-line.ts'

/** Opens the page's own engine; its parts are fetched with the first who needs them. A browser without workers has none. */
export async function openEngine(
  { user, features }: { user: User; features: readonly string[] },
  given: OpenLine | undefined,
): Promise<BrowserEngine | undefined> {
  if (!given && typeof Worker === 'undefined') return undefined
  const [{ startEngine }, { openWorkerLine }] = await Promise.all([
    import('./start-engine.ts'),
    import('./engine-line.ts'),
  ])
  const remove = async (id: string) => (await import('#engine/browser/indexed-db.ts')).removeIndexedDbStore(id)
  const { id, username, email, firstName, lastName } = user
  const person = { id, username, email, firstName, lastName }
  return startEngine({ person, features, openLine: given ?? openWorkerLine, remove })
}
