import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { teamsApi } from '#contract/teams.ts'
import type { World } from '#engine/world/world.ts'
import { configureMail, lettersSent, sendLetter } from '#mocks/mail/mail.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { smtpOf } from '#mocks/server/smtp.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'
import { startSmtp } from './smtp-stand-in.ts'

const ORIGIN = 'https://papers.example.org'
let world: World
let smtp: Awaited<ReturnType<typeof startSmtp>>
let way: ReturnType<typeof smtpOf>
const before = worldSettings()

beforeEach(async () => {
  smtp = await startSmtp(['nobody@example.org'])
  way = smtpOf({ ROADRUNNER_SMTP_URL: smtp.url, ROADRUNNER_SMTP_FROM: 'desk@example.org' })
  configureMail((letter) => way?.send(letter) ?? Promise.resolve())
  configureWorlds({ ...before, publicUrl: ORIGIN })
  world = await freshWorld()
})
afterEach(async () => {
  configureMail()
  configureWorlds(before)
  way?.close()
  await smtp.stop()
})

/** The letters that came, with the soft line ends of quoted-printable taken back. */
const letters = async () => {
  await lettersSent()
  return smtp.received.map(({ text, ...rest }) => ({
    ...rest,
    text: text.replaceAll('=\n', '').replaceAll('=3D', '='),
  }))
}
const invite = async (email: string) => {
  const owner = await signedIn('team-owner')
  return owner.post('/collaboration/team-invites', { teamId: NORTHFIELD, email, role: 'member' })
}
const register = async (email: string) => {
  const page = caller()
  await page.post('/auth/register', { username: `name-${crypto.randomUUID()}`, email, password: 'a long password' })
  return page
}
const tokenIn = (text: string, name: string) => new RegExp(`${name}=([\\w-]+)`).exec(text)?.[1] ?? ''

describe('a link that sets a password', () => {
  test('goes to the address of the account and leads to this server, whatever name the request had', async () => {
    const log = vi.spyOn(console, 'info').mockReturnValue()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await caller().post('/auth/forgot-password', { email: 'FREE@roadrunner.test' }, { headers })
    const [letter] = await letters()
    expect(letter).toMatchObject({ from: 'desk@example.org', to: ['free@roadrunner.test'] })
    expect(letter?.text).toContain(`${ORIGIN}/reset-password?token=`)
    expect(letter?.text).not.toContain('evil.example')
    expect(log).not.toHaveBeenCalled()
    const token = tokenIn(letter?.text ?? '', 'token')
    expect((await caller().post('/auth/reset-password', { token, password: 'a new password' })).status).toBe(200)
    expect(world.accounts.get(seedUserId('free'))?.provenEmail).toBe('free@roadrunner.test')
  })

  test('is sent to nobody without an account, and the answer is the same', async () => {
    const known = await caller().post('/auth/forgot-password', { email: 'free@roadrunner.test' })
    const unknown = await caller().post('/auth/forgot-password', { email: 'who@example.org' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect((await letters()).map(({ to }) => to)).toEqual([['free@roadrunner.test']])
  })

  test('says on the console that it could not be sent, with neither address nor link', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    await register('nobody@example.org')
    expect((await caller().post('/auth/forgot-password', { email: 'nobody@example.org' })).status).toBe(200)
    expect(await letters()).toEqual([])
    expect(complaint).toHaveBeenCalledTimes(1)
    expect(String(complaint.mock.calls[0])).not.toMatch(/nobody@|token=|reset-password/)
  })
})

describe('an invitation', () => {
  test('goes to the invited address with its link, and whoever has the link joins', async () => {
    expect((await invite('new@example.org')).status).toBe(200)
    const [letter] = await letters()
    expect(letter?.to).toEqual(['new@example.org'])
    expect(letter?.text).toContain('Northfield Evidence Group')
    const token = tokenIn(letter?.text ?? '', 'invite')
    const page = await register('new@example.org')
    expect((await page.post(`/public/teams/invitations/${token}/accept`)).status).toBe(200)
  })

  test('is told to nobody who only says that the address is theirs', async () => {
    await invite('wanted@example.org')
    const thief = await register('wanted@example.org')
    expect(await ask(thief, teamsApi.myInvitations, {})).toEqual({ invitations: [] })
    expect(JSON.stringify((await thief.get('/notifications')).body)).not.toContain('inviteToken')
    const other = await signedIn('free')
    await other.put('/user/account', { email: 'second@example.org' })
    await invite('second@example.org')
    expect(JSON.stringify((await other.get('/notifications')).body)).not.toContain('inviteToken')
  })

  test('is told beside its letter to who proved the address by a letter before', async () => {
    await caller().post('/auth/forgot-password', { email: 'free@roadrunner.test' })
    const token = tokenIn((await letters())[0]?.text ?? '', 'token')
    await caller().post('/auth/reset-password', { token, password: 'a new password' })
    await invite('free@roadrunner.test')
    const page = caller()
    await page.post('/auth/login', { email: 'free@roadrunner.test', password: 'a new password' })
    expect((await ask(page, teamsApi.myInvitations, {})).invitations).toHaveLength(1)
  })

  test('is worth nothing with its link in the hands of another address', async () => {
    await invite('new@example.org')
    const token = tokenIn((await letters())[0]?.text ?? '', 'invite')
    const wish = { params: { inviteToken: token } }
    expect(await refused(await signedIn('individual'), teamsApi.invitation, wish)).toMatchObject({ status: 404 })
  })

  test('can be sent thirty times in a while, and no oftener', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 32; number += 1) statuses.push((await invite(`person-${number}@example.org`)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect(await letters()).toHaveLength(30)
  })
})

test.each(['Two\r\nBcc: all@example.org', 'Two\nlines', 'Para\u2029graph'])(
  'a name that breaks its line (%j) adds no header and no receiver',
  async (name) => {
    sendLetter({ to: 'one@example.org', subject: `${name} invites you`, text: 'Words' })
    sendLetter({ to: 'one@example.org,all@example.org', subject: 'Hello', text: 'Words' })
    const came = await letters()
    const first = came.find(({ to }) => to.includes('one@example.org'))
    expect(first?.to).toEqual(['one@example.org'])
    const [head = ''] = (first?.text ?? '').split('\n\n')
    expect(head).toMatch(/^Subject: .* invites you$/m)
    expect(head).not.toMatch(/^(?:Bcc|Cc):/im)
    expect(came.flatMap(({ to }) => to)).not.toContain('all@example.org')
  },
)

test.each([
  [{ ROADRUNNER_SMTP_URL: 'mail.example.org' }, 'ROADRUNNER_SMTP_URL'],
  [{ ROADRUNNER_SMTP_URL: 'https://mail.example.org' }, 'ROADRUNNER_SMTP_URL'],
  [{ ROADRUNNER_SMTP_URL: 'smtp://mail.example.org' }, 'ROADRUNNER_SMTP_FROM'],
])('settings that cannot be used (%j) are named', (settings, name) => {
  expect(() => smtpOf(settings)).toThrow(name)
})

test('without a mail server nothing is sent', () => {
  expect(smtpOf({})).toBeUndefined()
})
