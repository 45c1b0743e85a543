import { authApi, type User } from '#contract/auth.ts'
import { payOwedLogout } from '#platform/session/owed-logout.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ContractError, NetworkError } from '#shared/api/errors.ts'
import { wait } from '#shared/browser/wait.ts'

export type SignedIn = { user: User; token?: string | null | undefined }

const OWED_LOGOUT_MS = 3000

const isLostReply = (error: unknown) =>
  error instanceof ContractError || (error instanceof NetworkError && error.mayHaveArrived)

async function userNow(): Promise<User | null> {
  try {
    return await callApi(authApi.me, {})
  } catch {
    return null
  }
}

/**
 * Signs in or registers. A sign-out that is still on its way is waited for, because its late reply would end the new
 * session. Where the reply was lost, the session is checked before anything is called a failure: the cookie may be set.
 */
export async function signInCall(email: string, send: () => Promise<SignedIn>): Promise<SignedIn> {
  await Promise.race([payOwedLogout(), wait(OWED_LOGOUT_MS)])
  try {
    return await send()
  } catch (error) {
    if (!isLostReply(error)) throw error
    const user = await userNow()
    const isMe = user && (!user.email || user.email.toLowerCase() === email.trim().toLowerCase())
    if (!isMe) throw error
    return { user }
  }
}
