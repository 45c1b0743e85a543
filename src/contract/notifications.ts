import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { dataEnvelope, listEnvelope } from './envelopes.ts'
import { idSchema, messageSchema, idParams } from './identifiers.ts'

export const notificationTypes = [
  'comment',
  'mention',
  'project_update',
  'system',
  'collaboration',
  'team_invitation_received',
  'project_invitation_received',
  'invitation_sent',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationSchema = z.object({
  id: idSchema,
  type: z.string(),
  title: z.string(),
  message: z.nullish(z.string()),
  isRead: z.boolean(),
  createdAt: z.string(),
  metadata: z.nullish(
    z.object({
      inviteToken: z.nullish(z.string()),
      teamName: z.nullish(z.string()),
      projectName: z.nullish(z.string()),
      projectId: z.nullish(idSchema),
      threadId: z.nullish(idSchema),
      /** Of a search alert: the run that has the new papers. */
      runId: z.nullish(idSchema),
      /** Of an answer of Copilot: the session that it stands in. */
      sessionId: z.nullish(idSchema),
      /** Of a run over an analysis: the analysis, and what kind it is. */
      analysisId: z.nullish(idSchema),
      analysisKind: z.nullish(z.string()),
    }),
  ),
})
export type Notification = z.infer<typeof notificationSchema>

export const notificationsApi = defineApi('notifications', {
  /** The notifications of who asks. */
  list: {
    method: 'GET',
    path: '/notifications',
    response: z.array(notificationSchema),
    envelope: listEnvelope('notifications', 'data'),
  },
  /** How many notifications are unread. */
  unreadCount: {
    method: 'GET',
    path: '/notifications/unread-count',
    response: z.object({ count: z.number() }),
    envelope: dataEnvelope,
  },
  /** Marks a notification as read. */
  markRead: {
    method: 'PATCH',
    path: '/notifications/:id/read',
    params: idParams,
    response: messageSchema,
    judgedBy: 'not-html',
  },
  /** Marks all notifications as read. */
  markAllRead: { method: 'PATCH', path: '/notifications/mark-all-read', response: messageSchema, judgedBy: 'not-html' },
  /** Deletes a notification. */
  remove: {
    method: 'DELETE',
    path: '/notifications/:id',
    params: idParams,
    response: messageSchema,
    judgedBy: 'not-html',
  },
})
