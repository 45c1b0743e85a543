import { userApi } from '#contract/user.ts'
import { readOrcid } from '#science/records/orcid.ts'

import { assertEmail, assertFree, publicUser, refuseShortPassword } from '#engine/people/accounts.ts'
import { answer } from '#engine/answers/answer.ts'
import { answerHttp } from '../people/http-answer.ts'
import { hashPassword } from '../people/passwords.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import { endOtherSessions, tokensOf } from '../people/sessions.ts'
import type { World } from '#engine/world/world.ts'
import { useUpResetLinks } from './password-reset.handlers.ts'
import { assertOwnPassword } from './own-password.ts'
import { accountDeletionHandlers } from './account-deletion.additions.ts'
import { sessionsHandlers } from './sessions.additions.ts'

const refuseField = (status: number, field: string, message: string) =>
  new Refusal(status, message, { code: 'invalid', fields: { [field]: message } })

function saved(world: World, id: string, patch: Partial<AccountRow>) {
  const account = world.accounts.update(id, patch)
  return account && { user: publicUser(account) }
}

export const userHandlers = [
  answer(userApi.profile, ({ me, world, body }) => {
    const { id } = me()
    if (body.orcid && readOrcid(body.orcid).is !== 'orcid') {
      throw refuseField(422, 'orcid', 'An ORCID iD has four groups of four characters, such as 0000-0002-1825-0097.')
    }
    if (body.website && !/^https?:\/\/\S+$/.test(body.website.trim())) {
      throw refuseField(422, 'website', 'The website must start with http:// or https://.')
    }
    return saved(world, id, body)
  }),

  answerHttp(
    userApi.account,
    async ({ me, world, body, request, cookies, apart }) => {
      const { id } = me()
      const { currentPassword, newPassword } = body
      if (newPassword !== undefined && !currentPassword) {
        throw refuseField(422, 'currentPassword', 'Your current password is needed to set a new one.')
      }
      if (currentPassword) await apart(() => assertOwnPassword(world, me(), currentPassword, 'currentPassword'))
      const changedHash = newPassword === undefined ? undefined : await apart(() => hashPassword(newPassword))
      const username = body.username?.trim()
      const email = body.email?.trim()
      if (username === '') throw refuseField(422, 'username', 'A username is needed.')
      if (email !== undefined) assertEmail(email)
      assertFree(world, { ...(username && { username }), ...(email && { email }) }, id)
      if (changedHash) endOtherSessions(world, id, tokensOf(request, cookies))
      // A link that was sent before must not undo this.
      if (changedHash || email) useUpResetLinks(world, id)
      return saved(world, id, {
        ...(username && { username }),
        ...(email && { email }),
        ...(email && email.toLowerCase() !== me().email.toLowerCase() && { emailChangedAt: world.now() }),
        ...(changedHash && { passwordHash: changedHash }),
      })
    },
    refuseShortPassword('newPassword'),
  ),

  answer(userApi.persona, ({ me, world, body }) =>
    saved(world, me().id, {
      personaType: body.personaType,
      ...(body.personaData && { personaData: body.personaData }),
    }),
  ),

  answer(userApi.dashboardSettings, ({ me, world, body }) =>
    saved(world, me().id, { dashboardSettings: body.dashboardSettings }),
  ),

  ...accountDeletionHandlers,
  ...sessionsHandlers,
]
