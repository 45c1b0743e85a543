import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'

const signInSchema = z.object({
  /** Names the sign-in and opens nothing. */
  id: z.string().check(z.maxLength(100)),
  /** ISO 8601, UTC. */
  since: z.string(),
  /** Browser and system as the browser names itself, such as `Firefox on Linux`; absent where it says neither. */
  device: z.nullish(z.string().check(z.maxLength(80))),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
})
export type SignIn = z.infer<typeof signInSchema>

/** An addition of ours: where somebody is signed in, and the end of it. Only called where the server names the capability. */
export const sessionsApi = defineApi('sessions', {
  /** Where whoever asks is signed in, the newest first. */
  list: { method: 'GET', path: '/user/sessions', response: z.object({ sessions: z.array(signInSchema) }) },
  /** Ends every sign-in but the one that asks, and says how many there were. */
  endOthers: {
    method: 'DELETE',
    path: '/user/sessions',
    response: z.object({ ended: z.int().check(z.nonnegative()) }),
  },
})
