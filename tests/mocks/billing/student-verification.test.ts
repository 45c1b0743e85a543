import { beforeEach, describe, expect, test } from 'vitest'

import { fulfilPayment } from '#mocks/billing/checkouts.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'

import { caller, form, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const PATH = '/subscription/student-verification'
const pdf = (name = 'letter.pdf', bytes = 1000) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const application = (fields: Record<string, string | File> = {}) =>
  form({
    document: pdf(),
    institutionName: 'University of Eastshore',
    graduationYear: '2027',
    studentId: '00123',
    documentType: 'transcript',
    documentText: '[letter.pdf]',
    ...fields,
  })
const row = () => world.accounts.get(seedUserId('free'))

test('an application is kept with its document and waits', async () => {
  const page = await signedIn('free')
  expect((await page.post(PATH, application())).body).toMatchObject({ status: 'pending' })
  expect((await page.get('/subscription')).body).toMatchObject({
    currentPlan: 'free',
    subscription: {
      studentVerificationStatus: 'pending',
      // A student id that looks like a number keeps its zeros.
      studentVerificationData: {
        institutionName: 'University of Eastshore',
        studentId: '00123',
        expectedGraduation: '2027',
      },
      studentVerificationDocument: 'letter.pdf',
    },
  })
  expect(world.files.all()).toMatchObject([{ ownerId: seedUserId('free'), name: 'letter.pdf' }])
})

describe('the outcomes', () => {
  const submit = async (institutionName: string) =>
    (await signedIn('free')).post(PATH, application({ institutionName }))

  test('Instant: verified with a payment of 99 dollars a year', async () => {
    const { body } = await submit('Instant College')
    const { payment } = body as { payment: { clientSecret: string } }
    expect(body).toMatchObject({ status: 'verified' })
    expect(row()?.studentVerificationStatus).toBe('verified')
    await fulfilPayment(world, payment.clientSecret)
    expect(row()).toMatchObject({ plan: 'student', billing: 'yearly', studentVerificationStatus: 'accepted' })
  })

  test('Payment trouble: verified, and the payment could not be set up', async () => {
    expect((await submit('Payment trouble Academy')).body).toMatchObject({
      status: 'verified',
      paymentError: expect.any(String),
    })
    const checkout = await (
      await signedIn('free')
    ).post('/subscription/checkout', {
      planType: 'student',
      billing: 'yearly',
    })
    expect(checkout.body).toMatchObject({ amount: 99 })
  })

  test('Approved: verified without a payment', async () => {
    const { body } = await submit('Approved Institute')
    expect(body).toMatchObject({ status: 'verified' })
    expect(body).not.toHaveProperty('payment')
  })

  test('Refused: an error with words, and nothing is kept', async () => {
    const { status, body } = await submit('Refused University')
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: expect.stringContaining('enrolled') })
    expect(row()?.studentVerificationStatus).toBe('not_required')
    expect(world.files.size).toBe(0)
  })
})

describe('refusals', () => {
  test.each([
    ['an executable', { document: pdf('tool.exe') }, 422, 'document'],
    ['an empty file', { document: pdf('letter.pdf', 0) }, 422, 'document'],
    ['a file over 10 MB', { document: pdf('letter.pdf', 10 * 1024 * 1024 + 1) }, 413, 'document'],
    ['a year out of range', { graduationYear: '2036' }, 422, 'graduationYear'],
    ['a year that is none', { graduationYear: 'soon' }, 422, 'graduationYear'],
    ['a blank institution', { institutionName: '  ' }, 422, 'institutionName'],
    ['an unknown kind of document', { documentType: 'selfie' }, 400, 'documentType'],
    ['text in place of the file', { document: 'none' }, 400, 'document'],
  ])('%s', async (_, fields, status, field) => {
    const answer = await (await signedIn('free')).post(PATH, application(fields))
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(row()?.studentVerificationStatus).toBe('not_required')
  })

  test('a file of exactly 10 MB is taken whole', async () => {
    const bytes = 10 * 1024 * 1024
    const page = await signedIn('free')
    expect((await page.post(PATH, application({ document: pdf('letter.pdf', bytes) }))).status).toBe(200)
    const [file] = world.files.all()
    expect(file?.size).toBe(bytes)
    expect(atob((await world.contents.get(file?.id ?? ''))?.bytes ?? '')).toHaveLength(bytes)
  })

  test('a verified student is a 409, a visitor a 401', async () => {
    expect((await (await signedIn('student')).post(PATH, application())).status).toBe(409)
    expect((await caller().post(PATH, application())).status).toBe(401)
  })
})

describe('the price for students', () => {
  const pay = (page: Awaited<ReturnType<typeof signedIn>>, secret: string) =>
    page.post(`/_stripe/payments/${secret}/confirm`, { number: '4242424242424242' })

  test('is not paid with a checkout that was begun before the application was refused', async () => {
    const page = await signedIn('free')
    const { body } = await page.post(PATH, application({ institutionName: 'Instant College' }))
    const { payment } = body as { payment: { clientSecret: string } }
    await page.post(PATH, application())
    expect(row()?.studentVerificationStatus).toBe('pending')
    expect((await pay(page, payment.clientSecret)).status).toBe(404)
    world.accounts.update(seedUserId('free'), { studentVerificationStatus: 'not_required' })
    expect((await pay(page, payment.clientSecret)).status).toBe(404)
    expect(row()?.plan).toBe('free')
    expect(world.invoices.of(seedUserId('free')).size).toBe(0)
  })

  test('ends with the day until which somebody is a student, and begins again with a new verification', async () => {
    const page = await signedIn('student')
    world.accounts.update(seedUserId('student'), { studentVerificationExpiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'free' })
    expect((await page.get('/usage/check/search')).body).toMatchObject({ isUnlimited: false })
    const wish = { planType: 'student', billing: 'yearly' }
    expect((await page.post('/subscription/checkout', wish)).body).toMatchObject({ code: 'verification_required' })
    expect((await page.get('/subscription/billing')).body).not.toMatchObject({ nextBill: expect.anything() })
    expect((await page.post(PATH, application({ institutionName: 'Approved Institute' }))).status).toBe(200)
    expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'student' })
  })

  test.each(['Instant', 'Approved', 'Payment trouble', 'Refused'])(
    'is decided by a person on a server for people, also for an institution called %s',
    async (institutionName) => {
      const before = worldSettings()
      configureWorlds({ ...before, isReal: true })
      try {
        const { body } = await (await signedIn('free')).post(PATH, application({ institutionName }))
        expect(body).toMatchObject({ status: 'pending' })
        expect(body).not.toHaveProperty('payment')
        expect(row()?.studentVerificationStatus).toBe('pending')
      } finally {
        configureWorlds(before)
      }
    },
  )
})
