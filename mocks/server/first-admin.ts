import { isAdmin } from '#engine/people/accounts.ts'
import { randomToken } from '#engine/world/base64.ts'
import type { World } from '#engine/world/world.ts'

import { newResetPath } from '../accounts/password-reset.handlers.ts'
import { hashPassword } from '../people/passwords.ts'

/**
 * The way in to a server for people that nobody has entered yet: an admin whose password nobody knows, and the path of a
 * link that sets it, once, within an hour. A new one at each start until it was used; undefined once there is an admin.
 */
export async function firstAdminPath(world: World, email: string): Promise<string | undefined> {
  const passwordHash = await hashPassword(randomToken())
  return world.write(() => pathOf(world, email, passwordHash))
}

function pathOf(world: World, email: string, passwordHash: string): string | undefined {
  const before = world.accounts.find((account) => isAdmin(account))
  if (before && before.isUnclaimed !== true) return undefined
  const account = before ?? {
    id: world.newId('user'),
    username: 'admin',
    email,
    passwordHash,
    isAdmin: true,
    role: 'admin',
    plan: 'enterprise' as const,
    studentVerificationStatus: 'not_required',
    isUnclaimed: true,
    createdAt: world.now(),
  }
  if (!before) world.accounts.put(account)
  return newResetPath(world, account.id)
}
