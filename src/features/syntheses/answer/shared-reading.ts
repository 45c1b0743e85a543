import { createContext, useContext } from 'react'

import type { DocumentsByKey } from '#research/shared-reading/documents-by-key.ts'

/** Papers of an answer that somebody shared: its rows name them by key, and a visitor has no page of theirs to open. */
const context = createContext<DocumentsByKey | undefined>(undefined)

export const SharedReading = context.Provider

export const useSharedReading = () => useContext(context)
