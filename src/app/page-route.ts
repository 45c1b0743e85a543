import { createElement, type ComponentType } from 'react'

/**
 * public: for visitors; who is signed in goes to the dashboard. open: for everybody. protected: sign-in needed.
 * extract, synthesis: besides, the allowance of that feature. team: besides, a plan with teams. admin: besides, an admin.
 */
export type Access = 'public' | 'open' | 'protected' | 'extract' | 'synthesis' | 'team' | 'admin'
export type LoadPage = () => Promise<{ Component: ComponentType }>
export type PageRoute = { path: string; access: Access; page?: LoadPage }

/** The page of a row that is planned: it says so, and what it will do. */
export const plannedPage =
  (path: string): LoadPage =>
  async () => {
    const [{ PlannedPage }, { plannedPages }] = await Promise.all([
      import('#pages/PlannedPage.tsx'),
      import('./planned-pages.ts'),
    ])
    const words = plannedPages[path]
    if (!words) throw new Error(`Nothing is planned at ${path}.`)
    return { Component: () => createElement(PlannedPage, words) }
  }
