import * as z from 'zod/mini'

import { useStoredValue } from '#shared/browser/stored-value.ts'

export const DENSITIES = ['comfortable', 'compact'] as const
export const TEXT_SIZES = ['standard', 'large', 'largest'] as const
export const MOTIONS = ['system', 'reduced'] as const

const appearanceSchema = z.object({
  density: z.enum(DENSITIES),
  text: z.enum(TEXT_SIZES),
  motion: z.enum(MOTIONS),
})
export type Appearance = z.infer<typeof appearanceSchema>

/** How the page is set in this browser. public/theme.js reads it before the first paint. */
export const APPEARANCE_KEY = 'appearance'
export const APPEARANCE_DEFAULT: Appearance = { density: 'comfortable', text: 'standard', motion: 'system' }

/** Dresses the document: styles.css answers to these attributes. */
export function applyAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement
  for (const name of ['density', 'text', 'motion'] as const) {
    if (appearance[name] === APPEARANCE_DEFAULT[name]) delete dataset[name]
    else dataset[name] = appearance[name]
  }
}

/** The choice, and a way to change it that shows at once. Other tabs follow by public/theme.js. */
export function useAppearance(): [appearance: Appearance, change: (part: Partial<Appearance>) => void] {
  const [appearance, store] = useStoredValue(APPEARANCE_KEY, appearanceSchema, APPEARANCE_DEFAULT)
  const change = (part: Partial<Appearance>) => {
    const next = { ...appearance, ...part }
    store(next)
    applyAppearance(next)
  }
  return [appearance, change]
}
