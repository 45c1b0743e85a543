import { accountDeletionApi } from '#contract/account-deletion.ts'

import { removeAccount } from '../account-removal.ts'
import { mock, Reply } from '../mock-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { clearedCookie } from '../sessions.ts'

export const accountDeletionHandlers = [
  mock(accountDeletionApi.remove, ({ me, world, body }) => {
    const account = me()
    if (body.confirm !== account.username) {
      const message = 'The name does not match the account.'
      throw new Refusal(422, message, { code: 'not_confirmed', fields: { confirm: message } })
    }
    removeAccount(world, account)
    return new Reply({ success: true, message: 'Account deleted' }, [clearedCookie])
  }),
]
