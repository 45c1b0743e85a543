import { seedRealWorld, seedWorld } from '../seed/seed-world.ts'
import { configureEnvironment } from '#engine/world/environment.ts'
import { memoryStore } from '#engine/world/store.ts'
import { worldSettings, type WorldSettings } from '../world/world-settings.ts'
import { provideModelsOfServer, setLanguageModel } from '../language-model/find-model.ts'
import { openWorld, type World } from '#engine/world/world.ts'
import { clearFaults } from './faults.ts'

const isServer = typeof process !== 'undefined'
configureEnvironment(() => (isServer ? process.env : {}), isServer)
provideModelsOfServer()

type State = { opening: Map<string, Promise<World>>; open: Map<string, World> }

/** On globalThis: Vite evaluates an edited module again, and what the server remembers must outlive that. */
const shared = globalThis as { roadrunnerWorlds?: State }
const state = (shared.roadrunnerWorlds ??= { opening: new Map(), open: new Map() })

const WORLD_NAME = /^[A-Za-z0-9_-]{1,64}$/

/** The world of a request: the one that its cookie names where that is allowed, else the one called `default`. */
export function worldOf(cookies: Record<string, string | undefined>): Promise<World> {
  const named = cookies['mock-world']
  return worldById(worldSettings().allowNamed && named !== undefined && WORLD_NAME.test(named) ? named : 'default')
}

/** Opens a world once, however many ask at the same time. A failed opening is tried again by the next who asks. */
export function worldById(id: string): Promise<World> {
  const known = state.opening.get(id)
  if (known) return known
  const opening = open(id, worldSettings())
  state.opening.set(id, opening)
  opening.catch(() => {
    if (state.opening.get(id) === opening) state.opening.delete(id)
  })
  return opening
}

async function open(id: string, settings: WorldSettings): Promise<World> {
  const store = await settings.storeFor(id)
  try {
    const world = await openWorld(id, store, settings.isReal ? seedRealWorld : seedWorld)
    state.open.set(id, world)
    return world
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The world if it is open already; whoever has a connection to it finds it here. */
export const openedWorld = (id: string): World | undefined => state.open.get(id)

/** Forgets a world, its model and its faults, and opens it anew from an empty store in memory. For tests. */
export async function freshWorld(id = 'default'): Promise<World> {
  setLanguageModel(id, undefined)
  clearFaults(id)
  const before = state.opening.get(id)
  const opening = open(id, { ...worldSettings(), storeFor: () => Promise.resolve(memoryStore()) })
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
