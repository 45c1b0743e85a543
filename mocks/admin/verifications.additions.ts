import { adminApi, type Verification } from '#contract/admin.ts'

import { displayName } from '#engine/people/accounts.ts'
import { asAdmin } from './as-admin.ts'
import { logged, newestFirst } from './log.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify } from '#engine/notifications/notices.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import { studentExpiry } from '../billing/student-expiry.ts'
import { fileSize } from '#engine/files/uploads.ts'
import type { World } from '#engine/world/world.ts'
import { commentFileAddress } from '../comments/comment-files.handlers.ts'

const DECISION = 'verification.decided'

/** Which application it is: sent anew it has another one. */
const versionOf = (account: AccountRow) =>
  `${account.studentVerificationAppliedAt ?? 'seed'}:${account.studentVerificationStatus}`

function documentOf(world: World, account: AccountRow) {
  const file = account.studentVerificationFileId && world.files.get(account.studentVerificationFileId)
  if (!file) return undefined
  return { name: file.name, type: file.type, bytes: fileSize(file), url: commentFileAddress(file.id) }
}

const statusOf = (account: AccountRow) =>
  account.studentVerificationReason === undefined ? account.studentVerificationStatus : 'rejected'

function asVerification(world: World, account: AccountRow): Verification & { id: string } {
  const data = account.studentVerificationData
  const decided = world.adminLog.filter(({ action, target }) => action === DECISION && target.id === account.id)
  return {
    id: account.id,
    userId: account.id,
    name: displayName(account),
    email: account.email,
    status: statusOf(account),
    version: versionOf(account),
    appliedAt: account.studentVerificationAppliedAt,
    institutionName: data?.institutionName ?? '',
    studentId: data?.studentId,
    degreeProgram: account.studentVerificationDegree || undefined,
    documentType: account.studentVerificationDocumentType,
    expectedGraduation: data?.expectedGraduation,
    document: documentOf(world, account),
    documentName: account.studentVerificationDocument,
    reason: account.studentVerificationReason,
    history: newestFirst(decided).map(({ at, by, changes, note }) => ({
      at,
      by,
      decision: changes[0]?.after ?? '',
      reason: note,
    })),
  }
}

/** Those who wait longest stand first. */
const inQueue = (a: AccountRow, b: AccountRow) =>
  (a.studentVerificationAppliedAt ?? '').localeCompare(b.studentVerificationAppliedAt ?? '')

export const verificationsHandlers = [
  answer(adminApi.verifications, ({ me, world, query }) => {
    asAdmin(me())
    const rows = world.accounts
      .filter((account) => account.studentVerificationData !== undefined)
      .filter((account) => {
        const isWaiting = account.studentVerificationStatus === 'pending'
        return query.state === undefined || query.state === 'all' || isWaiting === (query.state === 'waiting')
      })
      .toSorted(inQueue)
    const { page, ...end } = paged(rows, query)
    return { verifications: page.map((account) => asVerification(world, account)), ...end }
  }),

  answer(adminApi.decide, ({ me, world, hub, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.decide', body.clientKey, () => {
      const account = world.accounts.get(params.userId)
      if (!account?.studentVerificationData) throw notFound('The application')
      if (account.id === admin.id) {
        throw forbidden('Nobody decides on their own application: ask another admin.', 'own_application')
      }
      if (body.version !== versionOf(account) || account.studentVerificationStatus !== 'pending') {
        throw new Refusal(409, 'This application was decided or replaced meanwhile.', { code: 'changed' })
      }
      const isApproved = body.decision === 'approve'
      const reason = body.reason?.trim() ?? ''
      if (!isApproved && reason === '') {
        const message = 'Say why, so that the student can mend it.'
        throw new Refusal(422, message, { code: 'invalid', fields: { reason: message } })
      }
      const after =
        world.accounts.update(account.id, {
          // Not approved = as before the application: the student may apply again.
          studentVerificationStatus: isApproved ? 'verified' : 'not_required',
          ...(isApproved
            ? { studentVerificationExpiresAt: studentExpiry(world, account.studentVerificationData.expectedGraduation) }
            : { studentVerificationReason: reason }),
        }) ?? account
      logged(world, admin, {
        action: DECISION,
        target: { kind: 'verification', id: account.id, name: displayName(account) },
        changes: [{ field: 'status', before: 'pending', after: isApproved ? 'verified' : 'rejected' }],
        note: reason,
      })
      notify(world, hub, account.id, {
        type: 'system',
        title: isApproved ? 'Student status verified' : 'Student status not verified',
        message: isApproved
          ? 'You can have the student plan now: choose it under Manage Billing.'
          : `Your application was not approved: ${reason} You can apply again.`,
      })
      const { id: _id, ...verification } = asVerification(world, after)
      return verification
    })
  }),
]
