import { beforeAll, describe, expect, test } from 'vitest'

import { copilotApi } from '#contract/copilot.ts'
import { searchApi } from '#contract/search.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { resultClasses } from '#science/answers/result-classes.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { eighthSet } from '#tests/science/answers/checked/eighth-set.ts'
import { eleventhSet } from '#tests/science/answers/checked/eleventh-set.ts'
import { fifteenthSet } from '#tests/science/answers/checked/fifteenth-set.ts'
import { fifthSet } from '#tests/science/answers/checked/fifth-set.ts'
import { fourteenthSet } from '#tests/science/answers/checked/fourteenth-set.ts'
import { fourthSet } from '#tests/science/answers/checked/fourth-set.ts'
import { ninthSet } from '#tests/science/answers/checked/ninth-set.ts'
import { seventhSet } from '#tests/science/answers/checked/seventh-set.ts'
import { sixteenthSet } from '#tests/science/answers/checked/sixteenth-set.ts'
import { sixthSet } from '#tests/science/answers/checked/sixth-set.ts'
import { tenthSet } from '#tests/science/answers/checked/tenth-set.ts'
import { thirteenthSet } from '#tests/science/answers/checked/thirteenth-set.ts'
import { twelfthSet } from '#tests/science/answers/checked/twelfth-set.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { answerTo, importTrials, textOf } from './asked.ts'

const FIRST = 10
const READ = 60

let page: Caller
let sessionId = ''
let trials = new Map<string, string>()
beforeAll(async () => {
  await freshWorld()
  page = await signedIn('tester')
  trials = await importTrials(page)
  sessionId = (await ask(page, copilotApi.createSession, { body: { scope: { kind: 'library' } } })).id
})

/** The id in this world; none for a trial of the corpus where that is not beside the project. */
const here = (id: string) => (id.startsWith('p-') ? [id] : [trials.get(id) ?? []].flat())
const there = (id: string) => [...trials].find(([, own]) => own === id)?.[0] ?? id

const questions = [
  ...fourthSet,
  ...fifthSet,
  ...sixthSet,
  ...seventhSet,
  ...eighthSet,
  ...ninthSet,
  ...tenthSet,
  ...eleventhSet,
  ...twelfthSet,
  ...thirteenthSet,
  ...fourteenthSet,
  ...fifteenthSet,
  ...sixteenthSet,
].filter(({ isOpen }) => !isOpen)
const ofTrials = ({ kind, query, may = {} }: (typeof questions)[number]) =>
  kind === 'own' || /newborns|SCarlet/.test(query) || Object.keys(may).some((id) => id.startsWith('PMC'))

describe.each(questions)('$kind: $query', (question) => {
  const { query, counted = {}, may = {}, says, never, isOff, finds = [], must = [] } = question

  test('search finds it, and says of no paper what it does not say', async () => {
    const { items, reading } = await ask(page, searchApi.run, { body: { query } })
    const lacks = reading?.subjects.some(({ papers }) => papers === 0) === true || reading?.together === 0
    if (isOff) expect(items.length === 0 || lacks).toBe(true)
    const first = items.slice(0, FIRST).map(({ paper }) => paper.id)
    for (const id of finds.flatMap(here)) expect(first).toContain(id)
    const papers = items.slice(0, READ).map(({ paper }) => ({ ...paper, origin: [] }))
    const { byPaper } = resultClasses(reading ? understoodAs(query, reading).text : query, papers)
    const shown = Object.entries(byPaper).filter(([, { isCounted }]) => isCounted)
    const classes = shown.map(([id, row]) => `${there(id)} ${row.says}`)
    const accepted = shown.map(([id]) => `${there(id)} ${counted[there(id)] ?? may[there(id)] ?? 'not to be counted'}`)
    expect(classes).toEqual(accepted)
  })

  test('Copilot says it, and nothing that is not so', async () => {
    const answer = await answerTo(page, sessionId, query)
    const text = textOf(answer)
    if (says && (trials.size > 0 || !ofTrials(question))) expect(text).toMatch(says)
    if (never) expect(text).not.toMatch(never)
    if (isOff) expect(text).toMatch(/^(?:No paper here|In no one paper here)/m)
    if (isOff) expect(answer.isEmpty).toBe(true)
    const sentences = answer.sections.flatMap((section) => section.sentences)
    const cited = sentences.flatMap(({ citations }) => citations.map(({ documentId }) => documentId))
    for (const id of must.flatMap(here)) expect(cited).toContain(id)
    for (const { verified } of sentences.flatMap(({ citations }) => citations)) expect(verified).toBe('exact')
  })
})
