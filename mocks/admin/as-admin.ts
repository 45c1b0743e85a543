import { isAdmin } from '../accounts.ts'
import { forbidden } from '../refusal.ts'
import type { AccountRow } from '../rows.ts'

/** The signed-in admin; everybody else gets a 403. */
export function asAdmin(account: AccountRow): AccountRow {
  if (!isAdmin(account)) throw forbidden('Only admins can see this.', 'admin_only')
  return account
}
