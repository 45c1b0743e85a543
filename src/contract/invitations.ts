import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { notShownSchema, pathIdSchema } from './identifiers.ts'

const params = z.object({ inviteToken: pathIdSchema })

/** Bodies and replies of these calls are not shown; the token alone says what is meant. */
export const invitationsApi = defineApi('invitations', {
  /** Accepts an invitation to a team. */
  acceptTeam: {
    method: 'POST',
    path: '/public/teams/invitations/:inviteToken/accept',
    params,
    response: notShownSchema,
  },
  /** Rejects an invitation to a team. */
  rejectTeam: {
    method: 'POST',
    path: '/public/teams/invitations/:inviteToken/reject',
    params,
    response: notShownSchema,
  },
  /** Accepts an invitation to a project. */
  acceptProject: {
    method: 'POST',
    path: '/collaboration/invitations/:inviteToken/accept',
    params,
    response: notShownSchema,
  },
  /** Declines an invitation to a project. */
  declineProject: {
    method: 'POST',
    path: '/collaboration/invitations/:inviteToken/decline',
    params,
    response: notShownSchema,
  },
})
