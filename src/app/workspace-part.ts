import { lazyPart } from '#shared/browser/lazy-part.tsx'

/** The shell, its live connection and its dialogs: fetched for who is signed in. */
export const Workspace = lazyPart(() => import('./Workspace.tsx').then((module) => module.Workspace))
