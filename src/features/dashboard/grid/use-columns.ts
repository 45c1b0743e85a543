import { useSyncExternalStore } from 'react'

import { COLUMNS } from './layout.ts'

// The breakpoint `md` of tailwind.config.ts.
const WIDE = '(min-width: 800px)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** How many columns the grid is shown in. The layout itself always has two. */
export const useColumns = () => useSyncExternalStore(subscribe, () => (window.matchMedia(WIDE).matches ? COLUMNS : 1))
