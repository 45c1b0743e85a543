import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { viewsCopy as copy } from './views.copy.ts'

/** A set without papers: nothing was read, so that nothing is said to be found, or not found, in it. */
export const NoPapersYet = () => <EmptyState title={copy.noPapers}>{copy.noPapersText}</EmptyState>
