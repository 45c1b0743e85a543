import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { confirm } from '../dialogs/confirm.ts'

/** The link of ours that a plain click follows in this tab, when it leads to another page. */
function leavingTo(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Asks before a page with unsaved changes is left: by the browser when the tab is closed or reloaded, by a question of
 * ours for links. Other ways (the back button, the palette) ask nothing: the draft survives them all.
 */
export function useLeaveGuard(isChanged: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isChanged) return undefined
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const to = leavingTo(event)
      if (to === undefined) return
      // The link and the menu that it may stand in both look at this before they act.
      event.preventDefault()
      const question = {
        title: 'Leave without saving?',
        body: 'Your changes are not saved. They are kept in this tab until you come back or sign out.',
        action: 'Leave',
        cancel: 'Stay',
      }
      void confirm(question).then((isYes) => {
        if (isYes) void navigate(to)
      })
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isChanged, navigate])
}
