import { addUnsentSource, type UnsentSource } from '#platform/drafts/unsent.ts'
import { onSignOut } from '#platform/session/forgetters.ts'

type Store = { wake(): Promise<void>; end(): void }

/**
 * One store for each place, as long as the page lives: leaving it does not stop what is on its way. A sign-out has all of
 * them send what they keep, and ends them: nothing of one person may go out, or stay, under the name of another.
 */
export function openStores<S extends Store>(
  count?: (open: ReadonlyMap<string, S>, userId: string) => number | Promise<number>,
) {
  const open = new Map<string, S>()
  onSignOut(() => {
    for (const store of open.values()) store.end()
    open.clear()
  })
  if (count) {
    const source: UnsentSource = {
      count: (userId) => count(open, userId),
      send: () => Promise.all([...open.values()].map((store) => store.wake())),
    }
    addUnsentSource(source)
  }
  return (place: string, make: () => S): S => {
    const store = open.get(place) ?? make()
    open.set(place, store)
    return store
  }
}
