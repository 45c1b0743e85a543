import { authApi } from '#contract/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, statusOf } from '#shared/api/errors.ts'

import { isLogoutOwed, markLogoutOwed } from './session-marks.ts'

let underWay: Promise<void> | undefined
let connection = new AbortController()

/** Tells the server that its session is over. Until it has heard, the sign-out stays owed. One at a time; throws what failed. */
export function sendLogout(): Promise<void> {
  markLogoutOwed(true)
  connection = new AbortController()
  underWay ??= callApi(authApi.logout, {}, { signal: connection.signal })
    .then(
      (reply) => {
        if (reply?.success === false) throw new ApiError(200, reply)
        markLogoutOwed(false)
      },
      (error: unknown) => {
        // The server knows no such session any more: nothing is owed.
        if (statusOf(error) !== 401) throw error
        markLogoutOwed(false)
      },
    )
    .finally(() => {
      underWay = undefined
    })
  return underWay
}

/** Ends the server's session after a sign-out that it did not hear of. Never throws; what fails stays owed. */
export async function payOwedLogout(): Promise<void> {
  if (!isLogoutOwed()) return
  await (underWay ?? sendLogout()).catch(() => {})
}

/** Somebody signs in: a sign-out that arrives after that would take the new session with it. */
export function dropOwedLogout() {
  connection.abort()
  markLogoutOwed(false)
}
