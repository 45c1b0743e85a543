import { useEffect } from 'react'

import { closeDialog } from '#platform/dialogs/dialogs.ts'

const MOST = 200
let ahead = ''

/** What was typed since the palette was asked for and before it was there. */
export const typedAhead = (): string => ahead
export const forgetTypedAhead = (): void => {
  ahead = ''
}

/** Stands where the palette will be: keys that follow its own at once are kept for its field. */
export function TypedAhead() {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (key === 'Escape') closeDialog()
      else if (key === 'Backspace') ahead = ahead.slice(0, -1)
      else if (key.length === 1) ahead = (ahead + key).slice(0, MOST)
      // Pressed for a row of the palette, not for what has the focus under it.
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    forgetTypedAhead()
    document.addEventListener('keydown', keep, true)
    return () => document.removeEventListener('keydown', keep, true)
  }, [])
  return null
}
