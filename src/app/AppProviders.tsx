import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { ThemeProvider } from '#shared/theme/ThemeProvider.tsx'
import { Toaster } from '#shared/ui/Toaster.tsx'

import { OutsideContext, type Outside } from './outside.ts'

type Props = { client: QueryClient; outside: Outside; children: ReactNode }

/**
 * What every page stands in. Payments, the live connection, tooltips and dialogs come with the shell (Workspace): nobody
 * needs them to sign in.
 */
export function AppProviders({ client, outside, children }: Props) {
  return (
    <QueryClientProvider client={client}>
      <OutsideContext value={outside}>
        <ThemeProvider>
          {children}
          <Toaster />
        </ThemeProvider>
      </OutsideContext>
    </QueryClientProvider>
  )
}
