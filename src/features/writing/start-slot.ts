import { createContext, type ReactNode } from 'react'

/** More ways to begin a draft, beside New draft: opening a file. */
export const StartExtras = createContext<(() => ReactNode) | undefined>(undefined)
