import { SEED_PASSWORD, seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { openSession } from '#mocks/people/sessions.ts'
import { worldNow } from '#mocks/server/vitest.ts'

export type Person = SeedKey
export const PASSWORD = SEED_PASSWORD

/** Gives this browser a session of the person, as an earlier visit would have left it. Returns the account. */
export function signInAs(person: Person) {
  const world = worldNow()
  const account = world.accounts.get(seedUserId(person))
  if (!account) throw new Error(`${person} is not among the seeded accounts.`)
  localStorage.setItem('token', openSession(world, account.id).token)
  localStorage.setItem('session-hint', '1')
  return account
}
