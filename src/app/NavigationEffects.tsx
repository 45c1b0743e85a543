import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { focusPageTitle } from './navigation/focus-page-title.ts'
import { keepScroll, restoreScroll } from './navigation/scroll-places.ts'

/** What a browser does at a new page and a single page application has to do itself: focus, and the place scrolled to. */
export function NavigationEffects() {
  const { pathname, key, hash } = useLocation()
  const kind = useNavigationType()
  const isFirst = useRef(true)
  const before = useRef({ pathname, key })

  useEffect(() => keepScroll(), [])

  useEffect(() => {
    const isSamePage = before.current.pathname === pathname
    const isFirstLoad = isFirst.current
    isFirst.current = false
    before.current = { pathname, key }
    if (kind === NavigationType.Pop) return restoreScroll(key)
    // Filters and tabs live in the address too: they move neither focus nor page.
    if (isFirstLoad || isSamePage) return undefined
    if (hash === '') window.scrollTo(0, 0)
    return undefined
  }, [pathname, key, hash, kind])

  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    return focusPageTitle()
  }, [pathname])

  return null
}
