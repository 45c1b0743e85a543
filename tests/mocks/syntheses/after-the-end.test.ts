import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { answerIn } from '#contract/answer.ts'
import { authApi } from '#contract/auth.ts'
import { documentsApi } from '#contract/documents.ts'
import { searchApi } from '#contract/search.ts'
import { sharesApi } from '#contract/shares.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { usedThisMonth } from '#engine/people/plan-limits.ts'
import type { World } from '#engine/world/world.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { until } from '#tests/support/until.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn, type Caller } from '../caller.ts'

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})

const finished = (id: string, who = page) =>
  until(async () => {
    const synthesis = await ask(who, synthesesApi.get, { params: { id } })
    expect(synthesis.status).not.toBe('generating')
    return synthesis
  })
async function generated(documentIds: string[]): Promise<Synthesis> {
  const { id } = await ask(page, synthesesApi.generate, { body: { documentIds, query: QUESTION } })
  return finished(id)
}
const lineOf = ({ body }: Synthesis) => answerIn(body)?.verdict?.counted
const used = () => usedThisMonth(world, seedUserId('individual'), 'synthesis')

describe('a new account', () => {
  const registered = async () => {
    const guest = caller()
    await ask(guest, authApi.register, {
      body: { username: 'newcomer', email: 'newcomer@example.org', password: 'a-long-password' },
    })
    return guest
  }

  test('finds one finished synthesis: an example with its answer and its table, that counts nowhere', async () => {
    const guest = await registered()
    const list = await ask(guest, synthesesApi.list, {})
    expect(list).toHaveLength(1)
    const whole = await ask(guest, synthesesApi.get, { params: { id: list[0]?.id ?? '' } })
    expect(whole).toMatchObject({ isExample: true, status: 'complete', query: QUESTION })
    const answer = answerIn(whole.body)
    expect(answer?.pooled?.k).toBe(13)
    expect(answer?.rows.filter(({ group }) => group === 'study')).toHaveLength(13)
    const quotes = whole.sections?.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)) ?? []
    expect(quotes.length).toBeGreaterThan(10)
    expect(quotes.filter(({ verified }) => verified === 'none')).toEqual([])
    const account = world.accounts.find(({ username }) => username === 'newcomer')
    expect(usedThisMonth(world, account?.id ?? '', 'synthesis')).toBe(0)
  })

  test('is rid of it with one call, and it does not come back', async () => {
    const guest = await registered()
    const [example] = await ask(guest, synthesesApi.list, {})
    await ask(guest, synthesesApi.remove, { params: { id: example?.id ?? '' } })
    expect(await ask(guest, synthesesApi.list, {})).toEqual([])
  })
})

describe('a synthesis that broke off', () => {
  test('by a stop of the server says so, and is written again under its own id, counted once', async () => {
    const { id } = await generated(['p-aronson-1948', 'p-ferguson-1949', 'p-hart-1977'])
    const before = used()
    // As a process leaves it that ended while it wrote.
    world.syntheses.update(id, { status: 'generating', sections: [] })
    expect(await ask(page, synthesesApi.get, { params: { id } })).toMatchObject({ status: 'failed', isCutOff: true })
    expect(used()).toBe(before - 1)
    await ask(page, analysesApi.resume, { params: { id } })
    const again = await finished(id)
    expect(again).toMatchObject({ status: 'complete' })
    expect(again.isCutOff ?? false).toBe(false)
    expect(again.error ?? undefined).toBeUndefined()
    expect(lineOf(again)).toContain('3')
    expect(used()).toBe(before)
  })

  test('and is whole cannot be begun again, nor by somebody else', async () => {
    const { id } = await generated(['p-hart-1977'])
    expect((await refused(page, analysesApi.resume, { params: { id } })).status).toBe(409)
    expect((await refused(await signedIn('enterprise'), analysesApi.resume, { params: { id } })).status).toBe(404)
  })
})

describe('what came since', () => {
  async function added(title: string, abstract: string): Promise<string> {
    const draft = { type: 'article', title, abstract, authors: [], keywords: [], ids: {} }
    const body = { importId: `import-${world.newId('t')}`, batch: 0, file: 'mine.ris', records: [{ line: 1, draft }] }
    const { outcomes } = await ask(page, documentsApi.importBatch, { body })
    return outcomes[0]?.documentId ?? ''
  }

  test('names papers of the own library that speak of the question and came later, without counting a search', async () => {
    const since = new Date(Date.now() - 1000).toISOString()
    const fits = await added(
      'BCG vaccination and tuberculosis: a new trial',
      'We randomised 400 children to BCG vaccination or none. Tuberculosis was seen in 4 of 200 vaccinated and 12 of 200 unvaccinated children.',
    )
    await added('Beavers of the north', 'Dams raise the water level of small streams.')
    const body = { query: QUESTION, since, without: [] as string[] }
    const found = await ask(page, searchApi.newPapers, { body })
    expect(found.documents.map(({ id }) => id)).toEqual([fits])
    expect((await ask(page, searchApi.newPapers, { body: { ...body, without: [fits] } })).documents).toEqual([])
    const later = new Date(Date.now() + 60_000).toISOString()
    expect((await ask(page, searchApi.newPapers, { body: { ...body, since: later } })).documents).toEqual([])
    expect(usedThisMonth(world, seedUserId('individual'), 'search')).toBe(0)
    expect((await ask(page, searchApi.runs, {})).runs).toEqual([])
  })

  test('is taken over: the answer is that of the new papers, what a person wrote stays, and the old one is kept', async () => {
    const first = await generated(['p-aronson-1948', 'p-ferguson-1949', 'p-hart-1977'])
    const [section, ...rest] = first.sections ?? []
    const mine = {
      id: 'mine',
      text: 'I doubt this.',
      states: 'frame' as const,
      origin: 'person' as const,
      citations: [],
    }
    const edited = await ask(page, synthesesApi.update, {
      params: { id: first.id },
      body: { sections: [{ ...section!, sentences: [...section!.sentences, mine] }, ...rest] },
    })
    const before = used()
    const documentIds = ['p-aronson-1948', 'p-ferguson-1949', 'p-madras-trial-1980']
    const next = await ask(page, analysesApi.renew, {
      params: { id: first.id },
      body: { documentIds, version: edited.version ?? 1 },
    })
    expect(next.id).toBe(first.id)
    expect(next.documentIds).toEqual(documentIds)
    const rows = answerIn(next.body)?.rows.map(({ paperIds: [id] }) => id)
    expect(rows).toContain('p-madras-trial-1980')
    expect(rows).not.toContain('p-hart-1977')
    const sentences = next.sections?.flatMap((each) => each.sentences) ?? []
    expect(sentences.map(({ text }) => text)).toContain('I doubt this.')
    expect(sentences.filter(({ origin }) => origin === 'person').map(({ id }) => id)).toEqual(['mine'])
    const kept = (await ask(page, synthesesApi.list, {})).find(({ title }) => title?.includes('(until '))
    const old = await ask(page, synthesesApi.get, { params: { id: kept?.id ?? '' } })
    expect(old.documentIds).toEqual(first.documentIds)
    expect(old.sections).toEqual(edited.sections)
    expect(used()).toBe(before)
  })

  test('is not taken over over somebody’s newer text, by somebody else, or with papers that are not there', async () => {
    const { id, version } = await generated(['p-hart-1977'])
    const wish = (documentIds: string[], at?: number) => ({
      params: { id },
      body: { documentIds, ...(at !== undefined && { version: at }) },
    })
    expect((await refused(page, analysesApi.renew, wish(['p-hart-1977'], (version ?? 1) + 7))).status).toBe(409)
    expect((await refused(page, analysesApi.renew, wish(['nowhere']))).status).toBe(422)
    const other = await signedIn('enterprise')
    expect((await refused(other, analysesApi.renew, wish(['p-hart-1977']))).status).toBe(404)
  })
})

describe('a study taken out', () => {
  test('leaves no sentence of the rules marked as somebody’s own', async () => {
    const { recompute } = await import('#science/answers/answer.ts')
    const { sectionsOf } = await import('#science/answers/sections.ts')
    const first = await generated(['p-aronson-1948', 'p-ferguson-1949', 'p-hart-1977'])
    const answer = recompute(answerIn(first.body)!, new Set(['p-hart-1977']))
    const sections = sectionsOf(answer)
    const saved = await ask(page, synthesesApi.update, {
      params: { id: first.id },
      body: { body: { answer }, sections },
    })
    expect(saved.sections?.flatMap((each) => each.sentences).map(({ origin }) => origin)).not.toContain('person')
    const claimed = sections.map((each) => ({
      ...each,
      sentences: each.sentences.map((sentence) => ({ ...sentence, text: `${sentence.text} Really.` })),
    }))
    const changed = await ask(page, synthesesApi.update, { params: { id: first.id }, body: { sections: claimed } })
    expect(new Set(changed.sections?.flatMap((each) => each.sentences).map(({ origin }) => origin))).toEqual(
      new Set(['person']),
    )
  })
})

describe('a shared synthesis', () => {
  test('shows a visitor its answer, its table and its text with quotes, and no id of the account', async () => {
    const made = await generated(['p-aronson-1948', 'p-ferguson-1949', 'p-hart-1977'])
    const { token } = await ask(page, sharesApi.create, {
      body: { kind: 'synthesis', targetId: made.id, title: 'For the team' },
    })
    const shown = await ask(caller(), sharesApi.read, { params: { token } })
    if (shown.kind !== 'synthesis') throw new Error(`a link to a ${shown.kind}`)
    expect(shown).toMatchObject({ title: 'For the team', sharedBy: 'Ines Varga', query: QUESTION, papers: 3 })
    expect(shown.answer?.verdict?.counted).toBe(lineOf(made))
    expect(shown.sections.map(({ heading }) => heading)).toEqual(made.sections?.map(({ heading }) => heading))
    const text = JSON.stringify(shown)
    for (const id of [made.id, ...(made.documentIds ?? [])]) expect(text).not.toContain(id)
    const keys = new Set(shown.documents.map(({ key }) => key))
    expect(shown.answer?.rows.flatMap(({ paperIds }) => paperIds).filter((id) => !keys.has(id))).toEqual([])
    await ask(page, synthesesApi.remove, { params: { id: made.id } })
    expect((await ask(caller(), sharesApi.read, { params: { token } })).kind).toBe('synthesis')
  })

  test('is its owner’s to share, when it is whole', async () => {
    const { id } = await generated(['p-hart-1977'])
    const body = { kind: 'synthesis' as const, targetId: id, title: 'Mine' }
    expect((await refused(await signedIn('enterprise'), sharesApi.create, { body })).status).toBe(404)
    world.syntheses.update(id, { status: 'stopped' })
    expect((await refused(page, sharesApi.create, { body })).status).toBe(409)
  })
})
