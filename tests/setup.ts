import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterEach } from 'vitest'

import { closeDialog } from '#platform/dialogs/dialogs.ts'
import { leaveBehind } from '#platform/session/asked-address.ts'
import { runForgetters } from '#platform/session/forgetters.ts'
import { endLapse } from '#platform/session/lapse.ts'
import { clearToasts } from '#shared/toast/toast.ts'

/** A busy machine is no failure. */
configure({ asyncUtilTimeout: 20_000 })

/**
 * React's development build takes a stack trace for each element, up to a limit that it resets each second: a fifth of a
 * page's time, and no warning that a test looks at needs it. The limit stays reached.
 */
function withoutOwnerStacks() {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}
withoutOwnerStacks()

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMatch = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})

/** What a browser has and jsdom has not. */
function completeDom() {
  globalThis.ResizeObserver ??= NoResizeObserver
  window.matchMedia ??= noMatch
  window.scrollTo = () => {}
  const missing = {
    scrollIntoView: () => {},
    hasPointerCapture: () => false,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  }
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value, configurable: true })
  }
}
completeDom()

afterEach(() => {
  cleanup()
  // Modules outlive a test, and on one worker even its file: what they remember of a person does not.
  clearToasts()
  closeDialog()
  endLapse(false)
  runForgetters()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  leaveBehind()
  document.title = ''
})
