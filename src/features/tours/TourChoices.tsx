import type { ReactNode } from 'react'

import { toursCopy as copy } from './tours.copy.ts'
import { useTours } from './use-tours.ts'

type Props = {
  /** Draws one tour by its key and its label. */
  children: (tour: string, label: string) => ReactNode
}

/** The tours for a list that somebody else draws, such as the palette. */
export function TourChoices({ children }: Props) {
  return useTours().map(({ key, title }) => children(key, copy.palette(title)))
}
