import { use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator, type To } from 'react-router-dom'

import { watchSteps } from '#shared/browser/history-gate.ts'

import { askToLeave, isPageHeld } from './leave-question.ts'

const indexNow = () => (history.state as { idx?: unknown } | null)?.idx

const pathOf = (to: To) => new URL(typeof to === 'string' ? to : (to.pathname ?? ''), location.href).pathname

/** Goes on at once where nothing is unsaved or the page stays, else after the question. */
function leave(to: To, go: () => void) {
  if (!isPageHeld() || pathOf(to) === location.pathname) return go()
  void askToLeave().then((isYes) => isYes && go())
}

const guarded = (navigator: Navigator): Navigator => ({
  ...navigator,
  createHref: (to) => navigator.createHref(to),
  go: (delta) => navigator.go(delta),
  push: (to, state, options) => leave(to, () => navigator.push(to, state, options)),
  replace: (to, state, options) => leave(to, () => navigator.replace(to, state, options)),
})

/**
 * Back and forward have happened when a page hears of them. The router is not told, the browser is sent back to where it
 * was, and goes again after a yes. An entry that is not the router's has no number: it is let pass.
 */
function watchHistory(here: { current: { index: unknown; path: string } }) {
  let silent = 0
  let isAllowed = false
  return watchSteps((event) => {
    if (silent > 0) {
      silent -= 1
      event.stopImmediatePropagation()
      return
    }
    if (isAllowed) {
      isAllowed = false
      return
    }
    const { index, path } = here.current
    const next = indexNow()
    if (!isPageHeld() || location.pathname === path) return
    if (typeof index !== 'number' || typeof next !== 'number' || index === next) return
    event.stopImmediatePropagation()
    silent += 1
    history.go(index - next)
    void askToLeave().then((isYes) => {
      if (!isYes) return
      isAllowed = true
      history.go(next - index)
    })
  })
}

/** Around pages that may hold something unsaved: links, the palette, back and forward all ask first. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const value = useMemo(() => ({ ...context, navigator: guarded(context.navigator) }), [context])
  const { pathname, key } = useLocation()
  const here = useRef({ index: indexNow(), path: pathname })
  useEffect(() => {
    here.current = { index: indexNow(), path: pathname }
  }, [pathname, key])
  useEffect(() => watchHistory(here), [])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
