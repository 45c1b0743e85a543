import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Does a write once: with a key that was seen before, the answer of then is given again. */
export function once<T>(world: World, account: AccountRow, call: string, key: string | undefined, run: () => T): T {
  if (key === undefined) return run()
  const id = `${account.id}:${call}:${key}`
  const before = world.writeKeys.get(id)
  if (before) return before.reply as T
  const reply = run()
  world.writeKeys.put({ id, accountId: account.id, at: world.now(), reply })
  return reply
}
