import type { QueryClient } from '@tanstack/react-query'

import { NetworkError } from '#shared/api/errors.ts'

/** What a page asked in vain while there was no line is asked again when it is back; what a server refused is not. */
export const askAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.error instanceof NetworkError,
  })
