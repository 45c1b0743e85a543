import { sessionsApi } from '#contract/sessions.ts'

import { answerHttp } from '../people/http-answer.ts'
import { endOtherSessions, sessionsOf, tokensOf } from '../people/sessions.ts'
import { keyOfToken } from '../people/token-key.ts'

export const sessionsHandlers = [
  answerHttp(sessionsApi.list, ({ me, world, request, cookies }) => {
    const own = new Set(tokensOf(request, cookies).map(keyOfToken))
    return {
      sessions: sessionsOf(world, me().id).map(({ id, createdAt, device }) => ({
        id,
        since: createdAt,
        ...(device !== undefined && { device }),
        isThis: own.has(id),
      })),
    }
  }),

  answerHttp(sessionsApi.endOthers, ({ me, world, request, cookies }) => ({
    ended: endOtherSessions(world, me().id, tokensOf(request, cookies)),
  })),
]
