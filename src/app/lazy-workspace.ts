import { lazyPart } from '#shared/browser/lazy-part.tsx'

export const loadWorkspace = () => import('./Workspace.tsx')

/** The shell, its live connection and its dialogs: fetched for who is signed in. */
export const Workspace = lazyPart(() => loadWorkspace().then((module) => module.Workspace))

/** Gates come with the shell: nobody needs them to sign in. */
export const GuardedPage = lazyPart(() => loadWorkspace().then((module) => module.GuardedPage))
