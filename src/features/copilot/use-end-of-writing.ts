import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { copilotApi } from '#contract/copilot.ts'
import { invalidate } from '#shared/api/query.ts'

/** Looks at the list of sessions again when the last answer under way has ended: it says which are being written. */
export function useEndOfWriting(isWriting: boolean) {
  const client = useQueryClient()
  const was = useRef(isWriting)
  useEffect(() => {
    if (was.current && !isWriting) void invalidate(client, [copilotApi.sessions])
    was.current = isWriting
  }, [client, isWriting])
}
