import * as z from 'zod/mini'

import { useMedia } from '#shared/browser/use-media.ts'
import { useStoredValue } from '#shared/browser/stored-value.ts'

const KEY = 'rail'
const keptSchema = z.enum(['open', 'folded', 'by-width'])

/** The breakpoint `xl` of tailwind.config.ts: from there on the rail has room for words. */
const ROOMY = '(min-width: 1440px)'

/** Whether the rail shows words beside its icons: as it was left, else as there is room. */
export function useRailState(): { isOpen: boolean; toggle: () => void } {
  const [kept, keep] = useStoredValue(KEY, keptSchema, 'by-width')
  const isRoomy = useMedia(ROOMY)
  const isOpen = kept === 'by-width' ? isRoomy : kept === 'open'
  return { isOpen, toggle: () => keep(isOpen ? 'folded' : 'open') }
}
