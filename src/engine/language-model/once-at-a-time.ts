import { letGo, takeOn } from './under-way.ts'
import type { World } from '../world/world.ts'

/** Jobs that this process works on, so that none is worked on twice. */
const active = new Map<string, Promise<void>>()

/** Works on a job, unless that is being done, here or in another process; the work under way here is given then. */
export function onceAtATime(world: World, id: string, work: () => Promise<void>): Promise<void> {
  const key = `${world.id}:${id}`
  const known = active.get(key)
  if (known) return known
  const run = (world.door ? takenOn(world, id, work) : work()).finally(() => active.delete(key))
  active.set(key, run)
  return run
}

async function takenOn(world: World, id: string, work: () => Promise<void>): Promise<void> {
  if (!(await world.write(() => takeOn(world, id)))) return
  try {
    await work()
  } finally {
    await world.write(() => letGo(world, id))
  }
}
