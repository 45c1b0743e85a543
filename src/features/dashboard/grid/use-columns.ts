import { useMedia } from '#shared/browser/use-media.ts'

import { COLUMNS } from './layout.ts'

/** How many columns the grid is shown in, from the breakpoint `md` on. The layout itself always has two. */
export const useColumns = () => (useMedia('(min-width: 800px)') ? COLUMNS : 1)
