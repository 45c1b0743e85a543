import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { outcomeOf, viewOf } from '#features/billing/student/verification-outcome.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

import { openPlans } from './open-plans.ts'

testApi()

const open = async (as: Person = 'free') => {
  const { user, card } = await openPlans(as)
  await user.click(within(card('Student')).getByRole('button', { name: 'Verify student status' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Student Verification' }) }
}
const letter = () => new File(['enrolled'], 'letter.pdf', { type: 'application/pdf' })
const chooseFile = (user: UserEvent, file: File) => user.upload(screen.getByLabelText('Document'), file)
const submit = () => screen.getByRole('button', { name: 'Submit application' })

const fill = async (user: UserEvent, institution: string) => {
  await user.type(await screen.findByLabelText('Institution name'), institution)
  await user.type(screen.getByLabelText('Student ID'), 'E-1')
  await user.type(screen.getByLabelText('Expected graduation year'), '2028')
  await user.selectOptions(screen.getByLabelText('Document type'), 'transcript')
  await chooseFile(user, letter())
}

describe('the application', () => {
  test('says what students pay', async () => {
    const { dialog } = await open()
    const plan = await within(dialog).findByRole('region', { name: 'Student Plan' })
    expect(plan).toHaveTextContent('50% off')
    expect(plan).toHaveTextContent('$10 a month instead of $25')
    expect(plan).toHaveTextContent('You save $15 a month or $180 a year.')
  })

  test('needs a file, and names what is missing', async () => {
    const { user } = await open()
    await screen.findByLabelText('Institution name')
    expect(submit()).toBeDisabled()
    await chooseFile(user, letter())
    expect(screen.getByLabelText('About the document')).toHaveValue('Document uploaded: letter.pdf')
    await user.click(submit())
    expect(screen.getByText('Institution name is required')).toBeVisible()
    expect(screen.getByText('Please enter a valid graduation year')).toBeVisible()
    expect(screen.getByText('Please select a document type')).toBeVisible()
    expect(accepted('student-verification.submit')).toHaveLength(0)
  })

  test.each(['202', '2024', '2036', '2027.5'])('takes no graduation in %s', async (year) => {
    const { user } = await open()
    await fill(user, 'Eastshore')
    await user.clear(screen.getByLabelText('Expected graduation year'))
    await user.type(screen.getByLabelText('Expected graduation year'), year)
    await user.click(submit())
    expect(screen.getByText('Please enter a valid graduation year')).toBeVisible()
  })

  test.each([
    [new File(['x'], 'virus.exe'), 'Invalid file type', 'Please upload a PDF, Word document, or image file.'],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.pdf'),
      'File too large',
      'Please upload a file smaller than 10MB.',
    ],
  ])('refuses a file and keeps the one before (%#)', async (file, title, words) => {
    const { user } = await open()
    await screen.findByLabelText('Institution name')
    await chooseFile(user, letter())
    const input = screen.getByLabelText<HTMLInputElement>('Document')
    input.accept = ''
    await chooseFile(user, file)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getAllByText(words)[0]).toBeVisible()
    expect(screen.getByText('Chosen: letter.pdf')).toBeVisible()
  })

  test('is sent as a form and waits: Application Submitted, Verification Pending', async () => {
    const { user, dialog } = await open()
    await fill(user, 'Eastshore')
    await user.click(submit())
    expect(await screen.findByText('Application Submitted')).toBeVisible()
    expect(await within(dialog).findByText('Verification Pending')).toBeVisible()
    expect(dialog).toHaveTextContent('InstitutionEastshoreStudent IDE-1Expected graduation2028Documentletter.pdf')
    expect(accepted('student-verification.submit')[0]?.input).toMatchObject({
      body: {
        document: { file: 'letter.pdf' },
        institutionName: 'Eastshore',
        graduationYear: '2028',
        studentId: 'E-1',
        documentText: 'Document uploaded: letter.pdf',
      },
    })
  })

  test('a refusal in the server’s words keeps all, the file too', async () => {
    const { user } = await open()
    await fill(user, 'Refused College')
    await user.click(submit())
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByText('The document does not show that you are enrolled.')).toBeVisible()
    expect(screen.getByLabelText('Institution name')).toHaveValue('Refused College')
    expect(screen.getByText('Chosen: letter.pdf')).toBeVisible()
    expect(submit()).toBeEnabled()
  })

  test('a failure without words has the default ones', async () => {
    breakCall({ call: 'student-verification.submit', cut: 'before', times: 1 })
    const { user } = await open()
    await fill(user, 'Eastshore')
    await user.click(submit())
    expect(await screen.findByText('Failed to submit verification. Please try again.')).toBeVisible()
  })

  test('verified with a payment: paid here, and the plan begins', async () => {
    const { user } = await open()
    await fill(user, 'Instant University')
    await user.click(submit())
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
    await user.type(screen.getByLabelText('Expiration date'), '12/30')
    await user.type(screen.getByLabelText('Security code'), '123')
    await user.click(screen.getByRole('button', { name: 'Pay $99' }))
    await screen.findAllByText('Your subscription has been activated successfully.')
    expect(worldNow().accounts.get(seedUserId('free'))?.plan).toBe('student')
  })

  test('verified while the payment could not be set up', async () => {
    const { user, dialog } = await open()
    await fill(user, 'Payment trouble College')
    await user.click(submit())
    expect(await screen.findByText('Payment setup failed')).toBeVisible()
    expect(await within(dialog).findByText('Verification Pending')).toBeVisible()
  })

  test('verified without a payment waits', async () => {
    const { user, dialog } = await open()
    await fill(user, 'Approved College')
    await user.click(submit())
    expect(await within(dialog).findByText('Verification Pending')).toBeVisible()
  })
})

describe('coming back', () => {
  test('an application under way is shown as it was sent', async () => {
    const { dialog } = await open('student-pending')
    expect(await within(dialog).findByText('Verification Pending')).toBeVisible()
    expect(dialog).toHaveTextContent('University of Eastshore')
    expect(dialog).toHaveTextContent('enrollment-letter.pdf')
  })

  test.each(['verified', 'accepted'])('%s pays yearly', async (status) => {
    worldNow().accounts.update(seedUserId('free'), { studentVerificationStatus: status })
    const { dialog } = await open()
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(dialog).toHaveTextContent('BillingYearlyAmount$99 a year')
    expect(accepted('subscription.checkout')[0]?.input).toEqual({ body: { planType: 'student', billing: 'yearly' } })
  })

  test('a status that nobody knows is an application under way', async () => {
    worldNow().accounts.update(seedUserId('free'), { studentVerificationStatus: 'under_review' })
    const { dialog } = await open()
    expect(await within(dialog).findByText('Status: under review')).toBeVisible()
  })
})

test.each([
  [{ status: 'verified', payment: { clientSecret: 's' } }, 'pay'],
  [{ status: 'verified' }, 'verified'],
  [{ status: 'verified', paymentError: { code: 1 } }, 'payment-trouble'],
  [{ status: 'pending' }, 'submitted'],
  [{ status: 'anything' }, 'submitted'],
  [{}, 'submitted'],
  [{ success: false }, 'refused'],
  [{ status: 'verified', error: 'No.' }, 'refused'],
])('%j is %s', (reply, kind) => {
  expect(outcomeOf(reply).kind).toBe(kind)
})

test.each([
  [undefined, 'form'],
  ['not_required', 'form'],
  ['pending', 'pending'],
  ['verified', 'checkout'],
  ['accepted', 'checkout'],
  ['rejected', 'pending'],
])('status %s opens %s', (status, view) => {
  expect(viewOf(status)).toBe(view)
})
