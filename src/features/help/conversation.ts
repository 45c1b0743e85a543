import * as z from 'zod/mini'

import type { OutputOf } from '#contract/endpoint.ts'
import { helpMessageSchema, type helpApi, type HelpMessage } from '#contract/help.ts'

import { helpCopy } from './help.copy.ts'

const KEPT = 200

/** A message as it is kept here. `answers` is the question it belongs to; `failed` marks an apology. */
const keptMessageSchema = z.extend(helpMessageSchema, {
  id: z.string(),
  answers: z.optional(z.string()),
  failed: z.optional(z.boolean()),
  /** Milliseconds since 1970: the server asked not to be asked before. */
  retryAt: z.optional(z.number()),
})
export type KeptMessage = z.infer<typeof keptMessageSchema>

export const conversationSchema = z.object({
  conversationId: z.optional(z.string()),
  messages: z.array(keptMessageSchema),
})
export type Conversation = z.infer<typeof conversationSchema>
export const noConversation: Conversation = { messages: [] }

type Reply = OutputOf<typeof helpApi.chat>

const withMessages = (conversation: Conversation, messages: readonly KeptMessage[]): Conversation => ({
  ...conversation,
  messages: messages.slice(-KEPT),
})

const isQuestion = ({ role }: KeptMessage) => role === 'user'

export const answerTo = ({ messages }: Conversation, questionId: string) =>
  messages.find(({ answers }) => answers === questionId)

/** Puts an answer right behind its question, in the place of an apology; a question that has an answer keeps it. */
function withReply(conversation: Conversation, questionId: string, reply: KeptMessage): Conversation {
  const before = answerTo(conversation, questionId)
  if (before && (!before.failed || reply.failed)) return conversation
  if (!conversation.messages.some(({ id }) => id === questionId)) return conversation
  const others = conversation.messages.filter((message) => message !== before)
  return withMessages(
    conversation,
    others.flatMap((message) => (message.id === questionId ? [message, reply] : [message])),
  )
}

export const asked = (conversation: Conversation, id: string, content: string, now: string): Conversation =>
  withMessages(conversation, [...conversation.messages, { id, role: 'user', content, timestamp: now }])

export function answered(conversation: Conversation, questionId: string, reply: Reply, now: string): Conversation {
  const { reply: content, conversationId, actions, routing, knowledgeBase } = reply
  const message = { id: `${questionId}-answer`, role: 'assistant', content, timestamp: now, answers: questionId }
  const next = withReply(conversation, questionId, { ...message, actions, routing, knowledgeBase })
  return conversationId ? { ...next, conversationId } : next
}

export const apologised = (conversation: Conversation, questionId: string, now: string, retryAt?: number) =>
  withReply(conversation, questionId, {
    id: `${questionId}-apology`,
    role: 'assistant',
    content: helpCopy.chat.apology,
    timestamp: now,
    answers: questionId,
    failed: true,
    ...(retryAt !== undefined && { retryAt }),
  })

/** A question that is asked again: its apology goes, the question stays where it stood. */
export const askedAgain = (conversation: Conversation, questionId: string): Conversation =>
  withMessages(
    conversation,
    conversation.messages.filter(({ answers, failed }) => answers !== questionId || !failed),
  )

/** Questions that nothing but an apology answers. */
const openQuestions = (conversation: Conversation) =>
  conversation.messages.filter((message) => {
    const answer = answerTo(conversation, message.id)
    return isQuestion(message) && (answer === undefined || answer.failed === true)
  })

/**
 * What the server knows of a conversation, where that is more than is kept here: an answer whose reply was lost on the way
 * appears, and its apology goes. Questions that never arrived stay.
 */
export function caughtUp(conversation: Conversation, known: readonly HelpMessage[]): Conversation {
  const open = openQuestions(conversation)
  const openIds = new Set(open.map(({ id }) => id))
  const settled = conversation.messages.filter(({ id, answers }) => !openIds.has(id) && !openIds.has(answers ?? ''))
  if (known.length <= settled.length) return conversation
  let question = ''
  const theirs = known.map((message, index): KeptMessage => {
    const id = message.id ?? `known-${index}`
    if (message.role === 'user') question = id
    return { ...message, id, ...(message.role !== 'user' && { answers: question }) }
  })
  const arrived = new Set(theirs.slice(settled.length).map(({ content }) => content))
  const missing = conversation.messages.filter(
    ({ id, answers }) => (openIds.has(id) || openIds.has(answers ?? '')) && !isArrived(id, answers),
  )
  function isArrived(id: string, answers: string | undefined) {
    const own = open.find((each) => each.id === id || each.id === answers)
    return own !== undefined && arrived.has(own.content)
  }
  return withMessages(conversation, [...theirs, ...missing])
}

/** The conversation as a Markdown file. */
export const conversationMarkdown = ({ messages }: Conversation): string =>
  `${[
    `# ${helpCopy.title}`,
    ...messages.map((message) => {
      const who = isQuestion(message) ? helpCopy.chat.you : helpCopy.chat.assistant
      return `**${who}**${message.timestamp ? ` (${message.timestamp})` : ''}\n\n${message.content}`
    }),
  ].join('\n\n')}\n`
