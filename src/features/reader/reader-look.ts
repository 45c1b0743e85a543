import * as z from 'zod/mini'

import { useStoredValue } from '#shared/browser/stored-value.ts'

/** How far a page is enlarged: a share of its printed size, or as wide or as large as the window allows. */
export const zoomSchema = z.union([z.enum(['width', 'page']), z.number()])
export type Zoom = z.infer<typeof zoomSchema>

const lookSchema = z.object({
  zoom: zoomSchema,
  isDark: z.boolean(),
  textSize: z.number(),
  textWidth: z.enum(['narrow', 'medium', 'wide']),
  hasContents: z.boolean(),
  hasPanel: z.boolean(),
})
export type ReaderLook = z.infer<typeof lookSchema>

const START: ReaderLook = {
  zoom: 'width',
  isDark: false,
  textSize: 18,
  textWidth: 'medium',
  hasContents: true,
  hasPanel: true,
}

/** How this browser shows papers: it belongs to the screen, not to the account. */
export function useReaderLook(): [ReaderLook, (change: Partial<ReaderLook>) => void] {
  const [look, setLook] = useStoredValue('reader-look', lookSchema, START)
  return [look, (change) => setLook({ ...look, ...change })]
}

export const ZOOM_STEPS = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
export const ZOOM_MIN = 0.5
export const ZOOM_MAX = 4
/** CSS pixels of a point of the page at 100 %. */
export const PIXELS_OF_POINT = 96 / 72

export const bounded = (zoom: number) => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom))

/** The next step up or down from where the page stands now. */
export function zoomStep(now: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
  return steps.find((step) => (step - now) * direction > 0.005) ?? bounded(now)
}
