import { expect, test } from 'vitest'

import {
  answered,
  apologised,
  asked,
  askedAgain,
  caughtUp,
  conversationMarkdown,
  noConversation,
} from '#features/help/conversation.ts'
import { contextLines, contextOf } from '#features/help/help-context.ts'

const NOW = '2026-11-20T10:00:00Z'
const contents = ({ messages }: { messages: readonly { content: string }[] }) => messages.map(({ content }) => content)
const question = asked(noConversation, 'q1', 'How do I search?', NOW)
const reply = { reply: 'Open Search.', conversationId: 'talk-1' }

test('an answer stands behind its question, and the conversation keeps its number', () => {
  const both = asked(question, 'q2', 'And import?', NOW)
  const next = answered(both, 'q1', reply, NOW)
  expect(contents(next)).toEqual(['How do I search?', 'Open Search.', 'And import?'])
  expect(next.conversationId).toBe('talk-1')
})

test('a question has one answer: a late second one changes nothing, and an apology never takes its place', () => {
  const once = answered(question, 'q1', reply, NOW)
  expect(contents(answered(once, 'q1', { reply: 'Another.' }, NOW))).toEqual(contents(once))
  expect(contents(apologised(once, 'q1', NOW))).toEqual(contents(once))
})

test('an apology gives way to the answer, whether asked again or late', () => {
  const sorry = apologised(question, 'q1', NOW)
  expect(contents(sorry)).toHaveLength(2)
  expect(contents(apologised(sorry, 'q1', NOW))).toHaveLength(2)
  expect(contents(answered(sorry, 'q1', reply, NOW))).toEqual(['How do I search?', 'Open Search.'])
  expect(contents(askedAgain(sorry, 'q1'))).toEqual(['How do I search?'])
})

test('an answer to a conversation that was cleared meanwhile is not shown', () => {
  expect(contents(answered(noConversation, 'q1', reply, NOW))).toEqual([])
})

test('what the server answered while the line was cut appears; what it never got stays', () => {
  const known = [
    { role: 'user', content: 'How do I search?' },
    { role: 'assistant', content: 'Open Search.' },
  ]
  expect(contents(caughtUp(apologised(question, 'q1', NOW), known))).toEqual(['How do I search?', 'Open Search.'])
  const lost = apologised(asked(answered(question, 'q1', reply, NOW), 'q2', 'And import?', NOW), 'q2', NOW)
  expect(caughtUp(lost, known)).toBe(lost)
  const more = [...known, { role: 'user', content: 'On my phone' }, { role: 'assistant', content: 'Yes.' }]
  expect(contents(caughtUp(lost, more)).slice(0, 5)).toEqual([
    'How do I search?',
    'Open Search.',
    'On my phone',
    'Yes.',
    'And import?',
  ])
})

test('keeps the last two hundred messages', () => {
  let long = noConversation
  for (let n = 0; n < 250; n++) long = asked(long, `q${n}`, `${n}`, NOW)
  expect(contents(long)).toHaveLength(200)
  expect(contents(long).at(-1)).toBe('249')
})

test('is written as Markdown', () => {
  expect(conversationMarkdown(answered(question, 'q1', reply, NOW))).toBe(
    `# Roadrunner Help\n\n**You** (${NOW})\n\nHow do I search?\n\n**Assistant** (${NOW})\n\nOpen Search.\n`,
  )
})

test('the context names the pattern of the page and no token of its address', () => {
  const lines = contextLines({
    route: '/search',
    search: '?q=statins&view=list&token=secret&shared=tok-1&run=run-9',
    persona: 'academic',
    title: 'Search',
    page: { selectedResources: ['3 papers chosen'], projectId: 'project-1' },
    now: NOW,
  })
  expect(contextOf(lines)).toEqual({
    route: '/search',
    pageTitle: 'Search',
    persona: 'academic',
    searchQuery: 'statins',
    urlParams: { view: 'list' },
    selectedResources: ['3 papers chosen'],
    projectId: 'project-1',
    timestamp: NOW,
  })
})
