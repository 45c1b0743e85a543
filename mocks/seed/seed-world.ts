import type { World } from '../world.ts'
import { seedUsers } from './users.ts'

/** Fills a new world: accounts for each plan and role, and enough life around them to see every screen at work. */
export async function seedWorld(world: World): Promise<void> {
  await seedUsers(world)
}
