import type { PageRoute } from './page-route.ts'

/** The public routes: a table of their own, because it is all that somebody needs to sign in. */
export const visitorRoutes: readonly PageRoute[] = [
  { path: '/auth', access: 'public', page: () => import('#pages/accounts/AuthPage.tsx') },
  { path: '/reset-password', access: 'public', page: () => import('#pages/accounts/ResetPasswordPage.tsx') },
  { path: '/', access: 'public', page: () => import('#pages/HomePage.tsx') },
  { path: '/copilot/shared/:token', access: 'public' },
  { path: '/search/shared/:shareToken', access: 'public' },
]
