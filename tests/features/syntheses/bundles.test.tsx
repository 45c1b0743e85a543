import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { STATINS } from '#mocks/seed/projects.ts'
import { seedUserId, type SeedKey } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()

const at = '2026-11-20T10:00:00.000Z'
const body = { ...emptyGridBody(), columns: startColumns('year') }
const put = (id: string, owner: SeedKey, more: Record<string, unknown>) =>
  worldNow().syntheses.put({
    id,
    ownerId: seedUserId(owner),
    status: 'complete',
    title: id,
    version: 1,
    updatedAt: at,
    ...more,
  })

beforeEach(() => {
  put('first-grid', 'team-owner', { kind: 'grid', body, documentIds: ['p-colditz-1994'], seq: 1 })
  const data = { kind: 'note', rowId: 'p-colditz-1994', noteId: 'n', text: 'Look again' }
  const entries = [{ seq: 1, id: 'entry-one', at, accountId: seedUserId('team-member'), data }]
  worldNow().analysisEntries.put({ id: 'first-grid:1', analysisId: 'first-grid', entries })
  put('own-answer', 'team-owner', { query: 'Does BCG work?', documentIds: ['p-colditz-1994'] })
  put('members-matrix', 'team-member', { kind: 'lit_matrix', projectId: STATINS, body })
})

const open = async () => {
  const rendered = renderAt('/synthesis-history', { as: 'team-owner' })
  await screen.findByRole('link', { name: 'first-grid' }, { timeout: 60_000 })
  return rendered
}
const titles = () =>
  within(screen.getByRole('table', { name: 'Analyses' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
const logOf = (id: string) =>
  worldNow()
    .analysisEntries.filter(({ analysisId }) => analysisId === id)
    .flatMap((row) => row.entries)
    .map(({ data }) => data)
const bringBack = async (user: Awaited<ReturnType<typeof open>>['user'], file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file)

test('the list is narrowed to a project, to none, and to what is whose', async () => {
  const { user } = await open()
  const project = await screen.findByLabelText('Project')
  await user.selectOptions(project, await within(project).findByRole('option', { name: /statin/i }))
  expect(titles()).toEqual(['members-matrix'])
  await user.selectOptions(project, 'In no project')
  expect(titles()).not.toContain('members-matrix')
  expect(titles()).toContain('first-grid')
  await user.selectOptions(project, 'All projects')
  const person = screen.getByLabelText('Person')
  await user.selectOptions(person, 'Mine')
  expect(titles()).not.toContain('members-matrix')
  const [, , theirs] = within(person).getAllByRole('option')
  await user.selectOptions(person, theirs as HTMLElement)
  expect(titles()).toEqual(['members-matrix'])
}, 120_000)

test('chosen ones are saved as one file, and come back from it once, with their papers and who entered what', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Choose first-grid' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose own-answer' }))
  await user.click(screen.getByRole('button', { name: 'Save as JSON' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [file] = files as [File]
  expect(file.name).toBe('2 analyses.json')
  const bundle = JSON.parse(await file.text()) as { papers: { id: string }[]; analyses: unknown[] }
  expect(bundle.papers.map(({ id }) => id)).toEqual(['p-colditz-1994'])

  // While the originals are there, nothing is doubled.
  await bringBack(user, file)
  expect(await screen.findByText('2 analyses.json: 0 brought back, 2 there already, 0 not brought back.')).toBeVisible()
  for (const id of ['first-grid', 'own-answer']) worldNow().syntheses.remove(id)
  await bringBack(user, file)
  expect(await screen.findByText('2 analyses.json: 2 brought back, 0 there already, 0 not brought back.')).toBeVisible()
  const made = worldNow().syntheses.find(
    ({ title, ownerId }) => title === 'first-grid' && ownerId === seedUserId('team-owner'),
  )
  expect(made?.documentIds).toEqual(['p-colditz-1994'])
  expect(logOf(made?.id ?? '')).toMatchObject([
    { kind: 'imported', id: 'entry-one', at, entry: { text: 'Look again' } },
  ])
  await bringBack(user, file)
  expect(await screen.findByText('2 analyses.json: 0 brought back, 2 there already, 0 not brought back.')).toBeVisible()
  expect(logOf(made?.id ?? '')).toHaveLength(1)
}, 120_000)

test('a log in other people’s names is not brought back, a file of something else is refused', async () => {
  const { user } = await open()
  const review = { id: 'old-review', kind: 'review', title: 'Their review', documentIds: [] }
  const entries = [{ id: 'e', at, by: { userId: 'u', name: 'Ann' }, data: { kind: 'vote' } }]
  const bundle = {
    format: 'roadrunner-analyses',
    version: 1,
    madeAt: at,
    papers: [],
    analyses: [{ analysis: review, entries }],
  }
  await bringBack(user, new File([JSON.stringify(bundle)], 'review.json', { type: 'application/json' }))
  expect(await screen.findByText(/^Their review: Its log is in the names of those/)).toBeVisible()
  expect(worldNow().syntheses.find(({ title }) => title === 'Their review')).toBeUndefined()
  await bringBack(user, new File(['{"format":"other"}'], 'other.json', { type: 'application/json' }))
  expect(await screen.findByText(/^other\.json holds no analyses/)).toBeVisible()
}, 120_000)

test('a grid is duplicated for other papers: its columns go along, what was entered stays', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Actions for first-grid' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate with other papers' }))
  const dialog = await screen.findByRole('dialog')
  const box = await within(dialog).findByRole('checkbox', { name: /^Efficacy of BCG vaccine in the prevention/ })
  await user.click(box)
  await user.click(within(dialog).getByRole('checkbox', { name: /^Protective vaccination against tuberculosis/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Use 1 paper' }))
  const copy = await screen.findByRole('link', { name: 'first-grid (copy)' })
  const made = worldNow().syntheses.get(
    new URL(copy.getAttribute('href') ?? '', 'http://x').searchParams.get('id') ?? '',
  )
  expect(made?.documentIds).toHaveLength(1)
  expect(made?.documentIds).not.toContain('p-colditz-1994')
  expect(made?.body).toMatchObject({ columns: body.columns })
  expect(logOf(made?.id ?? '')).toEqual([])

  // A cited answer is asked again of other papers: what was written belongs to the first ones.
  await user.click(screen.getByRole('button', { name: 'Actions for own-answer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate with other papers' }))
  const again = await screen.findByRole('dialog')
  await within(again).findByRole('checkbox', { name: /^Efficacy of BCG vaccine in the prevention/ })
  await user.click(within(again).getByRole('button', { name: 'Use 1 paper' }))
  await waitFor(() => expect(addressNow()).toMatch(/^\/synthesis\?documents=p-colditz-1994&q=Does/))
}, 120_000)
