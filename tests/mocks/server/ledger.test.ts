import { afterEach, beforeEach, expect, test } from 'vitest'

import { clearFaults, setFault } from '#mocks/server/faults.ts'
import { clearLedger, ledgerOf } from '#mocks/server/ledger.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { memoryStore } from '#engine/world/store.ts'
import { configureWorlds } from '#mocks/world/world-settings.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, form, signedIn } from '../caller.ts'

beforeEach(async () => {
  // A server that was started in this worker before says that nothing is noted.
  configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: false })
  await freshWorld()
  clearLedger('default')
})
afterEach(() => {
  clearFaults('default')
  clearLedger('default')
})

const calls = () => ledgerOf('default').map((entry) => entry.call)

test('holds accepted writes with who and what, in order', async () => {
  const page = await signedIn('free')
  await page.post('/tours/complete', { tourKey: 'search' })
  await page.patch('/notifications/mark-all-read')
  expect(calls()).toEqual(['auth.login', 'tours.complete', 'notifications.markAllRead'])
  expect(ledgerOf('default')[1]).toMatchObject({
    accountId: seedUserId('free'),
    input: { body: { tourKey: 'search' } },
  })
})

test('holds no reads, no refusals, and nothing that a fault kept away', async () => {
  const page = await signedIn('free')
  await page.get('/notifications')
  await page.post('/tours/complete', { tourKey: '' })
  await page.post('/subscription/downgrade')
  await caller().post('/tours/complete', { tourKey: 'x' })
  setFault('default', { call: 'tours.complete', cut: 'before', times: 1 })
  await page.post('/tours/complete', { tourKey: 'x' })
  expect(calls()).toEqual(['auth.login'])
  setFault('default', { call: 'tours.complete', cut: 'after', times: 1 })
  await page.post('/tours/complete', { tourKey: 'x' })
  expect(calls()).toEqual(['auth.login', 'tours.complete'])
})

test('masks passwords and tokens, and names files without keeping them', async () => {
  const page = caller()
  await page.post('/auth/register', { username: 'u', email: 'u@example.org', password: 'my secret words' })
  const document = new File(['secret file'], 'letter.pdf', { type: 'application/pdf' })
  const fields = { document, institutionName: 'X', graduationYear: '2027', documentType: 'transcript' }
  await page.post('/subscription/student-verification', form(fields))
  expect(JSON.stringify(ledgerOf('default'))).not.toMatch(/secret/)
  expect(ledgerOf('default')).toMatchObject([
    { input: { body: { username: 'u', password: '(masked)' } } },
    { input: { body: { document: { file: 'letter.pdf', size: 11, type: 'application/pdf' } } } },
  ])
})
