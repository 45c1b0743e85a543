import { isKnownPath } from '#app/route-match.ts'
import { tourKeys } from '#features/tours/tour-places.ts'
import { beforeEach, describe, expect, test } from 'vitest'

import { answerTo, suggestionsFor } from '#mocks/help/help-answer.ts'
import { helpTopics } from '#mocks/help/help-topics.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

type ChatReply = { reply: string; conversationId: string; routing: { intent: string; confidence: number } }

describe('answers', () => {
  test.each(helpTopics.map((topic) => [topic.ask, topic.intent]))('“%s” is about %s', (question, intent) => {
    expect(answerTo(question).routing.intent).toBe(intent)
  })

  test.each([
    ['my trial search returns nothing, what filters are on?', 'search'],
    ['can I bring my Zotero library', 'import'],
    ['is the quote really in the paper', 'evidence'],
    ['how much is individual per month', 'plans'],
    ['I forgot my password', 'password'],
    ['add a colleague', 'teams'],
    ['can I search PubMed live', 'outside'],
    ['export to BibTeX', 'export'],
    ['import from BibTeX', 'import'],
    ['saved searches', 'history'],
    ['share a manuscript', 'share'],
    ['How do I get rid of duplicate papers?', 'duplicates'],
    ['What do I get with a paid plan that is not in the free one?', 'plans'],
    ['Is there a dark theme?', 'appearance'],
  ])('“%s” is about %s', (question, intent) => {
    const answer = answerTo(question)
    expect(answer.routing.intent).toBe(intent)
    expect(answer.routing.confidence).toBeGreaterThan(0.5)
  })

  test.each(['what is the capital of Peru?', 'paper', 'ünïcode 漢字', '<script>alert(1)</script>'])(
    'to “%s” it says that it does not know',
    (question) => {
      const answer = answerTo(question)
      expect(answer.reply).toMatch(/^I do not know/)
      expect(answer.routing).toEqual({ intent: 'unknown', confidence: 0 })
      expect(answer.knowledgeBase).toBeUndefined()
      expect(answer.actions).toMatchObject([{ url: '/support-center' }])
    },
  )

  test('of sources outside it says which are on for who asks', async () => {
    const page = await signedIn('individual')
    const asked = async () => {
      const { body } = await page.post('/help/chat', { message: 'how do I search PubMed live?' })
      return (body as ChatReply).reply
    }
    expect(await asked()).toMatch(/None is switched on for you yet\.$/)
    await page.put('/outside-sources', { sources: ['crossref'] })
    expect(await asked()).toMatch(/Switched on for you: Crossref\.$/)
  })

  test('“this page” means the page one is on', () => {
    expect(answerTo('How does this page work?', '/collaborate/p1').routing.intent).toBe('teams')
    expect(answerTo('How does this page work?').routing.intent).toBe('unknown')
  })

  test('every address that is offered stays in this product', () => {
    const offered = helpTopics.flatMap(({ open }) => (open ? [open.url] : []))
    expect(offered.length).toBeGreaterThan(5)
    for (const url of offered) expect(url).toMatch(/^\/[a-z-]+(\?tab=[a-z]+)?$/)
  })

  test.each([
    ['/search', undefined],
    ['/settings', 'graduate_student'],
    ['/nowhere', 'unknown_persona'],
    [undefined, undefined],
  ])('suggestions on %s for %s are four questions that it can answer', (route, persona) => {
    const suggestions = suggestionsFor(route, persona)
    expect(new Set(suggestions).size).toBe(4)
    for (const question of suggestions) expect(answerTo(question).routing.intent).not.toBe('unknown')
  })
})

describe('conversations', () => {
  test('are kept and can be read again', async () => {
    const page = await signedIn('free')
    const first = (await page.post('/help/chat', { message: 'How do I search for papers?' })).body as ChatReply
    const { conversationId } = first
    await page.post('/help/chat', { message: 'And the weather?', conversationId, context: { route: '/search' } })
    expect((await page.get(`/help/conversations/${conversationId}`)).body).toMatchObject({
      messages: [
        { role: 'user', content: 'How do I search for papers?' },
        { role: 'assistant', content: first.reply, knowledgeBase: { title: 'Finding papers' } },
        { role: 'user', content: 'And the weather?' },
        { role: 'assistant', routing: { intent: 'unknown' } },
      ],
    })
  })

  test('another’s cannot be read, and writing to it begins one’s own', async () => {
    const free = (await (await signedIn('free')).post('/help/chat', { message: 'a secret plan' })).body as ChatReply
    const page = await signedIn('student')
    expect((await page.get(`/help/conversations/${free.conversationId}`)).status).toBe(404)
    const other = await page.post('/help/chat', { message: 'hello', conversationId: free.conversationId })
    expect((other.body as ChatReply).conversationId).not.toBe(free.conversationId)
    expect(world.conversations.get(free.conversationId)?.messages).toHaveLength(2)
  })

  test('need a session and a message', async () => {
    expect((await caller().post('/help/chat', { message: 'x' })).status).toBe(401)
    expect((await (await signedIn('free')).post('/help/chat', { message: '  ' })).status).toBe(400)
  })
})

describe('tickets, feedback, events', () => {
  const ticket = { title: 'No results', body: 'Nothing is found since noon.', severity: 'P1', route: '/search' }

  test('tickets are numbered and kept, signed in or not', async () => {
    const first = await (await signedIn('free')).post('/help/ticket', ticket)
    const second = await caller().post('/help/ticket', ticket)
    expect([first.body, second.body]).toEqual([{ ticket: { id: 'RR-1001' } }, { ticket: { id: 'RR-1002' } }])
    expect(world.tickets.get('RR-1001')).toMatchObject({ ...ticket, accountId: seedUserId('free') })
    expect(world.tickets.get('RR-1002')).not.toHaveProperty('accountId')
  })

  test.each([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['body', { body: 'too short' }],
    ['severity', { severity: 'P9' }],
  ])('a ticket with a bad %s is refused by name', async (field, change) => {
    const answer = await caller().post('/help/ticket', { ...ticket, ...change })
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect(world.tickets.size).toBe(0)
  })

  test('feedback is kept with its rating', async () => {
    const feedback = { type: 'kudos', title: 'Quick', body: 'Import is fast.', rating: 5 }
    expect((await (await signedIn('free')).post('/help/feedback', feedback)).status).toBe(200)
    expect(world.feedback.all()).toMatchObject([{ ...feedback, accountId: seedUserId('free') }])
    for (const rating of [0, 6, 2.5]) {
      expect((await caller().post('/help/feedback', { ...feedback, rating })).status).toBe(400)
    }
  })

  test('events of the four kinds are counted, others refused', async () => {
    const page = await signedIn('free')
    for (const kind of ['help_opened', 'tab_changed', 'keyboard_open', 'fab_click']) {
      expect((await page.post('/help/events', { kind, payload: { tab: 'learn' } })).status).toBe(200)
    }
    expect((await page.post('/help/events', { kind: 'mouse_moved' })).status).toBe(400)
    expect(world.helpEvents.size).toBe(4)
  })
})

test('what answers offer to open is there: lessons, tours, pages', () => {
  for (const { also = [], open } of helpTopics) {
    if (open) expect(isKnownPath(open.url.split('?')[0] ?? ''), open.url).toBe(true)
    for (const action of also) {
      if (action.type === 'lesson')
        expect(world.lessons.get(action.lessonId)?.title).toBe(action.label.replace('Lesson: ', ''))
      if (action.type === 'tour') expect(tourKeys).toContain(action.tourKey)
    }
  }
})
