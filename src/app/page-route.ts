import type { ComponentType } from 'react'

/**
 * public: for visitors; who is signed in goes to the dashboard. open: for everybody. protected: sign-in needed.
 * extract, synthesis: besides, the allowance of that feature. team: besides, a plan with teams. admin: besides, an admin.
 */
export type Access = 'public' | 'open' | 'protected' | 'extract' | 'synthesis' | 'team' | 'admin'
export type LoadPage = () => Promise<{ Component: ComponentType }>
export type PageRoute = { path: string; access: Access; page: LoadPage }
