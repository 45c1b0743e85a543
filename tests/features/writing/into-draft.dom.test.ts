import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { analysesApi } from '#contract/analyses.ts'
import type { Paper } from '#contract/papers.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { openForAdding } from '#features/writing/into-draft.ts'
import { newBody } from '#features/writing/new-draft.ts'
import { referencesOf, textOf } from '#features/writing/sync/draft-doc.ts'
import { createJoiner, entriesOf } from '#features/writing/sync/pieces.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import type { Block, Manuscript } from '#science/manuscript/manuscript.ts'
import { callApi } from '#shared/api/call-api.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

const heading = (level: 1 | 2 | 3, text: string): Block => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})
const paragraph = (text: string): Block => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
})
const doc = (...content: Block[]): Manuscript => ({ type: 'doc', content })
const paper = starterPapers[0] as Paper
const answer = doc(
  heading(1, 'The question'),
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'The answer' },
      { type: 'citation', attrs: { id: 'c-1', items: [{ paperId: paper.id, locator: '4' }] } },
    ],
  },
  { type: 'bibliography' },
)
const draft = doc(
  heading(1, 'Introduction'),
  paragraph('Before.'),
  heading(2, 'Aims'),
  paragraph('To know.'),
  heading(1, 'Methods'),
  paragraph('Looked.'),
  paragraph(''),
  { type: 'bibliography' },
)

async function makeDraft(): Promise<string> {
  signInAs('individual')
  const body = newBody({ manuscript: draft })
  return (await callApi(synthesesApi.create, { body: { kind: 'draft', title: 'T', documentIds: [], body } })).id
}
/** The text as its log alone gives it. */
function logOf(id: string) {
  const whole = new Y.Doc()
  const joiner = createJoiner()
  const rows = [...worldNow().analysisEntries.all()].filter(({ analysisId }) => analysisId === id)
  for (const { seq, data } of rows.flatMap(({ entries }) => entries).sort((a, b) => a.seq - b.seq)) {
    const update = joiner.take(seq, data)
    if (update) Y.applyUpdate(whole, update)
  }
  return whole
}
const outline = (id: string) =>
  textOf(logOf(id))
    .toArray()
    .map((node) => {
      const element = node as Y.XmlElement
      const words = element.toArray().map((part) => (part instanceof Y.XmlText ? part.toJSON() : `[${(part as Y.XmlElement).nodeName}]`)) // prettier-ignore
      return `${element.nodeName}${element.nodeName === 'heading' ? Number(element.getAttribute('level')) : ''} ${words.join('')}`.trim()
    })
const added = (level: number) => [`heading${level} The question`, 'paragraph The answer[citation]']

test('at the end: before the empty line and the references, which stay the only ones', async () => {
  const id = await makeDraft()
  const opened = await openForAdding(id)
  expect(opened.headings.map(({ level, text }) => [level, text])).toEqual([
    [1, 'Introduction'],
    [2, 'Aims'],
    [1, 'Methods'],
  ])
  await opened.add(answer, [paper])
  expect(outline(id).slice(4)).toEqual([
    'heading1 Methods',
    'paragraph Looked.',
    ...added(1),
    'paragraph',
    'bibliography',
  ])
  expect(referencesOf(logOf(id)).get(paper.id)).toMatchObject({ title: paper.title })
})

test('under a heading: at the end of its part, one level deeper, beside what somebody else writes meanwhile', async () => {
  const id = await makeDraft()
  await (await openForAdding(id)).add(doc(paragraph('First of all.')), [])
  const opened = await openForAdding(id)
  // Somebody else changes the draft after it was read here.
  const theirs = logOf(id)
  const before = Y.encodeStateVector(theirs)
  textOf(theirs).insert(0, [new Y.XmlElement('paragraph')])
  const [entry] = entriesOf('of-somebody-else', Y.encodeStateAsUpdate(theirs, before))
  await callApi(analysesApi.append, { params: { id }, body: { entries: entry ? [entry] : [] } })
  await opened.add(answer, [paper], opened.headings.find(({ text }) => text === 'Introduction')?.at)
  expect(outline(id).slice(0, 8)).toEqual([
    'paragraph',
    'heading1 Introduction',
    'paragraph Before.',
    'heading2 Aims',
    'paragraph To know.',
    ...added(2),
    'heading1 Methods',
  ])
})

test('an answer that was lost is sent again, and stands there once', async () => {
  const id = await makeDraft()
  const opened = await openForAdding(id)
  breakCall({ call: 'analyses.append', cut: 'after', times: 1 })
  await expect(opened.add(answer, [paper])).rejects.toThrow()
  mendAll()
  await opened.add(answer, [paper])
  expect(outline(id).filter((line) => line === 'heading1 The question')).toHaveLength(1)
})
