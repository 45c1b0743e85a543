import { visitorPages } from '#contract/visitor-pages.ts'
import { Component as AuthPage } from '#pages/accounts/AuthPage.tsx'

import type { LoadPage, PageRoute } from './page-route.ts'

/**
 * What shows the pages of visitors: a list of its own, because it is all that somebody needs to sign in. The sign-in page
 * itself comes with the first file: fetching it apart would cost everybody a turn on the line before they see anything.
 */
export const visitorComponents: Record<keyof typeof visitorPages, LoadPage> = {
  auth: () => Promise.resolve({ Component: AuthPage }),
  resetPassword: () => import('#pages/accounts/ResetPasswordPage.tsx'),
  home: () => import('#pages/HomePage.tsx'),
  sharedCopilot: () => import('#pages/copilot/SharedCopilotPage.tsx'),
  sharedSearch: () => import('#pages/search/SharedSearchPage.tsx'),
}

export const visitorRoutes: readonly PageRoute[] = Object.entries(visitorPages).map(([id, row]) => ({
  ...row,
  page: visitorComponents[id as keyof typeof visitorPages],
}))
