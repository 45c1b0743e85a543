import { useInsertionEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'

import { configureSession } from '#platform/session/recover-session.ts'
import { SessionEffects } from '#platform/session/SessionEffects.tsx'
import '#shared/browser/history-gate.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

import { AppProviders } from './AppProviders.tsx'
import { CrashBoundary } from './crash/CrashBoundary.tsx'
import { ErrorEffects } from './crash/ErrorEffects.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import type { Outside } from './outside.ts'
import { AppRoutes } from './router.tsx'

export function App(outside: Outside) {
  const [client] = useState(createQueryClient)
  // Before any effect of a page asks the API for something.
  useInsertionEffect(() => configureSession(client), [client])
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
