/**
 * Small flags of the session in web storage. None of them is a secret and none is needed: where storage is closed, every
 * read says "not set".
 */
const HINT = 'session-hint'
const LEFT = 'signed-out-here'
const LOGOUT_OWED = 'logout-owed'
export const SIGNAL = 'session-signal'

const read = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const write = (key: string, value: string | undefined) => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The flag is a convenience.
  }
}

/** Whether somebody was signed in here lately: only then is it worth hiding the sign-in page until the server has answered. */
export const wasSignedIn = () => read(HINT) !== null
export const markSignedIn = (isSignedIn: boolean) => write(HINT, isSignedIn ? '1' : undefined)

/** A sign-out that the server has not heard of: its cookie must not sign anybody in again. */
export const isLogoutOwed = () => read(LOGOUT_OWED) !== null
export const markLogoutOwed = (isOwed: boolean) => write(LOGOUT_OWED, isOwed ? '1' : undefined)

/** Whether somebody signed out in this tab: the development login then stays away from it. */
export function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null
  } catch {
    return false
  }
}
export function markLeft() {
  try {
    sessionStorage.setItem(LEFT, '1')
  } catch {
    // As above.
  }
}

export type SessionSignal = { is: 'signed-out' } | { is: 'signed-in'; userId: string }

/** Tells the other tabs of this browser. The time makes two equal signals differ. */
export const signalOtherTabs = (signal: SessionSignal) => write(SIGNAL, JSON.stringify({ ...signal, at: Date.now() }))

/** What another tab said, from the new value of a storage event. */
export function signalOf(value: string | null): SessionSignal | undefined {
  try {
    const bag = JSON.parse(value ?? '') as { is?: unknown; userId?: unknown }
    if (bag.is === 'signed-out') return { is: 'signed-out' }
    if (bag.is === 'signed-in' && typeof bag.userId === 'string') return { is: 'signed-in', userId: bag.userId }
  } catch {
    // Not ours.
  }
  return undefined
}
