import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { AuthCard } from '#features/accounts/AuthCard.tsx'
import { paths } from '#shared/paths.ts'

/**
 * The sign-in page as the build writes it into index.html: it can be typed in before the scripts have come. What draws it
 * is what takes over from it (`src/features/accounts/use-early-form.ts`), so that the two cannot differ.
 */
export const signInMarkup = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location={paths.auth()}>
        <AuthCard />
      </StaticRouter>
    </QueryClientProvider>,
  )
