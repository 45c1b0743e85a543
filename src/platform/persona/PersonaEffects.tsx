import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { useOnReconnect } from '../realtime/use-socket-event.ts'
import { sessionQuery, useSession } from '../session/session.queries.ts'
import { firstStepsOf, isPassage, withFirstSteps } from './first-steps.ts'
import { readRecord, recordKey } from './persona-store.ts'
import { noteSaved, syncPersona } from './persona-sync.ts'
import { usePersonaRecord } from './use-persona-record.ts'

/**
 * Occasions to send what the account has not heard of: the start, the network, the live connection. Notes too that a
 * passage was opened. Draws nothing.
 */
export function PersonaEffects() {
  const client = useQueryClient()
  const userId = useSession().user?.id

  useEffect(() => {
    if (userId === undefined) return undefined
    const send = () => void syncPersona(client, userId)
    // Another tab has saved a choice: this one's idea of the account is old, and must not be written over the new one.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== recordKey(userId) || readRecord(userId).unsaved.length > 0) return
      if (newValue !== null) noteSaved(client, userId)
      void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    }
    send()
    window.addEventListener('online', send)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('online', send)
      window.removeEventListener('storage', onStorage)
    }
  }, [client, userId])

  useOnReconnect(() => userId !== undefined && void syncPersona(client, userId))

  const { pathname, search } = useLocation()
  const { record, change } = usePersonaRecord()
  const isNew = userId !== undefined && isPassage(pathname, search) && firstStepsOf(record).passage !== true
  useEffect(() => {
    if (isNew) change((before) => withFirstSteps(before, { passage: true }), ['data'])
  }, [isNew, change])
  return null
}
