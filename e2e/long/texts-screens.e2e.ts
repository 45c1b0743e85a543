import type { Page } from '@playwright/test'

import { specifiedAddresses } from '#tests/architecture/specified-addresses.ts'

import { expectCleanInBoth, expectFits, followsSystem } from '../support/axe.ts'
import { expect, test, type Person } from '../support/test.ts'

/** The two texts' calls alone, as they leave it open least: bare shapes, and nothing of a saved synthesis comes back. */
test.use({ textsAlone: { keeps: 'little', shape: 'bare' } })

/** No page of theirs says that the server lacks something. */
const lacking = /this server (?:does not|cannot)|not offered/i
/** One line each on what nobody but a server of ours could keep: links for others, and tasks of all projects at once. */
const said = [/links for sharing/, /list the tasks assigned to you/]
const PROJECT = 'project-statins'
/** Addresses of one project, team or paper, as far as the server has them. */
const placed = (path: string) =>
  path.replace('/collaborate/p-1', `/collaborate/${PROJECT}`).replace('/project/p-1', `/project/${PROJECT}`)

async function judge(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  const lines = (await page.getByRole('main').innerText())
    .split('\n')
    .filter((line) => lacking.test(line) && !said.some((known) => known.test(line)))
  expect.soft(lines, path).toEqual([])
  await expectCleanInBoth(page, path)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, path)
}

const visits: readonly [string, Person, readonly string[]][] = [
  ['what everybody signed in has', 'individual', specifiedAddresses.protected],
  [
    'extraction, synthesis and writing',
    'individual',
    [...specifiedAddresses.extract, ...specifiedAddresses.synthesis, ...specifiedAddresses.write],
  ],
  ['collaboration', 'team-owner', specifiedAddresses.team],
  ['administration', 'admin', specifiedAddresses.admin],
]

for (const [name, person, paths] of visits) {
  test(`on a server of the two texts every screen stands in both themes and says nothing is missing: ${name}`, async ({
    openAs,
  }) => {
    test.setTimeout(600_000)
    const page = await openAs(person, '/help')
    await followsSystem(page)
    for (const path of paths.map(placed)) await judge(page, path)
  })
}

test('on a server of the two texts every public screen stands in both themes and says nothing is missing', async ({
  openPage,
}) => {
  test.setTimeout(240_000)
  const page = await openPage('/auth')
  await followsSystem(page)
  for (const path of [...specifiedAddresses.public, ...specifiedAddresses.open]) await judge(page, path)
})
