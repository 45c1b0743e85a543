import type { Notification } from '#contract/notifications.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { analysisAddress, isSynthesis } from '#research/analyses/analysis-kinds.ts'
import type { MyTask } from '#research/tasks/my-tasks.ts'
import { paths } from '#shared/paths.ts'

import { invitationOf, mentionOf, targetOf } from '../notification-kind.ts'

/** What waits for somebody, by what it asks of them. */
export const inboxKinds = ['mention', 'invitation', 'task', 'comment', 'run', 'admin', 'update'] as const
export type InboxKind = (typeof inboxKinds)[number]

export type InboxItem = {
  id: string
  kind: InboxKind
  title: string
  detail?: string | undefined
  /** When it happened, as an ISO time; a task without one has no place in time. */
  at?: string | undefined
  dueDate?: string | undefined
  to?: string | undefined
  /** Goes along to the page: which message a mention stands in. */
  state?: object | undefined
  /** By the server, where it keeps that. */
  isRead?: boolean | undefined
  notification?: Notification | undefined
  /** Does it away for good: a task of the own list. */
  finish?: ((message: string) => void) | undefined
}

function kindOf(notification: Notification): InboxKind {
  const { type, metadata } = notification
  if (type === 'mention') return 'mention'
  if (invitationOf(notification)) return 'invitation'
  if (type === 'comment') return 'comment'
  return metadata?.runId || metadata?.sessionId || metadata?.analysisId ? 'run' : 'update'
}

export function ofNotification(notification: Notification): InboxItem {
  const { id, title, message, createdAt, isRead } = notification
  const mention = mentionOf(notification)
  return {
    id: `n:${id}`,
    kind: kindOf(notification),
    title,
    detail: message ?? undefined,
    at: createdAt,
    isRead,
    to: targetOf(notification),
    ...(mention && { state: { mention } }),
    notification,
  }
}

export const ofTask = ({ id, title, description, dueDate, project, finish }: MyTask): InboxItem => ({
  id: `t:${id}`,
  kind: 'task',
  title,
  detail: project?.title ?? description,
  dueDate,
  to: project?.to ?? paths.dashboard(),
  finish,
})

const DAY_MS = 86_400_000
/** A run that ended longer ago is no news any more. */
const RUN_DAYS = 14

/** Answers that came to their end lately, and those that did not. */
export function ofRuns(rows: readonly Synthesis[], now: number, words: { done: string; failed: string }): InboxItem[] {
  return rows
    .filter((row) => isSynthesis(row) && (row.status === 'complete' || row.status === 'failed') && !row.archivedAt)
    .filter(({ createdAt }) => createdAt != null && now - Date.parse(createdAt) < RUN_DAYS * DAY_MS)
    .map((row) => ({
      id: `r:${row.id}`,
      kind: 'run' as const,
      title: row.title || row.query || '',
      detail: row.status === 'failed' ? words.failed : words.done,
      at: row.createdAt ?? undefined,
      to: analysisAddress(row),
    }))
}
