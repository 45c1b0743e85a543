import { Component as AuthPage } from '#pages/accounts/AuthPage.tsx'

import type { PageRoute } from './page-route.ts'

/**
 * The public routes: a table of their own, because it is all that somebody needs to sign in. The sign-in page itself comes
 * with the first file: fetching it apart would cost everybody a turn on the line before they see anything.
 */
export const visitorRoutes: readonly PageRoute[] = [
  { path: '/auth', access: 'public', page: () => Promise.resolve({ Component: AuthPage }) },
  { path: '/reset-password', access: 'public', page: () => import('#pages/accounts/ResetPasswordPage.tsx') },
  { path: '/', access: 'public', page: () => import('#pages/HomePage.tsx') },
  { path: '/copilot/shared/:token', access: 'public', page: () => import('#pages/copilot/SharedCopilotPage.tsx') },
  {
    path: '/search/shared/:shareToken',
    access: 'public',
    page: () => import('#pages/search/SharedSearchPage.tsx'),
  },
]
