import { isAdmin } from '#engine/people/accounts.ts'
import { forbidden } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'

/** The signed-in admin; everybody else gets a 403. */
export function asAdmin(account: AccountRow): AccountRow {
  if (!isAdmin(account)) throw forbidden('Only admins can see this.', 'admin_only')
  return account
}
