import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { useStoredValue } from '#shared/browser/stored-value.ts'

import { cachedUser, useSession } from '../session/session.queries.ts'
import { merged } from './account-persona.ts'
import { emptyRecord, personaRecordSchema, type Part, type PersonaRecord } from './persona-record.ts'
import { readRecord, recordKey, writeRecord } from './persona-store.ts'
import { syncPersona } from './persona-sync.ts'

/** What holds now, and a way to change it: on this device at once, on the account as soon as that can be. */
export function usePersonaRecord() {
  const client = useQueryClient()
  const { user } = useSession()
  const [local] = useStoredValue(recordKey(user?.id ?? ''), personaRecordSchema, emptyRecord)
  const record = useMemo(() => (user ? merged(local, user) : emptyRecord), [local, user])

  const change = useCallback(
    (next: (record: PersonaRecord) => PersonaRecord, parts: readonly Part[]) => {
      // Read anew: two changes in one go must both hold.
      const user = cachedUser(client)
      if (!user) return
      const changed = next(merged(readRecord(user.id), user))
      writeRecord(user.id, { ...changed, unsaved: [...new Set([...changed.unsaved, ...parts])] })
      void syncPersona(client, user.id)
    },
    [client],
  )
  return { record, change }
}
