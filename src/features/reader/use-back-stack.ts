import { useState } from 'react'

import type { Place } from './pdf/PdfView.tsx'

/** Jumps within a document, and the way back from each. */
export function useBackStack() {
  const [stack, setStack] = useState<readonly Place[]>([])
  return {
    /** Where somebody was before the last jump. */
    last: stack.at(-1),
    remember: (place: Place) => setStack((before) => [...before.slice(-49), place]),
    pop: () => setStack((before) => before.slice(0, -1)),
  }
}
