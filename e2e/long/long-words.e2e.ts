import type { Page } from '@playwright/test'

import { expectFits } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** As an address, a formula or a slip of the finger gives it: no browser breaks it unless it is told to. */
const WORD = `Tea${'ẅ'.repeat(110)}`

async function write<T>(page: Page, path: string, data: object, method: 'post' | 'patch' | 'put' = 'post'): Promise<T> {
  const reply = await page.request[method](`/api${path}`, { data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()) as T
}

test('a word without a place to break is broken, and widens no page of a phone', async ({ openAs }) => {
  test.setTimeout(240_000)
  const page = await openAs('team-owner', '/help')
  await page.setViewportSize({ width: 360, height: 740 })
  const { runId } = await write<{ runId: string }>(page, '/search', { query: WORD })
  const analysis = async (kind: string, body: object = {}) =>
    (await write<{ synthesis: { id: string } }>(page, '/syntheses', { kind, title: WORD, query: WORD, documentIds: [], body })).synthesis.id // prettier-ignore
  const table = await analysis('matrix')
  const draft = await analysis('draft')
  const { project } = await write<{ project: { id?: string; projectId?: string } }>(page, '/collaboration/projects', {
    title: WORD,
    description: WORD,
    goal: WORD,
  })
  const projectId = project.id ?? project.projectId ?? ''
  await write(page, '/collaboration/tasks', { title: WORD, description: WORD, projectId })
  await write(page, '/collaboration/chat/global', { content: WORD })
  await write(page, '/library/collections', { name: WORD, clientKey: 'long-word-0001' })
  await write(page, '/copilot/sessions', { scope: { kind: 'library' }, title: WORD })
  const paths = [
    '/personalized-dashboard',
    '/personalized-dashboard?view=inbox',
    '/search',
    `/search?q=${encodeURIComponent(WORD)}&run=${runId}`,
    '/search-history',
    `/synthesis?ask=${encodeURIComponent(WORD)}`,
    '/synthesis-history',
    '/synthesis/projects',
    `/literature-matrix?id=${table}`,
    '/write',
    `/write/${draft}`,
    '/copilot',
    '/resources',
    '/projects',
    '/collaborate',
    '/project',
    ...['', '/tasks', '/milestones', '/reports', '/team', '/settings'].map(
      (part) => `/collaborate/${projectId}${part}`,
    ),
    `/no-page/${WORD}`,
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectFits(page, path.slice(0, 60))
  }
  await page.goto('/profile')
  await page.getByLabel('First name').fill(WORD.slice(0, 90))
  await page.getByLabel('Affiliation').fill(WORD)
  await page.getByRole('textbox', { name: 'About you' }).fill(WORD)
  await expectFits(page, '/profile')
})
