import { useQueryClient } from '@tanstack/react-query'

import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Tooltip } from '#shared/ui/Tooltip.tsx'

import { useSession } from '../session/session.queries.ts'
import { personaCopy as copy } from './persona.copy.ts'
import { syncPersona, useSyncState } from './persona-sync.ts'
import { usePersonaRecord } from './use-persona-record.ts'

/** Says so while the account has not heard of a choice. Its place is there before it speaks. */
export function NotSavedYet() {
  const client = useQueryClient()
  const { user } = useSession()
  const state = useSyncState()
  const { record } = usePersonaRecord()
  const isShown = state !== 'quiet' && record.unsaved.length > 0
  return (
    <span role="status" className="inline-flex flex-wrap items-center gap-2">
      {isShown && (
        <>
          <Badge tone="yellow">{copy.notSaved}</Badge>
          <Tooltip label={copy.notSavedWhy}>
            <Button
              size="small"
              variant="ghost"
              busy={state === 'saving'}
              aria-description={copy.notSavedWhy}
              onClick={() => user && void syncPersona(client, user.id)}
            >
              {copy.saveNow}
            </Button>
          </Tooltip>
        </>
      )}
    </span>
  )
}
