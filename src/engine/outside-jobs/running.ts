import type { World } from '../world/world.ts'

/** Jobs that this process works on, so that none is worked on twice. */
const active = new Map<string, Promise<void>>()

/** Works on a job, unless that is being done; the work under way is given then. */
export function onceAtATime(world: World, id: string, work: () => Promise<void>): Promise<void> {
  const key = `${world.id}:${id}`
  const known = active.get(key)
  if (known) return known
  const run = work().finally(() => active.delete(key))
  active.set(key, run)
  return run
}
