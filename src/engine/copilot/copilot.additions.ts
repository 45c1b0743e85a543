import { copilotApi, type Answer, type CopilotSession } from '#contract/copilot.ts'
import { newestEnd } from '#science/copilot/message-tree.ts'

import { projectFor } from '../collaboration/access.ts'
import { paged } from '../answers/paged.ts'
import { startAnswer } from './answer-run.ts'
import { broughtSession } from './brought-session.ts'
import { copySession } from './shared-session.ts'
import {
  listedSession,
  messageFor,
  messagesOf,
  removeSession,
  sessionFor,
  shownMessage,
  shownSession,
  snippetOf,
  textsBySession,
} from './sessions.ts'
import { stop } from '../language-model/under-way.ts'
import { languageModel } from '../language-model/language-model.ts'
import { answer } from '../answers/answer.ts'
import { assertMayUse } from '../people/plan-limits.ts'
import type { Hub } from '../live/hub.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, CopilotAnswerRow, CopilotQuestionRow, CopilotSessionRow } from '../world/rows.ts'
import { openShare } from '../people/open-share.ts'
import type { World } from '../world/world.ts'

const SESSIONS_MAX = 2000
const TITLE_MAX = 120
const UNTITLED = 'New session'

const titleOf = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length <= TITLE_MAX ? line : `${line.slice(0, TITLE_MAX - 1)}…`
}

const order = (a: CopilotSessionRow, b: CopilotSessionRow) =>
  Number(b.isPinned ?? false) - Number(a.isPinned ?? false) || b.updatedAt.localeCompare(a.updatedAt)

type Place = { world: World; hub: Hub; account: AccountRow; session: CopilotSessionRow }

/** A place for an answer behind its question, chosen as the branch that is shown; the writing begins with it. */
function begunAnswer(
  { world, hub, account, session }: Place,
  question: CopilotQuestionRow,
  { clientKey, byRules = false }: { clientKey?: string | undefined; byRules?: boolean | undefined } = {},
) {
  const model = byRules ? undefined : languageModel(world, account.id)
  const answer: CopilotAnswerRow = {
    id: world.newId('cpm'),
    ownerId: account.id,
    sessionId: session.id,
    order: messagesOf(world, session.id).length,
    parentId: question.id,
    createdAt: world.now(),
    role: 'answer',
    status: 'writing',
    steps: [],
    sections: [],
    writtenBy: model ? { kind: 'model', model: model.name } : { kind: 'documents' },
    ...(clientKey !== undefined && { clientKey }),
    ...(byRules && { isByRules: true as const }),
  }
  world.copilotMessages.put(answer)
  const changed = world.copilotSessions.update(session.id, { headId: answer.id, updatedAt: world.now() }) ?? session
  startAnswer({ world, hub, account, session: changed, question, answer })
  return { question, answer, session: changed }
}

/** The exchange that an earlier request with this key began. */
function exchangeOf(
  world: World,
  session: CopilotSessionRow,
  clientKey: string | undefined,
  role: 'question' | 'answer',
) {
  if (clientKey === undefined) return undefined
  const rows = messagesOf(world, session.id)
  const made = rows.find((row) => row.clientKey === clientKey && row.role === role)
  const question = made?.role === 'answer' ? rows.find(({ id }) => id === made.parentId) : made
  const answer = made?.role === 'answer' ? made : rows.find((row) => row.role === 'answer' && row.parentId === made?.id)
  return question?.role === 'question' && answer?.role === 'answer' ? { question, answer } : undefined
}

const answerOnly = (row: { role: string }): Answer => {
  if (row.role !== 'answer') throw new Refusal(422, 'This is a question and not an answer.', { code: 'not_an_answer' })
  return row as Answer
}

/** The session that an earlier request with this key made; refuses where there is none and no room for another. */
function sameOrRoom(world: World, account: AccountRow, clientKey: string | undefined): CopilotSessionRow | undefined {
  const mine = world.copilotSessions.of(account.id)
  const same = clientKey === undefined ? undefined : mine.find((row) => row.clientKey === clientKey)
  if (!same && mine.size >= SESSIONS_MAX) {
    throw new Refusal(409, `You have ${SESSIONS_MAX} sessions. Delete one that is not needed any more.`, {
      code: 'too_many',
    })
  }
  return same
}

export const copilotHandlers = [
  answer(copilotApi.sessions, ({ world, me, query }) => {
    const account = me()
    const words = (query?.text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    const found = new Map<string, string>()
    const said = words.length > 0 ? textsBySession(world, account.id) : new Map<string, string[]>()
    const rows = world.copilotSessions
      .of(account.id)
      .all()
      .filter(({ projectId }) => query?.projectId === undefined || projectId === query.projectId)
      .filter((row) => {
        if (words.length === 0) return true
        const texts = [row.title, ...(said.get(row.id) ?? [])]
        const hit = texts.map((text) => snippetOf(text, words)).find((text) => text !== undefined)
        if (hit !== undefined) found.set(row.id, hit)
        return hit !== undefined
      })
      .toSorted(order)
    const { page, ...end } = paged(rows, query)
    return { sessions: page.map((row) => listedSession(world, account, row, found.get(row.id))), ...end }
  }),

  answer(copilotApi.createSession, ({ world, me, body }): CopilotSession => {
    const account = me()
    const { clientKey, projectId, title, scope } = body
    const same = sameOrRoom(world, account, clientKey)
    if (same) return shownSession(world, account, same)
    if (projectId !== undefined) projectFor(world, account, projectId, 'read')
    const at = world.now()
    const row = world.copilotSessions.put({
      id: world.newId('cps'),
      ownerId: account.id,
      title: title?.trim() ?? UNTITLED,
      scope,
      createdAt: at,
      updatedAt: at,
      ...(projectId !== undefined && { projectId }),
      ...(clientKey !== undefined && { clientKey }),
    })
    return shownSession(world, account, row)
  }),

  answer(copilotApi.bring, ({ world, me, body }): CopilotSession => {
    const account = me()
    const same = sameOrRoom(world, account, body.clientKey)
    return shownSession(world, account, same ?? broughtSession(world, account, body))
  }),

  answer(copilotApi.session, ({ world, me, params }) => {
    const account = me()
    return shownSession(world, account, sessionFor(world, account, params.sessionId))
  }),

  answer(copilotApi.changeSession, ({ world, me, params, body }) => {
    const account = me()
    const { projectId: before, ...row } = sessionFor(world, account, params.sessionId)
    if (typeof body.projectId === 'string') projectFor(world, account, body.projectId, 'read')
    const projectId = body.projectId === undefined ? before : (body.projectId ?? undefined)
    const head = body.headId === undefined ? undefined : newestEnd(messagesOf(world, row.id), body.headId)
    if (body.headId !== undefined && !head) throw notFound('This message')
    const changed: CopilotSessionRow = {
      ...row,
      ...(projectId !== undefined && { projectId }),
      ...(body.title !== undefined && { title: body.title.trim() }),
      ...(body.isPinned !== undefined && { isPinned: body.isPinned }),
      ...(body.scope !== undefined && { scope: body.scope }),
      ...(head && { headId: head.id }),
    }
    return shownSession(world, account, world.copilotSessions.put(changed))
  }),

  answer(copilotApi.removeSession, ({ world, me, params }) => {
    const row = sessionFor(world, me(), params.sessionId)
    for (const { id } of messagesOf(world, row.id)) void stop(world, id)
    removeSession(world, row)
    return { message: 'success' }
  }),

  answer(copilotApi.messages, ({ world, me, params, query }) => {
    const session = sessionFor(world, me(), params.sessionId)
    const { page, ...end } = paged(messagesOf(world, session.id), query)
    return { messages: page.map((row) => shownMessage(world, row)), ...end }
  }),

  answer(copilotApi.message, ({ world, me, params }) => {
    const session = sessionFor(world, me(), params.sessionId)
    return shownMessage(world, messageFor(world, session, params.messageId))
  }),

  answer(copilotApi.ask, ({ world, hub, me, params, body }) => {
    const account = me()
    const session = sessionFor(world, account, params.sessionId)
    const made = exchangeOf(world, session, body.clientKey, 'question')
    if (made) return { ...made, session: shownSession(world, account, session) }
    if (body.parentId !== null && messageFor(world, session, body.parentId).role !== 'answer') {
      throw new Refusal(422, 'A question follows an answer.', { code: 'not_an_answer' })
    }
    assertMayUse(world, account, 'synthesis')
    const rows = messagesOf(world, session.id)
    const question: CopilotQuestionRow = {
      id: world.newId('cpm'),
      ownerId: account.id,
      sessionId: session.id,
      order: rows.length,
      parentId: body.parentId,
      createdAt: world.now(),
      role: 'question',
      text: body.text.trim(),
      ...(body.clientKey !== undefined && { clientKey: body.clientKey }),
    }
    world.copilotMessages.put(question)
    const isFirst = rows.length === 0 && session.title === UNTITLED
    const named = isFirst
      ? (world.copilotSessions.update(session.id, { title: titleOf(body.text) }) ?? session)
      : session
    const begun = begunAnswer({ world, hub, account, session: named }, question)
    return { ...begun, session: shownSession(world, account, begun.session) }
  }),

  answer(copilotApi.regenerate, ({ world, hub, me, params, body }) => {
    const account = me()
    const session = sessionFor(world, account, params.sessionId)
    const made = exchangeOf(world, session, body.clientKey, 'answer')
    if (made) return { ...made, session: shownSession(world, account, session) }
    const question = messageFor(world, session, params.messageId)
    if (question.role !== 'question') {
      throw new Refusal(422, 'Only a question can be answered anew.', { code: 'not_a_question' })
    }
    assertMayUse(world, account, 'synthesis')
    const begun = begunAnswer({ world, hub, account, session }, question, body)
    return { ...begun, session: shownSession(world, account, begun.session) }
  }),

  answer(copilotApi.stop, async ({ world, me, params, apart }) => {
    const session = sessionFor(world, me(), params.sessionId)
    const answer = answerOnly(messageFor(world, session, params.messageId))
    if (answer.status !== 'writing') return answer
    await apart(() => stop(world, answer.id))
    return answerOnly(messageFor(world, session, params.messageId))
  }),

  answer(copilotApi.resume, ({ world, hub, me, params, body }) => {
    const account = me()
    const session = sessionFor(world, account, params.sessionId)
    const row = messageFor(world, session, params.messageId)
    if (row.role !== 'answer') return answerOnly(row)
    const isSame = body.clientKey !== undefined && row.resumeKey === body.clientKey
    if (isSame || row.status === 'writing' || row.status === 'complete') return row
    assertMayUse(world, account, 'synthesis')
    const question = messageFor(world, session, row.parentId ?? '')
    if (question.role !== 'question') throw notFound('The question')
    const answer: CopilotAnswerRow = {
      ...row,
      status: 'writing',
      error: null,
      ...(body.clientKey !== undefined && { resumeKey: body.clientKey }),
    }
    world.copilotMessages.put(answer)
    startAnswer({ world, hub, account, session, question, answer, isResumed: true })
    return answer
  }),

  answer(copilotApi.copyShared, ({ world, me, body }) => {
    const account = me()
    const { clientKey } = body
    const same = clientKey && world.copilotSessions.of(account.id).find((row) => row.clientKey === clientKey)
    if (same) return shownSession(world, account, same)
    const { row } = openShare(world, body.token)
    if (row.kind !== 'copilot') throw notFound('This link')
    return shownSession(world, account, copySession(world, account, row, clientKey))
  }),
]
