import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { writeZip } from '#shared/format/zip.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const encoder = new TextEncoder()
const archive = (files: Record<string, unknown>) =>
  new File(
    [
      writeZip(
        Object.entries(files).map(([name, value]) => ({ name, bytes: encoder.encode(JSON.stringify(value)) })),
        new Date(),
      ),
    ],
    'roadrunner.zip',
  )
const citation = (documentId: string) => ({
  documentId,
  quote: 'It glows in the dark.',
  start: 0,
  end: 21,
  textHash: 'old',
  verified: 'exact',
})
const synthesis = (id: string, documentId: string) => ({
  id,
  title: `On ${id}`,
  query: 'Does it glow?',
  documentIds: [documentId],
  sections: [
    {
      id: 's',
      heading: 'Light',
      sentences: [
        { id: 'x', text: 'It glows.', states: 'finding', origin: 'person', citations: [citation(documentId)] },
      ],
    },
  ],
})
const ownPaper = () =>
  worldNow().documents.put({
    id: 'd-today',
    ownerId: accountByName(worldNow(), 'individual')?.id ?? '',
    type: 'article-journal',
    title: 'Radium and its salts in the dark',
    authors: [{ family: 'Curie', given: 'Marie' }],
    year: 1911,
    abstract: 'We watched radium. It glows in the dark.',
    keywords: [],
    ids: { doi: '10.1000/radium' },
    design: 'unknown',
    flags: {},
    counts: {},
    origin: [],
  })
const library = [
  { id: 'd-then', type: 'article-journal', title: 'Radium and its salts in the dark', DOI: '10.1000/radium' },
]

async function bring(user: ReturnType<typeof renderAt>['user'], file: File) {
  await screen.findByRole('heading', { name: 'Bring an export back' })
  await user.upload(document.querySelector<HTMLInputElement>('input[accept=".zip"]') as HTMLInputElement, file)
}

test('syntheses come back with their papers of today, their quotes looked up anew, and never twice', async () => {
  ownPaper()
  const { user } = renderAt('/settings?tab=data', { as: 'individual' })
  const file = archive({
    'library/library.json': library,
    'syntheses/1-a.json': synthesis('syn-a', 'd-then'),
    'syntheses/2-b.json': synthesis('syn-b', 'd-gone'),
    'syntheses/3-c.json': ['no synthesis'],
  })
  await bring(user, file)
  expect(await screen.findByText('2 restored + 0 already there + 1 left out = 3 in the archive')).toBeVisible()
  expect(screen.getByText(/^1 paper that they name is not in your library/)).toBeVisible()
  expect(screen.getByText('syntheses/3-c.json: It has no readable synthesis.')).toBeVisible()
  const made = worldNow().syntheses.find(({ title }) => title === 'On syn-a')
  expect(made?.documentIds).toEqual(['d-today'])
  expect(made?.sections?.[0]?.sentences[0]?.citations[0]).toMatchObject({ documentId: 'd-today', verified: 'exact' })
  const gone = worldNow().syntheses.find(({ title }) => title === 'On syn-b')
  expect(gone?.sections?.[0]?.sentences[0]?.citations[0]?.verified).toBe('none')

  await bring(user, file)
  expect(await screen.findByText('0 restored + 2 already there + 1 left out = 3 in the archive')).toBeVisible()
})

test('a synthesis that the server refuses is named with the reason, and the others come', async () => {
  const { user } = renderAt('/settings?tab=data', { as: 'individual' })
  breakCall({ call: 'syntheses.create', status: 500, body: { message: 'Disk full' }, times: 1 })
  await bring(
    user,
    archive({ 'syntheses/1.json': synthesis('syn-a', 'd-1'), 'syntheses/2.json': synthesis('syn-b', 'd-1') }),
  )
  expect(await screen.findByText('1 restored + 0 already there + 1 left out = 2 in the archive')).toBeVisible()
  expect(screen.getByText('On syn-a: Disk full')).toBeVisible()
  mendAll()
  expect(accepted('syntheses.create')).toHaveLength(1)
})

test('a file that is no export changes nothing and is told what to choose', async () => {
  const { user } = renderAt('/settings?tab=data', { as: 'individual' })
  await bring(user, new File(['hello'], 'letter.zip'))
  expect(await screen.findByText(/^letter\.zip was not made by “Export everything”/)).toBeVisible()
  expect(accepted('syntheses.create')).toHaveLength(0)
})
