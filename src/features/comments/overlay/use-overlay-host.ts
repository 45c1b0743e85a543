import { useEffect, useState } from 'react'

const OPEN_DIALOG = '[role="dialog"][data-state="open"]'

/** The topmost dialog that keeps everything behind it out of reach. Hanging cards do not: the page scrolls under them. */
const openModal = (host: HTMLElement): Element | undefined =>
  document.body.hasAttribute('data-scroll-locked')
    ? Array.from(document.querySelectorAll(OPEN_DIALOG)).findLast((dialog) => !host.contains(dialog))
    : undefined

/**
 * The element that the overlay is drawn in: at the page's own origin, so that scrolling moves it along. While a dialog is
 * open it stands inside that one: everything outside is out of reach there, and hidden from those who listen.
 */
export function useOverlayHost(): { host: HTMLElement | undefined; isInDialog: boolean } {
  const [host, setHost] = useState<HTMLElement>()
  const [isInDialog, setInDialog] = useState(false)

  useEffect(() => {
    const mine = document.createElement('div')
    mine.setAttribute('data-comment-overlay', '')
    mine.className = 'absolute top-0 left-0 size-0'
    const settle = () => {
      const home = openModal(mine) ?? document.body
      if (mine.parentElement !== home) home.append(mine)
      setInDialog(home !== document.body)
      // Hidden with the rest of the page when the dialog opened.
      if (home !== document.body) mine.removeAttribute('aria-hidden')
    }
    // What the dialog takes for a touch outside of itself would close it.
    const shield = (event: Event) => {
      if (mine.parentElement !== document.body) event.stopPropagation()
    }
    settle()
    mine.addEventListener('pointerdown', shield)
    mine.addEventListener('focusin', shield)
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, attributes: true, attributeFilter: ['data-scroll-locked'] })
    observer.observe(mine, { attributes: true, attributeFilter: ['aria-hidden'] })
    // The element has to exist before anything can be drawn in it.
    // oxlint-disable-next-line react/set-state-in-effect
    setHost(mine)
    return () => {
      observer.disconnect()
      mine.remove()
      setHost(undefined)
    }
  }, [])
  return { host, isInDialog }
}
