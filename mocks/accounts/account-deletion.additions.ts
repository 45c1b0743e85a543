import { accountDeletionApi } from '#contract/account-deletion.ts'

import { removeAccount } from './account-removal.ts'
import { assertHeirs } from './handed-work.ts'
import { assertOwnPassword } from './own-password.ts'
import { isAdmin } from '#engine/people/accounts.ts'
import { answerHttp, Reply } from '../people/http-answer.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { clearedCookie } from '../people/sessions.ts'

function assertMayGo(world: World, account: AccountRow): void {
  if (isAdmin(account) && world.accounts.count((each) => isAdmin(each)) === 1) {
    throw new Refusal(409, 'You are the only admin. Make somebody else an admin first.', { code: 'last_admin' })
  }
  assertHeirs(world, account.id)
}

export const accountDeletionHandlers = [
  answerHttp(accountDeletionApi.remove, async ({ me, world, body, apart }) => {
    const account = me()
    if (body.confirm !== account.username) {
      const message = 'The name does not match the account.'
      throw new Refusal(422, message, { code: 'not_confirmed', fields: { confirm: message } })
    }
    assertMayGo(world, account)
    await apart(() => assertOwnPassword(world, account, body.password, 'password'))
    // Others may have left meanwhile.
    assertMayGo(world, account)
    removeAccount(world, account)
    return new Reply({ success: true, message: 'Account deleted' }, [clearedCookie])
  }),
]
