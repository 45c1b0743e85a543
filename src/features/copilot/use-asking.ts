import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { copilotApi, type CopilotSession, type Question, type Scope } from '#contract/copilot.ts'
import { rememberRun } from '#platform/access/started-runs.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import { putMessages, sessionQuery } from './copilot.queries.ts'

type Wanted = { text: string; parentId: string | null } | { again: Question; byRules?: boolean }
type Attempt = { of: string; sessionKey: string; messageKey: string }

/**
 * Asks a question, in a session that is made for it where there is none, or asks one anew. A second try after a lost
 * reply carries the same keys: nothing is asked twice.
 */
export function useAsking(sessionId: string | undefined, scope: Scope, onAsked: (sessionId: string) => void) {
  const client = useQueryClient()
  const isHere = useIsHere()
  const attempt = useRef<Attempt>(undefined)
  const [failure, setFailure] = useState<{ error: unknown; wanted: Wanted }>()

  const keysFor = (wanted: Wanted): Attempt => {
    const of = JSON.stringify([sessionId, wanted])
    if (attempt.current?.of !== of) attempt.current = { of, sessionKey: newKey(), messageKey: newKey() }
    return attempt.current
  }
  const sessionFor = async (key: string): Promise<string> => {
    if (sessionId !== undefined) return sessionId
    return (await callApi(copilotApi.createSession, { body: { scope, clientKey: key } })).id
  }
  const send = async (wanted: Wanted, keys: Attempt) => {
    const id = await sessionFor(keys.sessionKey)
    const clientKey = keys.messageKey
    const asked =
      'again' in wanted
        ? await callApi(copilotApi.regenerate, {
            params: { sessionId: id, messageId: wanted.again.id },
            body: { clientKey, ...(wanted.byRules && { byRules: true }) },
          })
        : await callApi(copilotApi.ask, { params: { sessionId: id }, body: { ...wanted, clientKey } })
    return { id, ...asked }
  }

  const [ask, isAsking] = useOnce(async (wanted: Wanted, onDone?: () => void) => {
    setFailure(undefined)
    try {
      const { id, session, question, answer } = await send(wanted, keysFor(wanted))
      attempt.current = undefined
      rememberRun(answer.id)
      putMessages(client, id, [question, answer])
      client.setQueryData<CopilotSession>(sessionQuery(id).queryKey, session)
      onDone?.()
      if (isHere()) onAsked(id)
      void invalidate(client, [copilotApi.sessions])
    } catch (error) {
      setFailure({ error, wanted })
    }
  })
  return { ask, isAsking, failure, forgetFailure: () => setFailure(undefined) }
}
