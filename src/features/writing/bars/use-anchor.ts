import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react-dom'
import { useEffect } from 'react'

/** Places a card beside something in the text that is no element of React: a range, a node. */
export function useAnchor(rectOf: () => DOMRect | undefined, key: unknown, placement: Placement = 'bottom-start') {
  const { refs, floatingStyles, update } = useFloating({
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${Math.max(120, availableHeight)}px`
        },
      }),
    ],
  })
  useEffect(() => {
    refs.setReference({ getBoundingClientRect: () => rectOf() ?? new DOMRect(-9999, -9999, 0, 0) })
    update()
    // The place is another when the key is: the function is new at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, refs, update])
  return { setFloating: refs.setFloating, style: floatingStyles }
}
