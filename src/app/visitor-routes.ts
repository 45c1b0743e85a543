import { visitorPages } from '#contract/visitor-pages.ts'

import type { LoadPage, PageRoute } from './page-route.ts'

/**
 * What shows the pages of visitors: a list of its own, because it is all that somebody needs to sign in. Whoever is signed
 * in needs no form to sign in: the page of that comes beside the first file, and is asked for before anything is drawn.
 */
export const visitorComponents: Record<keyof typeof visitorPages, LoadPage> = {
  auth: () => import('#pages/accounts/AuthPage.tsx'),
  resetPassword: () => import('#pages/accounts/ResetPasswordPage.tsx'),
  home: () => import('#pages/HomePage.tsx'),
  sharedCopilot: () => import('#pages/copilot/SharedCopilotPage.tsx'),
  sharedSearch: () => import('#pages/search/SharedSearchPage.tsx'),
}

export const visitorRoutes: readonly PageRoute[] = Object.entries(visitorPages).map(([id, row]) => ({
  ...row,
  page: visitorComponents[id as keyof typeof visitorPages],
}))
