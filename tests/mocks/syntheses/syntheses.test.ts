import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { authApi } from '#contract/auth.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { estimatedTokens } from '#science/synthesis/reading-plan.ts'
import { setUses, usedThisMonth } from '#engine/people/plan-limits.ts'
import { removeAccount } from '#mocks/accounts/account-removal.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import {
  startAnsweringModel,
  startModelServer,
  startScriptedModel,
  startSilentModel,
} from '#tests/support/model-server.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { listen } from '../ear.ts'
import { until } from '#tests/support/until.ts'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => {
  delete process.env['ROADRUNNER_LLM_URL']
})

async function bcgPapers(count = 4) {
  const { documents } = await ask(page, documentsApi.list, { query: { text: 'bcg', limit: String(count) } })
  return documents
}

const finished = (id: string) =>
  until(async () => {
    const synthesis = await ask(page, synthesesApi.get, { params: { id } })
    expect(synthesis.status).not.toBe('generating')
    return synthesis
  })

async function generated(query = 'Does BCG vaccination prevent tuberculosis?'): Promise<Synthesis> {
  const documentIds = (await bcgPapers()).map(({ id }) => id)
  const { id } = await ask(page, synthesesApi.generate, { body: { documentIds, query } })
  return finished(id)
}

const citationsOf = (synthesis: Synthesis) =>
  (synthesis.sections ?? []).flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations))

describe('a run without a model', () => {
  test('writes from the papers alone: every finding has a quote that stands in its paper', async () => {
    const synthesis = await generated()
    expect(synthesis).toMatchObject({ status: 'complete', writtenBy: { kind: 'documents' } })
    const findings = (synthesis.sections ?? [])
      .flatMap(({ sentences }) => sentences)
      .filter(({ states }) => states === 'finding')
    expect(findings.length).toBeGreaterThan(2)
    for (const { citations } of findings) {
      expect(citations.length).toBeGreaterThan(0)
      for (const { verified } of citations) expect(verified).toBe('exact')
    }
    const [citation] = citationsOf(synthesis)
    const { pages } = await ask(page, filesApi.text, { params: { id: citation?.documentId ?? '' } })
    expect(pages[0]?.text.slice(citation?.start, citation?.end)).toBe(citation?.quote)
  })

  test('streams each section to its owner, and to nobody else', async () => {
    const owner = await listen('individual')
    const other = await listen('enterprise')
    const synthesis = await generated()
    const pieces = owner.of('content_stream')
    expect(pieces).toHaveLength(synthesis.sections?.length ?? 0)
    expect(pieces[0]).toMatchObject({ type: 'content_stream', documentId: synthesis.id, sectionIndex: 0 })
    expect(other.of('content_stream')).toEqual([])
  })

  test('says what it looked for and did not find, with its scope', async () => {
    const synthesis = await generated('Does BCG vaccination prevent astrolabe malfunction?')
    expect(synthesis.notFound?.some(({ scope }) => /4 chosen papers/.test(scope) && /astrolabe/.test(scope))).toBe(true)
  })

  test('the same key sent again after a lost reply starts no second run', async () => {
    const documentIds = (await bcgPapers()).map(({ id }) => id)
    const body = { documentIds, query: 'BCG?', clientKey: 'the-same-key' }
    const first = await ask(page, synthesesApi.generate, { body })
    const second = await ask(page, synthesesApi.generate, { body })
    expect(second.id).toBe(first.id)
    await finished(first.id)
    expect(world.syntheses.size).toBe(1)
  })

  test('papers of somebody else, an empty choice and a used-up month are refused', async () => {
    expect(
      (await refused(page, synthesesApi.generate, { body: { documentIds: ['d-someone'], query: 'x' } })).status,
    ).toBe(422)
    expect((await refused(page, synthesesApi.generate, { body: { documentIds: [], query: 'x' } })).status).toBe(400)
    const documentIds = (await bcgPapers(1)).map(({ id }) => id)
    page = await signedIn('free')
    setUses(world, seedUserId('free'), { synthesis: 2 })
    const { status, body } = await refused(page, synthesesApi.generate, { body: { documentIds, query: 'x' } })
    expect([status, body.code]).toEqual([403, 'limit_reached'])
    expect(world.syntheses.size).toBe(0)
  })

  test('a run that a stop of the server cut off says so and keeps what it had', async () => {
    const synthesis = await generated()
    world.syntheses.update(synthesis.id, { status: 'generating' })
    const after = await ask(page, synthesesApi.get, { params: { id: synthesis.id } })
    expect(after.status).toBe('failed')
    expect(after.error).toBe('The writing was cut off before its end. What had been written is kept.')
    expect(after.sections).toEqual(synthesis.sections)
  })
})

describe('a run with a model', () => {
  test('keeps its text, strikes out what cannot be verified, and marks a finding without a source', async () => {
    const papers = await bcgPapers(2)
    const [paper] = papers
    const quote = paper?.abstract?.split(/(?<=\.) /)[1] ?? ''
    const server = await startModelServer(
      [
        '## Effect',
        '',
        `It says this [[${paper?.id}|"${quote}"]]. An invented claim follows [[${paper?.id}|"BCG cured every patient within 9 days."]].`,
        'Vaccination halved the risk everywhere.',
      ].join('\n'),
    )
    process.env['ROADRUNNER_LLM_URL'] = server.url
    const { id } = await ask(page, synthesesApi.generate, {
      body: { documentIds: papers.map((one) => one.id), query: 'Does it work?' },
    })
    const synthesis = await finished(id)
    await server.close()

    expect(synthesis).toMatchObject({ status: 'complete', writtenBy: { kind: 'model' } })
    expect(citationsOf(synthesis).map(({ verified }) => verified)).toEqual(['exact', 'none'])
    const sentences = synthesis.sections?.flatMap((section) => section.sentences) ?? []
    expect(sentences.at(-1)).toMatchObject({ unsupported: true, origin: 'model' })
  })

  test('an answer that was cut off is kept to its last word and is no complete one', async () => {
    const said = (content: string, finish_reason: string | null) =>
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`
    const body = `${said('## One\n\nIt is known.\n\n## Two\n\nHalf a', null)}${said('', 'length')}data: [DONE]\n\n`
    const server = await startScriptedModel([{ body }])
    process.env['ROADRUNNER_LLM_URL'] = server.url
    const synthesis = await generated()
    await server.close()
    expect(synthesis.status).toBe('failed')
    expect(synthesis.error).toContain('reached its limit of length')
    expect(synthesis.sections?.map(({ heading }) => heading)).toEqual(['One', 'Two'])
  })

  test('a model that cannot be reached fails the run with a sentence, and the run can be seen', async () => {
    const server = await startModelServer('', { status: 500 })
    process.env['ROADRUNNER_LLM_URL'] = server.url
    const synthesis = await generated()
    await server.close()
    expect(synthesis).toMatchObject({
      status: 'failed',
      error: 'The language model answered with status 500. It may be down: try again later.',
    })
  })
})

const half = `data: ${JSON.stringify({ choices: [{ delta: { content: '## One\n\nIt is known.\n\n## Two\n\nHalf a' } }] })}\n\n`

/** A run whose model has begun to write and says nothing more. */
async function halfWritten() {
  const server = await startSilentModel([half])
  process.env['ROADRUNNER_LLM_URL'] = server.url
  const documentIds = (await bcgPapers(2)).map(({ id }) => id)
  const { id } = await ask(page, synthesesApi.generate, { body: { documentIds, query: 'Does it work?' } })
  const seen = await until(async () => {
    const row = await ask(page, synthesesApi.get, { params: { id } })
    expect(row.writing?.content).toContain('Half a')
    return row
  })
  return { id, seen, server, documentIds }
}

describe('a run under way', () => {
  test('says what its model is at; when it is stopped the connection closes, what was written stays and nothing is counted', async () => {
    page = await signedIn('free')
    const { id, seen, server } = await halfWritten()
    expect(seen.run).toMatchObject({ stage: 'writing' })
    const other = await signedIn('enterprise')
    expect((await refused(other, analysesApi.stop, { params: { id } })).status).toBe(404)
    await ask(page, analysesApi.stop, { params: { id } })
    await server.closed
    const row = await ask(page, synthesesApi.get, { params: { id } })
    expect(row.status).toBe('stopped')
    expect(row.sections?.map(({ heading }) => heading)).toEqual(['One', 'Two'])
    expect(row.run).toBeUndefined()
    await until(() => {
      expect(usedThisMonth(world, seedUserId('free'), 'synthesis')).toBe(0)
      return Promise.resolve()
    })
  })

  test.each([
    ['deleted', async (id: string) => ask(page, synthesesApi.remove, { params: { id } })],
    ['whose person signs out everywhere', async () => ask(page, authApi.logout, {})],
    [
      'whose account is removed',
      () => Promise.resolve(removeAccount(world, world.accounts.get(seedUserId('individual'))!)),
    ],
  ])('%s closes its connection', async (_, end) => {
    const { id, server } = await halfWritten()
    await end(id)
    await server.closed
    await until(() => {
      expect(world.syntheses.get(id)?.status).not.toBe('generating')
      return Promise.resolve()
    })
  })

  test('goes on for somebody who is still signed in elsewhere', async () => {
    const { id, server } = await halfWritten()
    const elsewhere = await signedIn('individual')
    await ask(page, authApi.logout, {})
    expect((await ask(elsewhere, synthesesApi.get, { params: { id } })).status).toBe('generating')
    await ask(elsewhere, analysesApi.stop, { params: { id } })
    await server.closed
  })

  test('is written by rules where that was asked for, though there is a model', async () => {
    const server = await startScriptedModel([{ body: half }])
    process.env['ROADRUNNER_LLM_URL'] = server.url
    const documentIds = (await bcgPapers(2)).map(({ id }) => id)
    const body = { documentIds, query: 'Does BCG prevent tuberculosis?', params: { byRules: true } }
    const { id } = await ask(page, synthesesApi.generate, { body })
    expect(await finished(id)).toMatchObject({ status: 'complete', writtenBy: { kind: 'documents' } })
    expect(server.asked).toEqual([])
    await server.close()
  })
})

describe('a model with a small context', () => {
  const CONTEXT = 4096
  const tokensOf = (messages: readonly { content: string }[]) =>
    estimatedTokens(messages.map(({ content }) => content).join('\n'))
  const stream = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

  /** Refuses what is too long and says how much it takes; else quotes the first sentence of each paper that it is given. */
  const smallModel = () => {
    const taken: number[] = []
    const answerTo = (messages: readonly { content: string }[]) => {
      const tokens = tokensOf(messages)
      if (tokens > CONTEXT)
        return {
          status: 400,
          body: JSON.stringify({ error: { message: `This model's maximum context length is ${CONTEXT} tokens.` } }),
        }
      taken.push(tokens)
      const papers = [...(messages.at(-1)?.content ?? '').matchAll(/<paper id="([^"]+)"[^>]*>\n([^]*?)\n<\/paper>/g)]
      const said = papers.map(([, id, text = '']) => {
        const quote =
          text
            .split(/\n+/)
            .at(-1)
            ?.split(/(?<=[a-z]\.) /)[0] ?? ''
        return `${quote} [[${id}|"${quote}"]]`
      })
      return { body: stream(`## Found\n\n${said.join(' ')}`) }
    }
    return { taken, answerTo }
  }

  test('is given the best of the papers, in parts where they are many, and finishes; how much it takes is learned', async () => {
    const { taken, answerTo } = smallModel()
    const server = await startAnsweringModel(answerTo)
    process.env['ROADRUNNER_LLM_URL'] = server.url
    process.env['ROADRUNNER_LLM_MODEL'] = 'small-one'
    const { documents } = await ask(page, documentsApi.list, { query: { limit: '60' } })
    const body = { documentIds: documents.map(({ id }) => id), query: 'What reduces mortality?' }
    const before = await ask(page, analysesApi.estimate, { body })
    expect(before).toMatchObject({ model: 'small-one', context: 8192 })
    const { id } = await ask(page, synthesesApi.generate, { body })
    const synthesis = await finished(id)
    const after = await ask(page, analysesApi.estimate, { body })
    await server.close()
    delete process.env['ROADRUNNER_LLM_MODEL']

    expect(synthesis).toMatchObject({ status: 'complete', writtenBy: { kind: 'model' } })
    expect(after).toMatchObject({ context: CONTEXT, plan: 'by-paper' })
    // Some parts were answered before a refusal told how much it takes.
    expect(after.calls).toBeGreaterThan(5)
    expect(taken.length).toBeGreaterThanOrEqual(after.calls ?? 0)
    expect(Math.max(...taken)).toBeLessThanOrEqual(CONTEXT)
    expect(citationsOf(synthesis).length).toBeGreaterThan(10)
    expect(citationsOf(synthesis).filter(({ verified }) => verified === 'none')).toEqual([])
    expect(usedThisMonth(world, seedUserId('individual'), 'synthesis')).toBe(1)
  })

  test('without a model nothing is estimated', async () => {
    const documentIds = (await bcgPapers(2)).map(({ id }) => id)
    expect(await ask(page, analysesApi.estimate, { body: { documentIds, query: '' } })).toEqual({})
  })
})

describe('a saved synthesis', () => {
  test('is listed, renamed, edited and deleted by its owner alone', async () => {
    const { id, version } = await generated()
    const params = { id }
    const saved = await ask(page, synthesesApi.update, {
      params,
      body: { title: 'Short answer', version: version ?? 1 },
    })
    expect(saved).toMatchObject({ title: 'Short answer', version: 2 })
    expect((await ask(page, synthesesApi.list, {}))[0]).toMatchObject({ id, title: 'Short answer' })

    const other = await signedIn('enterprise')
    expect(await ask(other, synthesesApi.list, {})).toEqual([])
    expect((await refused(other, synthesesApi.get, { params })).status).toBe(404)
    expect((await refused(other, synthesesApi.update, { params, body: { title: 'Mine' } })).status).toBe(404)
    expect((await refused(other, synthesesApi.remove, { params })).status).toBe(404)

    await ask(page, synthesesApi.remove, { params })
    expect(world.syntheses.size).toBe(0)
  })

  test('an edit of an older version is refused and overwrites nothing', async () => {
    const { id } = await generated()
    const params = { id }
    await ask(page, synthesesApi.update, { params, body: { title: 'First', version: 1 } })
    const { status, body } = await refused(page, synthesesApi.update, { params, body: { title: 'Second', version: 1 } })
    expect([status, body.code]).toEqual([409, 'version_conflict'])
    expect(world.syntheses.get(id)?.title).toBe('First')
  })

  test('whether a quote stands in its paper is the server’s finding, never the sender’s', async () => {
    const { id, sections = [] } = await generated()
    const forged = (sections ?? []).map((section) => ({
      ...section,
      sentences: section.sentences.map((sentence) => ({
        ...sentence,
        citations: sentence.citations.map((one) => ({ ...one, quote: 'This was never written by anybody.' })),
      })),
    }))
    const saved = await ask(page, synthesesApi.update, { params: { id }, body: { sections: forged } })
    const verdicts = new Set(citationsOf(saved).map(({ verified }) => verified))
    expect(verdicts).toEqual(new Set(['none']))
  })

  test('a sentence that a person changed is theirs', async () => {
    const { id, sections } = await generated()
    const [first, ...rest] = sections ?? []
    const [sentence, ...others] = first?.sentences ?? []
    if (!first || !sentence) throw new Error('nothing was written')
    const edited = [{ ...first, sentences: [{ ...sentence, text: 'In my own words.' }, ...others] }, ...rest]
    const saved = await ask(page, synthesesApi.update, { params: { id }, body: { sections: edited } })
    expect(saved.sections?.[0]?.sentences[0]).toMatchObject({ text: 'In my own words.', origin: 'person' })
    expect(saved.sections?.[0]?.sentences[1]?.origin).toBe(others[0]?.origin)
  })
})
