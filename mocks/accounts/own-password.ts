import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

import { passwordMatches } from '../people/passwords.ts'
import { countAttempt, forgiveAttempts } from '../people/sign-in-attempts.ts'

/**
 * Refuses whoever is signed in as somebody and does not know the password: a page left open must not be enough for what
 * cannot be undone. Counted as sign-ins are, apart from them, so that nobody guesses here instead.
 */
export async function assertOwnPassword(
  world: World,
  account: AccountRow,
  typed: string,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const key = `own:${account.id}`
  countAttempt(world, key)
  if (!(await passwordMatches(typed, account.passwordHash))) {
    const message = 'The current password is not right.'
    throw new Refusal(403, message, { code: 'invalid', fields: { [field]: message } })
  }
  forgiveAttempts(world, key)
}
