import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { StripeProvider, type LoadStripe } from '#platform/payments/StripeProvider.tsx'
import { SocketSourceContext } from '#platform/realtime/socket-source.ts'
import type { CreateSocket } from '#platform/realtime/socket.ts'
import { ThemeProvider } from '#shared/theme/ThemeProvider.tsx'
import { Toaster } from '#shared/ui/Toaster.tsx'

export type Outside = {
  /** How to get a socket, where it is not Socket.IO's over the network. */
  createSocket?: CreateSocket | undefined
  /** How to get the payment client, where it is not the provider's script. */
  loadStripe?: LoadStripe | undefined
}

type Props = Outside & { client: QueryClient; children: ReactNode }

/**
 * What every page stands in. The live connection, tooltips and dialogs come with the shell (Workspace): nobody needs
 * them to sign in.
 */
export function AppProviders({ client, createSocket, loadStripe, children }: Props) {
  return (
    <QueryClientProvider client={client}>
      <StripeProvider {...(loadStripe && { load: loadStripe })}>
        <SocketSourceContext value={createSocket}>
          <ThemeProvider>
            {children}
            <Toaster />
          </ThemeProvider>
        </SocketSourceContext>
      </StripeProvider>
    </QueryClientProvider>
  )
}
