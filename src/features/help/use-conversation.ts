import { useCallback, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'

import { helpApi } from '#contract/help.ts'
import { onSignOut } from '#platform/session/sign-out.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { apiQuery } from '#shared/api/api-query.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, statusOf } from '#shared/api/errors.ts'
import { createStore, useStore } from '#shared/browser/store.ts'
import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'

import {
  answered,
  apologised,
  asked,
  askedAgain,
  caughtUp,
  conversationSchema,
  noConversation,
  type Conversation,
} from './conversation.ts'
import type { HelpContext } from './help-context.ts'
import { helpKey } from './help-storage.ts'

/** Questions under way, by the place of their conversation: they go on when the drawer closes. */
const underWay = createStore<ReadonlyMap<string, string>>(new Map())

function setUnderWay(key: string, questionId: string | undefined) {
  const next = new Map(underWay.get())
  if (questionId === undefined) next.delete(key)
  else next.set(key, questionId)
  underWay.set(next)
}
onSignOut(() => underWay.set(new Map()))

const now = () => new Date().toISOString()
// Read anew at each change: another tab may have written meanwhile.
const change = (key: string, next: (before: Conversation) => Conversation) =>
  writeStored(key, next(readStored(key, conversationSchema, noConversation)))

async function send(key: string, questionId: string, message: string, context: HelpContext) {
  setUnderWay(key, questionId)
  try {
    const { conversationId } = readStored(key, conversationSchema, noConversation)
    const reply = await callApi(helpApi.chat, {
      body: { message, context, ...(conversationId !== undefined && { conversationId }) },
    })
    change(key, (before) => answered(before, questionId, reply, now()))
  } catch (error) {
    const wait = error instanceof ApiError ? error.retryAfter : undefined
    const retryAt = wait === undefined ? undefined : Date.now() + wait * 1000
    change(key, (before) => apologised(before, questionId, now(), retryAt))
  } finally {
    setUnderWay(key, undefined)
  }
}

/** The conversation of one person: kept on this device, with one question under way at a time. */
export function useConversation(userId: string | undefined) {
  const key = helpKey('conversation', userId)
  const [conversation, set] = useStoredValue(key, conversationSchema, noConversation)
  const pending = useStore(underWay).get(key)

  const ask = (text: string, context: HelpContext): boolean => {
    const message = text.trim()
    if (message === '' || underWay.get().has(key)) return false
    const id = newKey()
    change(key, (before) => asked(before, id, message, now()))
    void send(key, id, message, context)
    return true
  }
  const retry = (questionId: string, context: HelpContext) => {
    const question = conversation.messages.find(({ id }) => id === questionId)
    if (!question || underWay.get().has(key)) return
    change(key, (before) => askedAgain(before, questionId))
    void send(key, questionId, question.content, context)
  }
  const startOver = useCallback(() => set(undefined), [set])

  useKnownMessages(key, conversation.conversationId)
  return { conversation, pending, ask, retry, startOver }
}

/** Asks once per opening what the server knows of the conversation. Whatever goes wrong, what is kept here is shown. */
function useKnownMessages(key: string, conversationId: string | undefined) {
  const id = conversationId ?? ''
  const { data, error } = useQuery({
    ...apiQuery(helpApi.conversation, { params: { id } }),
    enabled: conversationId !== undefined,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  useEffect(() => {
    if (!data || underWay.get().has(key)) return
    const before = readStored(key, conversationSchema, noConversation)
    const after = caughtUp(before, data.messages)
    if (after !== before && before.conversationId === id) writeStored(key, after)
  }, [data, key, id])
  const isGone = statusOf(error) === 404
  useEffect(() => {
    if (!isGone) return
    // The server has forgotten it: the next question begins a new one, the text here stays.
    change(key, (before) => (before.conversationId === id ? { messages: before.messages } : before))
  }, [isGone, key, id])
}
