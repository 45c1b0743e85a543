import { useEffect } from 'react'

import { holdPage } from './leave-question.ts'

/**
 * Asks before a page with unsaved changes is left: by the browser when the tab is closed or reloaded, by a question of
 * ours for every other way (see LeaveGuard).
 */
export function useLeaveGuard(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return undefined
    const release = holdPage()
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      release()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isChanged])
}
