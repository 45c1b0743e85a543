import { useEffect, useEffectEvent } from 'react'

import { OVERLAY } from '../anchor/page-words.ts'

/** Layers of the page's own that Esc belongs to first. */
const LAYERS = '[role="alertdialog"], [role="menu"], [role="listbox"], [data-radix-popper-content-wrapper] [data-state]'

/** Esc goes one step back in the overlay, and leaves it in the end; what lies over it on the page goes first. */
export function useEscape(onEscape: () => void, hasOwnLayer: boolean) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    const isInside = event.target instanceof Element && event.target.closest(OVERLAY) !== null
    const hasLayer = document.querySelector(LAYERS) !== null
    if (document.querySelector('[role="alertdialog"]') || (hasLayer && !isInside)) return
    // A dialog of the page, with nothing of ours open in it, closes itself.
    if (!hasOwnLayer && document.body.hasAttribute('data-scroll-locked')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
