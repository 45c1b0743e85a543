import { authApi } from '#contract/auth.ts'

import { accountByEmail, refuseShortPassword } from '#engine/people/accounts.ts'
import { randomToken } from '#engine/world/base64.ts'
import { answer } from '#engine/answers/answer.ts'
import { answerHttp } from '../people/http-answer.ts'
import { hashPassword } from '../people/passwords.ts'
import { Refusal } from '#engine/world/refusal.ts'
import { endOtherSessions, tokensOf } from '../people/sessions.ts'
import { keyOfToken } from '../people/token-key.ts'
import { clientOf, forgiveSignIns } from '../people/sign-in-attempts.ts'
import type { World } from '#engine/world/world.ts'
import { resetLetter } from '../mail/letters.ts'
import { hasMail, sendLetter } from '../mail/mail.ts'
import { worldSettings } from '../world/world-settings.ts'

const LIFETIME_MS = 60 * 60_000
const MAX_OPEN = 5

const toConsole = (line: string) => console.info(line)
let post = toConsole

/** Where reset links go where the server sends no mail: to its console, for whoever runs it to hand over. */
export function configureResetMail(send: (line: string) => void = toConsole): void {
  post = send
}

/** No link that was sent to this account works any more. */
export function useUpResetLinks(world: World, accountId: string): void {
  for (const row of world.resetTokens.of(accountId).filter((other) => !other.usedAt)) {
    world.resetTokens.update(row.id, { usedAt: world.now() })
  }
}

/** The path of a link that sets a new password once, within an hour. */
export function newResetPath(world: World, accountId: string, mailedTo?: string): string {
  const token = randomToken()
  const expiresAt = new Date(Date.parse(world.now()) + LIFETIME_MS).toISOString()
  world.resetTokens.put({ id: keyOfToken(token), accountId, expiresAt, ...(mailedTo !== undefined && { mailedTo }) })
  return `/reset-password?token=${token}`
}

function openToken(world: World, token: string) {
  const row = world.resetTokens.get(keyOfToken(token))
  if (!row) throw new Refusal(404, 'This link is invalid or has expired.', { code: 'unknown_token' })
  if (row.usedAt) throw new Refusal(410, 'This link has been used already.', { code: 'used_token' })
  if (row.expiresAt <= world.now()) throw new Refusal(410, 'This link has expired.', { code: 'expired_token' })
  return row
}

export const passwordResetHandlers = [
  answerHttp(authApi.forgotPassword, ({ world, body, request }) => {
    const account = accountByEmail(world, body.email)
    const open = world.resetTokens.filter(
      (row) => row.accountId === account?.id && !row.usedAt && row.expiresAt > world.now(),
    )
    if (account && open.length < MAX_OPEN) {
      const mailedTo = hasMail() ? account.email.toLowerCase() : undefined
      const path = newResetPath(world, account.id, mailedTo)
      const link = `${worldSettings().publicUrl ?? new URL(request.url).origin}${path}`
      if (mailedTo === undefined) post(`Password reset for ${account.email}: ${link}`)
      else sendLetter(resetLetter(account.email, link))
    }
    // The same words for everybody: nobody can find out here who has an account.
    return { success: true, message: 'If an account exists for that address, a reset link is on its way.' }
  }),

  answer(authApi.verifyToken, ({ world, query }) => {
    openToken(world, query.token)
    return { valid: true }
  }),

  answerHttp(
    authApi.resetPassword,
    async ({ world, body, request, cookies, apart }) => {
      openToken(world, body.token)
      const passwordHash = await apart(() => hashPassword(body.password))
      // Looked at again after the wait: a link works once, also for two requests at the same time.
      const { accountId, mailedTo } = openToken(world, body.token)
      const isProof = mailedTo !== undefined && world.accounts.get(accountId)?.email.toLowerCase() === mailedTo
      world.accounts.update(accountId, { passwordHash, isUnclaimed: false, ...(isProof && { provenEmail: mailedTo }) })
      useUpResetLinks(world, accountId)
      endOtherSessions(world, accountId, tokensOf(request, cookies))
      forgiveSignIns(world, accountId, clientOf(request))
      return { success: true, message: 'Your password has been changed. You can sign in with it now.' }
    },
    refuseShortPassword('password'),
  ),
]
