import { useRef, useState } from 'react'

import type { Place, ViewHandle } from './pdf/PdfView.tsx'
import { useBackStack } from './use-back-stack.ts'

/** Moves around in what is open; each jump can be taken back. */
export function useJumps() {
  const view = useRef<ViewHandle>(null)
  const { last, remember, pop } = useBackStack()
  const [count, setCount] = useState(0)
  const jump = (go: () => void) => {
    setCount((before) => before + 1)
    const place = view.current?.place()
    if (place) remember(place)
    go()
  }
  return {
    view,
    /** How many jumps there were: a narrow window folds its panes at each. */
    count,
    /** Where somebody was before the last jump. */
    last,
    jump,
    toOffset: (offset: number) => jump(() => view.current?.show({ start: offset, end: offset + 1 })),
    toPlace: (place: Place) => jump(() => view.current?.goTo(place)),
    back: () => {
      if (!last) return
      view.current?.goTo(last)
      pop()
    },
  }
}
export type Jumps = ReturnType<typeof useJumps>
