import type { Answer, CopilotSession } from '#contract/copilot.ts'
import { branchTo } from '#science/copilot/message-tree.ts'

import { projectRole } from '../collaboration/access.ts'
import { notFound } from '../world/refusal.ts'
import type { AccountRow, CopilotMessageRow, CopilotSessionRow } from '../world/rows.ts'
import { giveBackUse } from '../people/plan-limits.ts'
import type { World } from '../world/world.ts'
import { isUnderWay, isWritingIn, shownOfRun } from '../language-model/under-way.ts'
import { resolveScope } from './scope.ts'

/** A session of this person; for everybody else there is none. */
export function sessionFor(world: World, account: AccountRow, id: string): CopilotSessionRow {
  const row = world.copilotSessions.get(id)
  if (row?.ownerId !== account.id) throw notFound('This session')
  return row
}

/** All messages of a session, oldest first. */
export const messagesOf = (world: World, sessionId: string): CopilotMessageRow[] =>
  world.copilotMessages
    .filter((row) => row.sessionId === sessionId)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.order - b.order)

export function messageFor(world: World, session: CopilotSessionRow, id: string): CopilotMessageRow {
  const row = world.copilotMessages.get(id)
  if (row?.sessionId !== session.id) throw notFound('This message')
  return settled(world, row)
}

/** An answer that was cut off by a stop of the server says so: it would otherwise look busy for ever. */
export function settled<M extends CopilotMessageRow>(world: World, row: M): M {
  if (row.role !== 'answer' || row.status !== 'writing' || isUnderWay(world, row.id)) return row
  giveBackUse(world, row.ownerId, 'synthesis', row.id)
  const error = 'The writing was cut off before its end. What had been written is kept.'
  return { ...row, ...world.copilotMessages.update(row.id, { status: 'failed', error }) }
}

/** A message as its owner is shown it, with the paragraph that is under way. */
export function shownMessage(world: World, row: CopilotMessageRow): CopilotMessageRow {
  const message = settled(world, row)
  if (message.role !== 'answer') return message
  return { ...message, ...shownOfRun(world, message) }
}

export const plainText = (answer: Pick<Answer, 'sections'>) =>
  answer.sections.map(({ heading, sentences }) => [heading, ...sentences.map(({ text }) => text)].join(' ')).join('\n')

export const textOf = (row: CopilotMessageRow) => (row.role === 'question' ? row.text : plainText(row))

/** A session as a list names it: with its project, without a look at its papers. */
export function listedSession(
  world: World,
  account: AccountRow,
  row: CopilotSessionRow,
  snippet?: string,
): CopilotSession {
  const project = row.projectId === undefined ? undefined : world.projects.get(row.projectId)
  const isSeen = project !== undefined && projectRole(world, project, account.id) !== undefined
  return {
    ...row,
    ...(isSeen ? { projectName: project.title } : { projectId: undefined }),
    ...(isWritingIn(world, row.id) && { isWriting: true }),
    ...(snippet !== undefined && { snippet }),
  }
}

/** A session with what its scope holds now. */
export function shownSession(world: World, account: AccountRow, row: CopilotSessionRow): CopilotSession {
  const { label, ids } = resolveScope(world, account, row.scope)
  return { ...listedSession(world, account, row), scopeLabel: label, scopePapers: ids.length }
}

/** Everything that this person asked and was answered, as text, by session: for a search in all of it. */
export function textsBySession(world: World, accountId: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const own = world.copilotMessages.of(accountId).pick(
    () => true,
    (row) => [row.sessionId, textOf(row)] as const,
  )
  for (const [id, text] of own) texts.set(id, [...(texts.get(id) ?? []), text])
  return texts
}

const AROUND = 60

/** Where the words stand in a text: a piece of it around the first one, or nothing where one is missing. */
export function snippetOf(text: string, words: readonly string[]): string | undefined {
  const lower = text.toLowerCase()
  if (words.length === 0 || !words.every((word) => lower.includes(word))) return undefined
  const at = lower.indexOf(words[0] ?? '')
  const [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + AROUND)]
  return `${from > 0 ? '…' : ''}${text.slice(from, to).replaceAll(/\s+/g, ' ').trim()}${to < text.length ? '…' : ''}`
}

/** Questions and answers before a message, oldest first: what a follow-up leans on. */
export function turnsBefore(world: World, question: CopilotMessageRow): { question: string; answer: string }[] {
  const branch = branchTo(messagesOf(world, question.sessionId), question.parentId)
  return branch.flatMap((row, at) => {
    const before = branch[at - 1]
    return row.role === 'answer' && before?.role === 'question'
      ? [{ question: before.text, answer: plainText(row) }]
      : []
  })
}

/** Takes a session away with its messages. */
export function removeSession(world: World, row: CopilotSessionRow): void {
  for (const { id } of world.copilotMessages.filter(({ sessionId }) => sessionId === row.id)) {
    world.copilotMessages.remove(id)
  }
  world.copilotSessions.remove(row.id)
}
