import { beforeAll, describe, expect, test } from 'vitest'

import { copilotApi } from '#contract/copilot.ts'
import { searchApi } from '#contract/search.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { resultClasses } from '#science/answers/result-classes.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { fourthSet } from '#tests/science/answers/checked/fourth-set.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { answerTo, importTrials, textOf } from './asked.ts'

const FIRST = 10
const READ = 60

let page: Caller
let sessionId = ''
let hasTrials = false
beforeAll(async () => {
  await freshWorld()
  page = await signedIn('tester')
  hasTrials = await importTrials(page)
  sessionId = (await ask(page, copilotApi.createSession, { body: { scope: { kind: 'library' } } })).id
})

describe.each(fourthSet)('$kind: $query', ({ query, counted = {}, may = {}, says, never, isOff, finds = [], must = [] }) => {
  const isAsked = (id: string) => hasTrials || id.startsWith('p-')

  test('search finds it, and shows of no paper what it does not say', async () => {
    const { items, reading } = await ask(page, searchApi.run, { body: { query } })
    if (isOff) expect(items.length === 0 || reading?.subjects.some(({ papers }) => papers === 0) || reading?.together === 0).toBe(true)
    const first = items.slice(0, FIRST).map(({ paper }) => paper.id)
    for (const id of finds.filter(isAsked)) expect(first).toContain(id)
    const papers = items.slice(0, READ).map(({ paper }) => ({ ...paper, origin: [] }))
    const { byPaper } = resultClasses(reading ? understoodAs(query, reading).text : query, papers)
    for (const [id, { says: said, isCounted }] of Object.entries(byPaper))
      if (isCounted) expect(`${id} ${said}`).toBe(`${id} ${counted[id] ?? may[id] ?? 'not to be counted'}`)
  })

  test('Copilot says it and nothing beside it', async () => {
    const answer = await answerTo(page, sessionId, query)
    const text = textOf(answer)
    if (says && (hasTrials || /p-/.test(JSON.stringify(answer)))) expect(text).toMatch(says)
    if (never) expect(text).not.toMatch(never)
    if (isOff) expect(text).toMatch(/^No paper here/m)
    if (isOff) expect(answer.isEmpty).toBe(true)
    const cited = new Set(answer.sections.flatMap((section) => section.sentences.flatMap(({ citations }) => citations.map(({ documentId }) => documentId))))
    for (const id of must.filter(isAsked)) expect([...cited]).toContain(id)
  })
}) // prettier-ignore
