import type { World } from '#engine/world/world.ts'

/** The tours that the product has. */
export const seededTours = ['first-visit', 'search', 'library', 'synthesis', 'team', 'comments', 'plans'] as const

/** The people of a new world have been here before: a tour begins by itself only for those who register. */
export function seedTours(world: World): void {
  for (const { id: accountId } of world.accounts.all()) {
    for (const tourKey of seededTours) {
      world.tours.put({ id: `${accountId}:${tourKey}`, accountId, tourKey, at: world.now() })
    }
  }
}
