import type { User } from '#contract/auth.ts'
import type { BrowserEngine } from '#platform/engine/browser-engine.ts'

import { keepShell } from '../offline/keep-shell.ts'
import type { OpenLine } from './engine-line.ts'
import { openWorkerLine } from './worker-line.ts'
import { payRemovals } from './owed-removals.ts'
import { startEngine } from './start-engine.ts'

/** Opens the page's own engine. A browser without workers has none. */
export async function openEngine(
  { user, features }: { user: User; features: readonly string[] },
  given: OpenLine | undefined,
): Promise<BrowserEngine | undefined> {
  if (!given && typeof Worker === 'undefined') return undefined
  const { id, username, email, firstName, lastName } = user
  const person = { id, username, email, firstName, lastName }
  const openLine = given ?? openWorkerLine
  await payRemovals(openLine)
  keepShell()
  return startEngine({ person, features, openLine })
}
