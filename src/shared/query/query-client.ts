import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** Defaults of section 9: stale after 30 minutes, kept for an hour, no retry, nothing refetched by itself. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * MINUTE,
        gcTime: 60 * MINUTE,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Paused calls would neither fail nor settle: offline is an error like any other.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
