import { seedWorld } from './seed/seed-world.ts'
import { memoryStore, type Store } from './store.ts'
import { openWorld, type World } from './world.ts'

/** How this process keeps its worlds, and what it lets callers do. */
export type WorldSettings = {
  storeFor(id: string): Promise<Store>
  /** A `mock-world` cookie chooses the world: one for each end-to-end test. */
  allowNamed: boolean
  /** POST /auth/dev/login answers; else it does not exist. */
  allowDevLogin?: boolean
  /** Faults can be set through /api/_control, and a ledger of accepted writes is kept; `false` keeps none. */
  allowFaults?: boolean
}

type State = { settings: WorldSettings; opening: Map<string, Promise<World>>; open: Map<string, World> }

const initial: WorldSettings = { storeFor: () => Promise.resolve(memoryStore()), allowNamed: false }

/** On globalThis: Vite evaluates an edited module again, and what the server remembers must outlive that. */
const shared = globalThis as { roadrunnerWorlds?: State }
const state = (shared.roadrunnerWorlds ??= { settings: initial, opening: new Map(), open: new Map() })

const WORLD_NAME = /^[A-Za-z0-9_-]{1,64}$/

/** Says how worlds are kept. Call it before the first world is opened, or after `closeWorlds`. */
export function configureWorlds(settings: WorldSettings) {
  state.settings = settings
}

export const worldSettings = (): Readonly<WorldSettings> => state.settings

/** The world of a request: the one that its cookie names where that is allowed, else the one called `default`. */
export function worldOf(cookies: Record<string, string | undefined>): Promise<World> {
  const named = cookies['mock-world']
  return worldById(state.settings.allowNamed && named !== undefined && WORLD_NAME.test(named) ? named : 'default')
}

/** Opens a world once, however many ask at the same time. A failed opening is tried again by the next who asks. */
export function worldById(id: string): Promise<World> {
  const known = state.opening.get(id)
  if (known) return known
  const opening = open(id, state.settings)
  state.opening.set(id, opening)
  opening.catch(() => {
    if (state.opening.get(id) === opening) state.opening.delete(id)
  })
  return opening
}

async function open(id: string, settings: WorldSettings): Promise<World> {
  const store = await settings.storeFor(id)
  try {
    const world = await openWorld(id, store, seedWorld)
    state.open.set(id, world)
    return world
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The world if it is open already; whoever has a connection to it finds it here. */
export const openedWorld = (id: string): World | undefined => state.open.get(id)

/** Forgets a world and opens it anew from an empty store in memory. For tests. */
export async function freshWorld(id = 'default'): Promise<World> {
  const before = state.opening.get(id)
  const opening = open(id, { ...state.settings, storeFor: () => Promise.resolve(memoryStore()) })
  state.opening.set(id, opening)
  const world = await before?.catch(() => undefined)
  await world?.close()
  return opening
}

/** Opens a world anew at its next use: somebody else has written to its store. */
export function forgetWorld(id: string) {
  // It stays open to those who are connected until the next one takes its place.
  if (state.opening.delete(id))
    state.open
      .get(id)
      ?.close()
      .catch((error: unknown) => console.error(`world ${id}:`, error))
}

/** Writes what is pending and closes every world. */
export async function closeWorlds(): Promise<void> {
  const opening = [...state.opening.values()]
  state.opening.clear()
  state.open.clear()
  for (const result of await Promise.allSettled(opening)) {
    if (result.status === 'rejected') continue
    try {
      await result.value.commit()
    } finally {
      await result.value.close()
    }
  }
}
