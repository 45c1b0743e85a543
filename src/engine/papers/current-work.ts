import { isStarter } from './library.ts'
import type { World } from '../world/world.ts'

/** What became of the work that an id named: the paper that stands for it now, and where that is. */
export type CurrentWork = { id: string; is: 'here' | 'trash' | 'gone' }

/** Follows papers that were made one with others to the one that stayed. */
export function currentWorks(world: World, accountId: string): (id: string) => CurrentWork {
  const into = new Map<string, string>()
  for (const { keep, dropped } of world.merges.of(accountId).pick(
    (row) => row.undoneAt === undefined,
    (row) => row,
  )) {
    for (const { id } of dropped) into.set(id, keep)
  }
  return (asked) => {
    let id = asked
    for (let steps = 0; steps < into.size && !world.documents.has(id); steps += 1) id = into.get(id) ?? id
    if (isStarter(id) || world.documents.has(id)) return { id, is: 'here' }
    return { id, is: world.trash.has(id) ? 'trash' : 'gone' }
  }
}
