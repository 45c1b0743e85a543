import { studentVerificationApi } from '#contract/student-verification.ts'

import { beginCheckout } from './checkouts.ts'
import { answer } from '#engine/answers/answer.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import { studentExpiry } from './student-expiry.ts'
import { assertUpload, keepFile } from '#engine/files/uploads.ts'
import { isStudentNoMore } from '#engine/people/plan-limits.ts'
import type { World } from '#engine/world/world.ts'
import { worldSettings } from '../world/world-settings.ts'

const FIRST_YEAR = 2025
const LAST_YEAR = 2035

const documentRules = {
  field: 'document',
  extensions: ['jpeg', 'jpg', 'png', 'pdf', 'doc', 'docx'],
  wrongType: 'Please upload a PDF, Word document, or image file.',
  tooLarge: 'Please upload a file smaller than 10MB.',
}

/**
 * A person reviews applications on a server for people. In a world for trying the name of the institution decides: with `Instant` in it the
 * application is verified and a payment begun, `Payment trouble` verifies and fails to begin one, `Approved` verifies
 * and asks for no payment, `Refused` is refused; every other stays pending.
 */
function review(world: World, account: AccountRow, institution: string) {
  if (worldSettings().isReal) return { status: 'pending', message: 'Your application is being reviewed.' }
  const verify = () =>
    world.accounts.update(account.id, {
      studentVerificationStatus: 'verified',
      studentVerificationExpiresAt: studentExpiry(world, account.studentVerificationData?.expectedGraduation),
    }) ?? account
  // Whoever has the plan already and verifies anew has nothing to pay for.
  if (institution.includes('Instant') && account.plan !== 'student') {
    const { clientSecret } = beginCheckout(world, verify(), { plan: 'student', billing: 'yearly' })
    return { status: 'verified', message: 'Your student status is verified.', payment: { clientSecret } }
  }
  if (institution.includes('Payment trouble')) {
    verify()
    return {
      status: 'verified',
      message: 'Your student status is verified.',
      paymentError: 'The payment could not be set up.',
    }
  }
  if (institution.includes('Approved') || institution.includes('Instant')) {
    verify()
    return { status: 'verified', message: 'Your student status is verified.' }
  }
  return { status: 'pending', message: 'Your application is being reviewed.' }
}

export const studentVerificationHandlers = [
  answer(studentVerificationApi.submit, async ({ me, world, body }) => {
    const account = me()
    const institutionName = body.institutionName.trim()
    const year = Number(body.graduationYear)
    if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
      const fields = { graduationYear: 'Please enter a valid graduation year' }
      throw new Refusal(422, `The graduation year must lie between ${FIRST_YEAR} and ${LAST_YEAR}.`, { fields })
    }
    if (institutionName === '') {
      const fields = { institutionName: 'Institution name is required' }
      throw new Refusal(422, 'Institution name is required', { fields })
    }
    assertUpload(body.document, documentRules)
    const isStudent = account.plan === 'student' || account.studentVerificationStatus === 'accepted'
    if (isStudent && !isStudentNoMore(world, account)) {
      throw new Refusal(409, 'Your student status is verified already.', { code: 'already_verified' })
    }
    if (institutionName.includes('Refused') && !worldSettings().isReal) {
      throw new Refusal(422, 'The document does not show that you are enrolled.', { code: 'verification_refused' })
    }
    const file = await keepFile(world, account.id, body.document)
    const current = world.accounts.get(account.id)
    if (!current) throw new Refusal(401, 'Unauthorized', { code: 'unauthorized' })
    const { studentVerificationReason: _reason, ...rest } = current
    const applied = world.accounts.put({
      ...rest,
      studentVerificationStatus: 'pending',
      studentVerificationData: {
        institutionName,
        ...(body.studentId && { studentId: body.studentId }),
        expectedGraduation: body.graduationYear,
      },
      studentVerificationDocument: file.name,
      studentVerificationFileId: file.id,
      studentVerificationAppliedAt: world.now(),
      studentVerificationDegree: body.degreeProgram ?? '',
      studentVerificationDocumentType: body.documentType,
    })
    return review(world, applied, institutionName)
  }),
]
