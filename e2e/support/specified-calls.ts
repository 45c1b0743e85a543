import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { additions, endpoints } from '#contract/all.ts'

import { ANSWERED } from './test.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const specified = endpoints
  .filter(({ domain }) => !additions.includes(domain))
  .map(({ domain, name }) => `${domain}.${name}`)

/** What no built page can do here, and the component test on the same server that does it. */
const FILE = 'tests/texts-only/account-and-money.test.tsx'
const inComponents: Record<string, string> = {
  'auth.devLogin': 'the sign-in of development builds signs somebody in',
  'auth.verifyToken': 'a new password is set by the link of a mail',
  'auth.resetPassword': 'a new password is set by the link of a mail',
  'subscription.checkout': 'a plan for one person is checked out',
  'subscription.teamCheckout': 'a plan for a team that somebody owns is checked out',
  'subscription.ownedTeams': 'a plan for a team that somebody owns is checked out',
}
const componentTests = readFileSync(join(folder, '..', FILE), 'utf8')
const isInComponents = (call: string) =>
  inComponents[call] !== undefined && componentTests.includes(`test('${inComponents[call]}'`)

const markedFiles = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts'))
    .filter((file) => /\b(?:LONG_)?SPECIFIED\b/.test(readFileSync(join(folder, file), 'utf8')))

/**
 * Each of the specified calls is made by a page in a test that is marked as specified, against a server that knows no
 * other. Which ones is known where all of those tests ran: then a call that no page made fails the run.
 */
// The runner takes the default export of a reporter.
// oxlint-disable-next-line import/no-default-export
export default class SpecifiedCalls implements Reporter {
  #tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests().filter((test) => test.titlePath().includes('texts-alone'))
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.#tests.length === 0) return {}
    const notes = this.#tests.flatMap(({ annotations, results }) => [
      ...annotations,
      ...results.flatMap((result) => result.annotations),
    ])
    const answered = new Set(
      notes.filter(({ type }) => type === ANSWERED).flatMap(({ description = '' }) => description.split(' ')),
    )
    const missing = specified.filter((call) => !answered.has(call) && !isInComponents(call))
    console.log(
      `${specified.length - missing.length} of ${specified.length} specified calls were answered to a page or a part of one`,
    )
    const files = new Set(this.#tests.map(({ location }) => basename(location.file)))
    const hasAll = markedFiles().every((file) => files.has(file))
    if (!hasAll || missing.length === 0) return {}
    console.log(`In no specified test: ${missing.join(', ')}`)
    return this.#tests.every((test) => test.ok()) ? { status: 'failed' } : {}
  }
}
