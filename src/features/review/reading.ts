import { createContext, type ReactNode } from 'react'

import type { LitWords } from '#science/screening/lit-terms.ts'

/** Draws the paper itself, with words lit: another feature does it, the page brings both together. */
export type Reading = (props: { documentId: string; words: LitWords }) => ReactNode

export const ReadingContext = createContext<Reading | undefined>(undefined)
