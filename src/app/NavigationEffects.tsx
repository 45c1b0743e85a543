import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { keepFocus, restoreFocus } from './navigation/focus-places.ts'
import { focusPageTitle } from './navigation/focus-page-title.ts'
import { keepScroll, restoreScroll } from './navigation/scroll-places.ts'

/** What a browser does at a new page and a single page application has to do itself: focus, and the place scrolled to. */
export function NavigationEffects() {
  const { pathname, search, key, hash } = useLocation()
  // Filters and tabs live in the address too: they move neither focus nor page. Another thing is another page.
  const place = `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`
  const kind = useNavigationType()
  const isFirst = useRef(true)
  const before = useRef({ place, key })

  useEffect(() => keepScroll(), [])
  useEffect(() => keepFocus(), [])

  useEffect(() => {
    const isSamePage = before.current.place === place
    const isFirstLoad = isFirst.current
    isFirst.current = false
    before.current = { place, key }
    if (kind === NavigationType.Pop) return restoreScroll(key)
    if (isFirstLoad || isSamePage) return undefined
    if (hash === '') window.scrollTo(0, 0)
    return undefined
  }, [place, key, hash, kind])

  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return undefined
    shown.current = place
    const stopTitle = focusPageTitle()
    const stopLink = kind === NavigationType.Pop ? restoreFocus(key) : undefined
    return () => {
      stopTitle()
      stopLink?.()
    }
  }, [place, key, kind])

  return null
}
