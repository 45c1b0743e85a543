import { useState, type ComponentProps, type FocusEvent } from 'react'

/**
 * A browser takes the focus away from a button that is disabled under it, and whoever works by key begins at the top of
 * the page again. So a button that has the focus is told from here to say that it is disabled, and to take no press; in
 * truth it becomes so when it is left.
 */
export function useKeptFocus({ disabled, onFocus, onBlur }: ComponentProps<'button'>) {
  const [hasFocus, setFocus] = useState(false)
  // One that is never disabled need not be drawn again for its focus.
  if (disabled === undefined) return { isOff: false, isKept: false, props: {} }
  return {
    isOff: disabled,
    isKept: disabled && hasFocus,
    props: {
      disabled: disabled && !hasFocus,
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        setFocus(true)
        onFocus?.(event)
      },
      onBlur: (event: FocusEvent<HTMLButtonElement>) => {
        setFocus(false)
        onBlur?.(event)
      },
    },
  }
}
