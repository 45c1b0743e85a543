import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { copilotApi, type Answer, type CopilotMessage, type Scope } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import { libraryApi } from '#contract/library.ts'
import { searchApi } from '#contract/search.ts'
import { sharesApi } from '#contract/shares.ts'
import { setLanguageModel } from '#mocks/language-model/find-model.ts'
import { setUses } from '#engine/people/plan-limits.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { startModelServer } from '#tests/support/model-server.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn, type Caller } from '../caller.ts'
import { listen } from '../ear.ts'
import { until } from '#tests/support/until.ts'

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => setLanguageModel('default', undefined))

const begin = (scope: Scope = { kind: 'library' }, who = page) =>
  ask(who, copilotApi.createSession, { body: { scope } })
const finished = (sessionId: string, messageId: string, who = page) =>
  until(async (): Promise<Answer> => {
    const message = await ask(who, copilotApi.message, { params: { sessionId, messageId } })
    if (message.role !== 'answer' || message.status === 'writing') throw new Error('still writing')
    return message
  })
async function answered(sessionId: string, text = QUESTION, parentId: string | null = null, clientKey?: string) {
  const body = { text, parentId, ...(clientKey !== undefined && { clientKey }) }
  const { answer, question } = await ask(page, copilotApi.ask, { params: { sessionId }, body })
  return { question, answer: await finished(sessionId, answer.id) }
}
const messagesIn = async (sessionId: string): Promise<CopilotMessage[]> =>
  (await ask(page, copilotApi.messages, { params: { sessionId } })).messages
const citationsOf = ({ sections }: Pick<Answer, 'sections'>) =>
  sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations))

describe('an answer without a model', () => {
  test('has its steps, its scope, and quotes that stand in the papers; the session takes its name from the question', async () => {
    const session = await begin()
    const { answer } = await answered(session.id)
    expect(answer.status).toBe('complete')
    expect(answer.steps.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'plan done',
      'look done',
      'read done',
      'answer done',
    ])
    expect(answer.steps[1]?.text).toMatch(
      /^Searched \d+ papers \((?:My library and the starter|Starter) library\): \d+ have the words, \d+ read\.$/,
    )
    expect(answer.scope).toMatchObject({ kind: 'library', label: expect.stringContaining('tarter library') })
    expect(citationsOf(answer).length).toBeGreaterThan(2)
    for (const { verified } of citationsOf(answer)) expect(verified).toBe('exact')
    expect((await ask(page, copilotApi.session, { params: { sessionId: session.id } })).title).toBe(QUESTION)
  })

  test('streams each paragraph to its owner, and to nobody else', async () => {
    const owner = await listen('individual')
    const other = await listen('enterprise')
    const { answer } = await answered((await begin()).id)
    expect(owner.of('content_stream')).toHaveLength(answer.sections.length)
    expect(owner.of('content_stream')[0]).toMatchObject({ documentId: answer.id, sectionIndex: 0 })
    expect(other.of('content_stream')).toEqual([])
  })

  test('reads no paper outside of the scope, and says which it was', async () => {
    const { documents } = await ask(page, documentsApi.list, { query: { text: 'bcg', limit: '2' } })
    const ids = documents.map(({ id }) => id)
    const chosen = await answered((await begin({ kind: 'papers', ids })).id)
    expect(chosen.answer.scope).toMatchObject({ label: 'Chosen papers', papers: 2 })
    for (const { documentId } of citationsOf(chosen.answer)) expect(ids).toContain(documentId)

    const folder = await ask(page, libraryApi.createCollection, { body: { name: 'To cite' } })
    await ask(page, libraryApi.changePaper, { params: { id: ids[0] ?? '' }, body: { collections: [folder.id] } })
    const collected = await answered((await begin({ kind: 'collection', id: folder.id })).id)
    expect(collected.answer.scope).toMatchObject({ label: 'Collection “To cite”', papers: 1 })

    const run = await ask(page, searchApi.run, { body: { query: 'BCG' } })
    const searched = await answered((await begin({ kind: 'search', id: run.runId })).id)
    expect(searched.answer.scope?.label).toBe('Search “BCG”')
  })

  test('of somebody else’s collection, project or search it reads nothing', async () => {
    const other = await signedIn('enterprise')
    const run = await ask(other, searchApi.run, { body: { query: 'BCG' } })
    for (const scope of [
      { kind: 'search', id: run.runId },
      { kind: 'project', id: 'no-such-project' },
      { kind: 'collection', id: 'no-such-collection' },
    ] as const) {
      const { answer } = await answered((await begin(scope)).id)
      expect(answer).toMatchObject({ isEmpty: true, scope: { papers: 0 } })
    }
  })

  test('a follow-up is looked up with the words of the conversation', async () => {
    const { id } = await begin()
    const first = await answered(id)
    const { answer } = await answered(id, 'And in infants?', first.answer.id)
    expect(answer.steps[0]?.details?.at(-1)).toMatch(/From the questions before: .*“BCG”/)
    expect(citationsOf(answer).length).toBeGreaterThan(0)
  })
})

describe('a session', () => {
  test('the same question sent again after a lost reply is asked once; so is an answer anew', async () => {
    const { id } = await begin()
    const first = await answered(id, QUESTION, null, 'key-ask-0001')
    const again = await answered(id, QUESTION, null, 'key-ask-0001')
    expect(again.answer.id).toBe(first.answer.id)
    const params = { sessionId: id, messageId: first.question.id }
    const body = { clientKey: 'key-again-0001' }
    const anew = await ask(page, copilotApi.regenerate, { params, body })
    expect((await ask(page, copilotApi.regenerate, { params, body })).answer.id).toBe(anew.answer.id)
    expect(await messagesIn(id)).toHaveLength(3)
  })

  test('an edited question begins a branch; choosing a message leads to the newest end behind it', async () => {
    const { id } = await begin()
    const first = await answered(id)
    const follow = await answered(id, 'In which trials?', first.answer.id)
    const edited = await answered(id, 'Does BCG vaccination prevent leprosy?')
    const head = async () => (await ask(page, copilotApi.session, { params: { sessionId: id } })).headId
    expect(await head()).toBe(edited.answer.id)
    await ask(page, copilotApi.changeSession, { params: { sessionId: id }, body: { headId: first.question.id } })
    expect(await head()).toBe(follow.answer.id)
  })

  test('is found by words of its answers, is pinned first, is renamed, and is gone when deleted', async () => {
    const one = await begin()
    await answered(one.id)
    const two = await begin()
    await answered(two.id, 'How do zeppelins cross mountains?')
    const found = await ask(page, copilotApi.sessions, { query: { text: 'zeppelins' } })
    expect(found.sessions.map(({ id }) => id)).toEqual([two.id])
    expect(found.sessions[0]?.snippet).toContain('zeppelins')
    await ask(page, copilotApi.changeSession, {
      params: { sessionId: one.id },
      body: { isPinned: true, title: 'BCG, pinned' },
    })
    const list = await ask(page, copilotApi.sessions, { query: { limit: '1' } })
    expect(list.sessions[0]).toMatchObject({ id: one.id, title: 'BCG, pinned', isPinned: true })
    expect(list.next).toBeDefined()
    await ask(page, copilotApi.removeSession, { params: { sessionId: one.id } })
    expect((await refused(page, copilotApi.session, { params: { sessionId: one.id } })).status).toBe(404)
    expect(world.copilotMessages.count(({ sessionId }) => sessionId === one.id)).toBe(0)
  })

  test('belongs to one person', async () => {
    const { id } = await begin()
    const { answer } = await answered(id)
    const other = await signedIn('enterprise')
    const session = { sessionId: id }
    expect((await refused(other, copilotApi.session, { params: session })).status).toBe(404)
    expect((await refused(other, copilotApi.messages, { params: session })).status).toBe(404)
    const message = { params: { sessionId: id, messageId: answer.id } }
    expect((await refused(other, copilotApi.message, message)).status).toBe(404)
    expect((await ask(other, copilotApi.sessions, {})).sessions).toEqual([])
    const body = { kind: 'copilot' as const, targetId: id, title: 'Mine now' }
    expect((await refused(other, sharesApi.create, { body })).status).toBe(404)
  })

  test('a plan with nothing left is refused before anything is asked', async () => {
    page = await signedIn('free')
    setUses(world, seedUserId('free'), { synthesis: 2 })
    const { id } = await begin()
    const body = { text: QUESTION, parentId: null }
    const { status, body: reason } = await refused(page, copilotApi.ask, { params: { sessionId: id }, body })
    expect([status, reason.code]).toEqual([403, 'limit_reached'])
    expect(await messagesIn(id)).toEqual([])
  })
})

describe('an answer by a model', () => {
  const papersOnBcg = async () => (await ask(page, documentsApi.list, { query: { text: 'bcg', limit: '3' } })).documents

  test('everything that it invents is struck: papers, quotes, changed figures', async () => {
    const [paper] = await papersOnBcg()
    const real = (paper?.abstract ?? '').split(/(?<=\.)\s/)[0] ?? ''
    const server = await startModelServer(
      [
        `It works. [[${paper?.id}|"${real}"]]`,
        `Everybody was cured. [[${paper?.id}|"Every single patient was cured within nine days of the first dose."]]`,
        'Another paper says so. [[paper-of-dreams|"A quote that no library has ever held on its shelves."]]',
        `The figure is known. [[${paper?.id}|"${real.replaceAll(/\d/g, '7')} and seventy-seven more of them"]]`,
        'Nobody knows why.',
      ].join(' '),
    )
    setLanguageModel('default', { url: server.url, model: 'inventor' })
    const { answer } = await answered((await begin({ kind: 'papers', ids: [paper?.id ?? ''] })).id)
    await server.close()
    expect(answer).toMatchObject({ status: 'complete', writtenBy: { kind: 'model', model: 'inventor' } })
    expect(citationsOf(answer).map(({ verified }) => verified)).toEqual(['exact', 'none', 'none', 'none'])
    expect(answer.sections.flatMap(({ sentences }) => sentences).at(-1)).toMatchObject({ unsupported: true })
  })

  test('is told the conversation, and goes on where it broke off', async () => {
    const [paper] = await papersOnBcg()
    const quote = (paper?.abstract ?? '').split(/(?<=\.)\s/)[0] ?? ''
    const cite = `[[${paper?.id}|"${quote}"]]`
    const first = await startModelServer(`It does. ${cite}`)
    setLanguageModel('default', { url: first.url, model: 'tiny' })
    const { id } = await begin({ kind: 'papers', ids: [paper?.id ?? ''] })
    const one = await answered(id)
    await first.close()

    // Nobody answers at that address any more.
    const { answer: broken } = await answered(id, 'And in infants?', one.answer.id)
    expect(broken).toMatchObject({
      status: 'failed',
      error: 'The language model could not be reached. Try again; if that does not help, look at its address.',
    })
    expect(broken.steps.at(-1)).toMatchObject({ kind: 'answer', status: 'failed' })

    const second = await startModelServer(`In infants too. ${cite}`)
    setLanguageModel('default', { url: second.url, model: 'tiny' })
    const params = { sessionId: id, messageId: broken.id }
    await until(() => ask(page, copilotApi.resume, { params, body: { clientKey: 'key-resume-1' } }))
    const whole = await finished(id, broken.id)
    await second.close()
    expect(whole.status).toBe('complete')
    expect(whole.sections[0]?.sentences[0]?.text).toBe('In infants too.')
    expect(second.asked[0]?.messages[1]?.content).toContain(QUESTION)
  })

  /** A model that says the beginning, and the rest when it is told to. */
  async function heldModel(beginning: string, rest: string) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const server = createServer((request, response) => {
      request.resume()
      const say = (content: string) =>
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      say(beginning)
      void released.then(() => {
        say(rest)
        response.end('data: [DONE]\n\n')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    setLanguageModel('default', { url: `http://127.0.0.1:${port}/v1`, model: 'slow' })
    const close = () => {
      server.closeAllConnections()
      server.close()
    }
    return { release, close }
  }
  const begun = async (sessionId: string) => {
    const { answer } = await ask(page, copilotApi.ask, {
      params: { sessionId },
      body: { text: QUESTION, parentId: null },
    })
    const params = { sessionId, messageId: answer.id }
    await until(async () => {
      const message = await ask(page, copilotApi.message, { params })
      expect(message.role === 'answer' && message.writing?.content).toContain('It begins')
    })
    return params
  }

  test('is stopped at once, and keeps what it had written', async () => {
    const model = await heldModel('It begins. And then ', 'it ends.')
    const params = await begun((await begin()).id)
    const stopped = await ask(page, copilotApi.stop, { params })
    expect(stopped.status).toBe('stopped')
    expect(stopped.sections[0]?.sentences.map(({ text }) => text)).toEqual(['It begins.', 'And then'])
    expect(await finished(params.sessionId, params.messageId)).toMatchObject({ status: 'stopped' })
    model.close()
  })

  test('rings the bell of who may have left: a run that took long, and no other', async () => {
    const bells = () => world.notifications.filter(({ title }) => title === 'Copilot has answered')
    await answered((await begin()).id)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const model = await heldModel('It begins. ', 'It ends.')
      const params = await begun((await begin()).id)
      vi.setSystemTime(Date.now() + 11_000)
      model.release()
      await finished(params.sessionId, params.messageId)
      await until(() => expect(bells().map(({ metadata }) => metadata?.sessionId)).toEqual([params.sessionId]))
      model.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('a run that the server’s stop cut off says so and keeps its text', async () => {
    const { id } = await begin()
    const { answer } = await answered(id)
    world.copilotMessages.update(answer.id, { status: 'writing' })
    const now = await finished(id, answer.id)
    expect(now.status).toBe('failed')
    expect(now.error).toMatch(/cut off before its end/)
    expect(now.sections).toEqual(answer.sections)
  })
})

describe('a shared session', () => {
  const share = (targetId: string) =>
    ask(page, sharesApi.create, { body: { kind: 'copilot', targetId, title: 'BCG, asked' } })
  const read = async (token: string, who = caller()) => {
    const shared = await ask(who, sharesApi.read, { params: { token } })
    if (shared.kind !== 'copilot') throw new Error(`a link to a ${shared.kind}`)
    return shared
  }

  test('is what stood there on that day: later messages, other branches and revoked links show nothing', async () => {
    const { id } = await begin()
    await answered(id, 'Does BCG vaccination prevent leprosy?')
    const { answer } = await answered(id)
    const link = await share(id)
    await answered(id, 'And later, in secret?', answer.id)
    const shared = await read(link.token)
    expect(shared).toMatchObject({ title: 'BCG, asked', sharedBy: 'Ines Varga', createdAt: link.createdAt })
    expect(shared.messages.map((each) => (each.role === 'question' ? each.text : each.sections.length > 0))).toEqual([
      QUESTION,
      true,
    ])
    const keys = new Set(shared.documents.map(({ key }) => key))
    for (const message of shared.messages) {
      if (message.role === 'answer')
        for (const { documentId } of citationsOf(message)) expect(keys).toContain(documentId)
    }
    await ask(page, sharesApi.revoke, { params: { shareId: link.id } })
    expect((await refused(caller(), sharesApi.read, { params: { token: link.token } })).status).toBe(404)
  })

  test('contains nothing private', async () => {
    const { documents } = await ask(page, documentsApi.list, { query: { text: 'bcg', limit: '3' } })
    const ids = documents.map(({ id }) => id)
    const planted = ['PLANTED-NOTE', 'PLANTED-TAG', 'PLANTED-FOLDER', 'PLANTED-SESSION', 'PLANTED-QUESTION']
    const folder = await ask(page, libraryApi.createCollection, { body: { name: 'PLANTED-FOLDER' } })
    for (const each of ids) {
      await ask(page, libraryApi.changePaper, {
        params: { id: each },
        body: { note: 'PLANTED-NOTE', tags: ['PLANTED-TAG'], collections: [folder.id] },
      })
    }
    const other = await begin()
    await ask(page, copilotApi.changeSession, { params: { sessionId: other.id }, body: { title: 'PLANTED-SESSION' } })
    await answered(other.id, 'PLANTED-QUESTION about BCG?')

    const { id } = await begin({ kind: 'collection', id: folder.id })
    const { question, answer } = await answered(id)
    const link = await share(id)
    const account = world.accounts.get(seedUserId('individual'))
    const reply = await caller().get(`/shares/public/${link.token}`)
    const text = JSON.stringify(reply.body)
    const secrets = [
      ...planted,
      ...ids,
      id,
      other.id,
      question.id,
      answer.id,
      folder.id,
      link.id,
      ...[account?.id, account?.email, account?.username, account?.passwordHash].map((each) => each ?? 'no account'),
      // How it was done is the session's own.
      'Words of the question',
      'steps',
    ]
    for (const secret of secrets) expect(text, secret).not.toContain(secret)
    expect(citationsOf(answer).length).toBeGreaterThan(0)
  })

  test('shows what was retracted since, and becomes a session of the reader’s own, once', async () => {
    const { id } = await begin()
    const { answer } = await answered(id)
    const cited = citationsOf(answer)[0]?.documentId ?? ''
    const link = await share(id)
    world.paperChecks.put({ id: cited, at: world.now(), retracted: true, corrected: false, knownTo: ['crossref'] })
    expect((await read(link.token)).documents.some(({ flags }) => flags.retracted)).toBe(true)

    const other = await signedIn('enterprise')
    expect((await read(link.token, other)).documents.every(({ documentId }) => documentId !== undefined)).toBe(true)
    const copy = () => ask(other, copilotApi.copyShared, { body: { token: link.token, clientKey: 'key-copy-0001' } })
    const made = await copy()
    expect((await copy()).id).toBe(made.id)
    const { messages } = await ask(other, copilotApi.messages, { params: { sessionId: made.id } })
    expect(messages.map(({ role }) => role)).toEqual(['question', 'answer'])
    const copied = messages[1]?.role === 'answer' ? citationsOf(messages[1]) : []
    expect(copied.map(({ documentId }) => documentId)).toEqual(citationsOf(answer).map(({ documentId }) => documentId))
  })
})
