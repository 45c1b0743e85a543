import { helpApi } from '#contract/help.ts'

import { answer } from '#engine/answers/answer.ts'
import { answerHttp } from '../people/http-answer.ts'
import { countForm } from '../people/sign-in-attempts.ts'
import { setProductHelp } from '#engine/copilot/product-help.ts'
import { notFound } from '#engine/world/refusal.ts'
import { askedAdapters } from '#engine/sources/all.ts'
import { sourceSettings } from '#engine/sources/settings.ts'
import type { AccountRow, ConversationRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'
import { answerTo, suggestionsFor, type HelpAnswer } from './help-answer.ts'

/** The conversation, where it is this account's. */
function ownConversation(world: World, accountId: string, id: string | null | undefined): ConversationRow | undefined {
  const row = id ? world.conversations.get(id) : undefined
  return row?.accountId === accountId ? row : undefined
}

const FIRST_TICKET = 1001

/** One more than the highest there is: a number counted from how many there are would be given twice once some are gone. */
function nextTicket(world: World): string {
  const numbers = world.tickets.pick(
    () => true,
    ({ id }) => Number(id.slice('RR-'.length)) || 0,
  )
  return `RR-${numbers.reduce((highest, each) => Math.max(highest, each), FIRST_TICKET - 1) + 1}`
}

/** Of sources outside it is said which are on for who asks. */
function withState(world: World, account: AccountRow, answer: HelpAnswer): HelpAnswer {
  if (answer.routing.intent !== 'outside') return answer
  const on = sourceSettings(world, account).sources.map((source) => askedAdapters[source].label)
  const state = on.length > 0 ? `Switched on for you: ${on.join(', ')}.` : 'None is switched on for you yet.'
  return { ...answer, reply: `${answer.reply} ${state}` }
}

const by = (visitor: { id: string } | undefined) => (visitor ? { accountId: visitor.id } : {})

// Copilot leaves questions about the product to whoever knows it.
setProductHelp((question) => {
  const { reply, knowledgeBase } = answerTo(question)
  return knowledgeBase && { reply, title: knowledgeBase.title }
})

export const helpHandlers = [
  answer(helpApi.chat, ({ me, world, body }) => {
    const { id: accountId } = me()
    // An id that is not known any more begins a new conversation: a page may have kept it longer than we did.
    const conversation = ownConversation(world, accountId, body.conversationId) ?? {
      id: world.newId('talk'),
      accountId,
      messages: [],
    }
    const answer = withState(world, me(), answerTo(body.message, body.context?.route))
    const said = (role: string, content: string) => ({
      id: world.newId('said'),
      role,
      content,
      timestamp: world.now(),
    })
    const asked = said('user', body.message)
    const answered = { ...said('assistant', answer.reply), ...answer }
    world.conversations.put({ ...conversation, messages: [...conversation.messages, asked, answered] })
    return { ...answer, conversationId: conversation.id }
  }),

  answer(helpApi.conversation, ({ me, world, params }) => {
    const conversation = ownConversation(world, me().id, params.id)
    if (!conversation) throw notFound('The conversation')
    return { messages: conversation.messages }
  }),

  // The support center and its forms work signed out, too.
  answerHttp(helpApi.ticket, ({ world, body, visitor, request }) => {
    if (!visitor) countForm(world, request, 'tickets')
    const id = nextTicket(world)
    world.tickets.put({ id, at: world.now(), ...body, ...by(visitor) })
    return { ticket: { id } }
  }),

  answerHttp(helpApi.feedback, ({ world, body, visitor, request }) => {
    if (!visitor) countForm(world, request, 'feedback')
    const { type, title, body: text, rating } = body
    const row = { type, title, body: text, ...(rating !== undefined && { rating }) }
    world.feedback.put({ id: world.newId('feedback'), at: world.now(), ...row, ...by(visitor) })
    return { success: true }
  }),

  answer(helpApi.suggestions, ({ query }) => ({ suggestions: suggestionsFor(query.route, query.persona) })),

  answerHttp(helpApi.events, ({ world, body, visitor, request }) => {
    if (!visitor) countForm(world, request, 'events')
    world.helpEvents.put({ id: world.newId('event'), kind: body.kind, at: world.now(), ...by(visitor) })
    return { success: true }
  }),
]
