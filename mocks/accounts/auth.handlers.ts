import { authApi } from '#contract/auth.ts'
import { devLoginApi } from '#contract/dev-login.ts'

import {
  accountByEmail,
  accountByName,
  assertEmail,
  assertFree,
  publicUser,
  refuseShortPassword,
} from '#engine/people/accounts.ts'
import { attributeRegistration } from '../affiliate/attribution.ts'
import { answer } from '#engine/answers/answer.ts'
import { answerHttp, Reply } from '../people/http-answer.ts'
import { deviceName } from '../people/device-name.ts'
import { announceInvitations } from '#engine/notifications/notices.ts'
import { hashPassword, isOfToday, passwordMatches, passwordOfNobody } from '../people/passwords.ts'
import { exampleSynthesis, putExample } from '#engine/syntheses/example-synthesis.ts'
import { stopAllOf } from '#engine/language-model/under-way.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import { accountOf, clearedCookie, endSession, openSession, sessionsOf, shownToken } from '../people/sessions.ts'
import { clientOf, countForm, countSignIn, forgiveSignIns } from '../people/sign-in-attempts.ts'
import type { World } from '#engine/world/world.ts'
import { worldSettings } from '../world/world-settings.ts'
import { passwordResetHandlers } from './password-reset.handlers.ts'

/** Who a development login signs in. */
const DEVELOPMENT_ACCOUNT = 'individual'

function signedIn(world: World, account: AccountRow, request: Request) {
  const { token, cookie } = openSession(world, account.id, deviceName(request.headers.get('user-agent')))
  return new Reply({ user: publicUser(account), ...shownToken(token) }, [cookie])
}

/**
 * On a server for people the answer does not name an address that somebody has, and nobody tries out a list of them: what
 * an unused name and a refusal still say is said twenty times in ten minutes.
 */
function assertAddress(world: World, email: string, request: Request): void {
  if (!worldSettings().isReal) return assertFree(world, { email })
  if (!accountByEmail(world, email)) return undefined
  countForm(world, request, 'taken addresses')
  throw new Refusal(409, 'An account with this information already exists.', { code: 'account_exists' })
}

export const authHandlers = [
  answerHttp(authApi.login, async ({ world, body, request, apart }) => {
    const client = clientOf(request)
    const known = accountByEmail(world, body.email) ?? accountByName(world, body.email)
    const key = known?.id ?? body.email.trim().toLowerCase()
    countSignIn(world, key, client)
    const { isRight, newHash } = await apart(async () => {
      const isRight = await (known
        ? passwordMatches(body.password, known.passwordHash)
        : passwordOfNobody(body.password))
      // Made by an older way of keeping passwords: now that it is known, it is kept as it would be today.
      const isOld = known !== undefined && isRight && !isOfToday(known.passwordHash)
      return { isRight, ...(isOld && { newHash: await hashPassword(body.password) }) }
    })
    // It may have another password since.
    const now = known && world.accounts.get(known.id)
    const account = now?.passwordHash === known?.passwordHash ? now : undefined
    // An unknown account answers as a wrong password does: nobody can find out here who has an account.
    if (!account || !isRight) throw new Refusal(401, 'Invalid email or password.', { code: 'invalid_credentials' })
    forgiveSignIns(world, key, client)
    if (newHash !== undefined) world.accounts.update(account.id, { passwordHash: newHash })
    return signedIn(world, account, request)
  }),

  answerHttp(
    authApi.register,
    async ({ world, hub, body, cookies, request, apart }) => {
      const username = body.username.trim()
      const email = body.email.trim()
      assertEmail(email)
      if (username === '') {
        const fields = { username: 'Please choose a username.' }
        throw new Refusal(400, 'A username is needed.', { code: 'invalid', fields })
      }
      const passwordHash = await apart(() => hashPassword(body.password))
      const example = await apart(exampleSynthesis)
      // Checked after the waits, in one go with the write: two at once must not both get the name.
      assertFree(world, { username })
      assertAddress(world, email, request)
      const account: AccountRow = {
        id: world.newId('user'),
        username,
        email,
        passwordHash,
        isAdmin: false,
        role: 'user',
        plan: 'free',
        studentVerificationStatus: 'not_required',
        createdAt: world.now(),
      }
      world.accounts.put(account)
      putExample(world, account.id, example)
      attributeRegistration(world, account, cookies)
      announceInvitations(world, hub, account)
      return signedIn(world, account, request)
    },
    refuseShortPassword('password'),
  ),

  answerHttp(authApi.logout, ({ world, request, cookies }) => {
    const account = accountOf(world, request, cookies)
    endSession(world, request, cookies)
    // Somebody who is signed in elsewhere still waits for what is being written.
    if (account && sessionsOf(world, account.id).length === 0) stopAllOf(world, account.id)
    return new Reply({ success: true, message: 'Logged out' }, [clearedCookie])
  }),

  answer(authApi.me, ({ me }) => publicUser(me())),

  answerHttp(devLoginApi.devLogin, ({ world, request }) => {
    // Only where it is switched on, for development and tests: a server for people does not know this call.
    const account = worldSettings().allowDevLogin ? accountByName(world, DEVELOPMENT_ACCOUNT) : undefined
    if (!account) throw notFound('A development login')
    return signedIn(world, account, request)
  }),

  ...passwordResetHandlers,
]
