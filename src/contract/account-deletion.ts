import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { messageSchema } from './identifiers.ts'

/** An addition of ours: the two texts have no end of an account. Only called where the server names the capability. */
export const accountDeletionApi = defineApi('accountDeletion', {
  /**
   * Deletes the account of who asks, with everything in it. `confirm` is the username as the person typed it (the email
   * where there is none); another one is refused, and so is a wrong password. 409 `no_heir` where others work in a
   * project that nobody of them may lead.
   */
  remove: {
    method: 'DELETE',
    path: '/user/account',
    body: z.object({
      confirm: z.string().check(z.minLength(1), z.maxLength(254)),
      password: z.string().check(z.minLength(1), z.maxLength(1000)),
    }),
    response: messageSchema,
    replays: false,
  },
})
