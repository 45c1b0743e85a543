import { addUnsentSource } from '#platform/drafts/unsent.ts'
import { onSignOut } from '#platform/session/forgetters.ts'

import type { Keeper } from './keeper.ts'
import { forgetKept, keptPlaces } from './kept-storage.ts'
import { lastNames, placeOfName } from './last-names.ts'

/**
 * Where changes of drafts wait on this device, and what a sign-out does with them: they are sent first, those of earlier
 * visits too, and whoever leaves all the same takes them along. The shell knows this file on every page; the editor and
 * the shared document come with a draft alone, or when something is to be sent.
 */
/** One keeper for each person and draft, as long as the page lives: leaving a draft does not stop what is on its way. */
export const keepers = new Map<string, Keeper>()

const openOf = (userId: string) =>
  [...keepers].filter(([place]) => place.startsWith(`${userId}/`)).map(([, keeper]) => keeper)

/** Drafts that are not open here and have something that no server has. */
async function closedOf(userId: string): Promise<string[]> {
  const last = lastNames().map(placeOfName)
  const places = new Set([...(await keptPlaces().catch(() => [])), ...last])
  const own = [...places].filter((place) => place.startsWith(`${userId}/`) && !keepers.has(place))
  return own.map((place) => place.slice(userId.length + 1))
}

addUnsentSource({
  count: async (userId) =>
    openOf(userId).filter((keeper) => keeper.unsentCount() > 0).length + (await closedOf(userId)).length,
  async send(userId) {
    const ids = await closedOf(userId)
    const closed = ids.length === 0 ? undefined : import('./send-kept.ts')
    await Promise.allSettled([
      ...openOf(userId).map((keeper) => keeper.send()),
      ...ids.map(async (id) => (await closed)?.sendKept(userId, id)),
    ])
  },
})

onSignOut(() => {
  for (const keeper of keepers.values()) keeper.end()
  keepers.clear()
  for (const name of lastNames()) localStorage.removeItem(name)
  forgetKept()
})
