import type { World } from '#engine/world/world.ts'
import { seedActivity } from './activity.ts'
import { seedAffiliates } from './affiliates.ts'
import { seedChat } from './chat.ts'
import { seedComments } from './comments.ts'
import { seedInvitations } from './invitations.ts'
import { seedInvoices } from './invoices.ts'
import { seedLessons } from '../lessons/seed/seed-lessons.ts'
import { seedMilestones } from './milestones.ts'
import { seedNotifications } from './notifications.ts'
import { seedProjects } from './projects.ts'
import { seedTasks } from './tasks.ts'
import { seedTeams } from './teams.ts'
import { seedTours } from './tours.ts'
import { seedUsers } from './users.ts'

/** What a server for people begins with: lessons and tours, and nobody. */
export function seedRealWorld(world: World): void {
  seedLessons(world)
  seedTours(world)
}

/** Fills a new world: an account for each plan and role, and enough life around them to see every screen at work. */
export async function seedWorld(world: World): Promise<void> {
  await seedUsers(world)
  seedInvoices(world)
  seedLessons(world)
  seedTeams(world)
  seedProjects(world)
  seedMilestones(world)
  seedTasks(world)
  seedActivity(world)
  seedInvitations(world)
  seedChat(world)
  seedComments(world)
  seedNotifications(world)
  seedTours(world)
  seedAffiliates(world)
}
