import type { QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'

import { configureSession } from '#platform/session/recover-session.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { SessionEffects } from '#platform/session/SessionEffects.tsx'
import '#shared/browser/history-gate.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

import { AppProviders } from './AppProviders.tsx'
import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { ErrorEffects } from './crash/ErrorEffects.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import type { Outside } from './outside.ts'
import { AppRoutes } from './router.tsx'

/** The answers of a page. Who is signed in is asked at once, while what is to be drawn still loads. */
export function openClient(): QueryClient {
  const client = createQueryClient()
  configureSession(client)
  void client.prefetchQuery(sessionQuery())
  return client
}

export function App({ client, ...outside }: Outside & { client: QueryClient }) {
  return (
    <CrashBoundary>
      <ErrorEffects />
      <AppProviders client={client} outside={outside}>
        <SessionEffects />
        <BrowserRouter>
          <NavigationEffects />
          <AppRoutes />
        </BrowserRouter>
      </AppProviders>
    </CrashBoundary>
  )
}
