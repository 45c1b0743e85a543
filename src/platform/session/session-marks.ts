/**
 * Small flags of the session in web storage. None of them is a secret and none is needed: where storage is closed, every
 * read says "not set".
 */
const HINT = 'session-hint'
const LEFT = 'signed-out-here'
const LOGOUT_OWED = 'logout-owed'
const OWNER = 'session-owner'
const WELCOME = 'welcome-owed'
export const SIGNAL = 'session-signal'

const ofBrowser = () => localStorage
const ofTab = () => sessionStorage

const read = (key: string, storage: () => Storage = ofBrowser) => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}
const write = (key: string, value: string | undefined, storage: () => Storage = ofBrowser) => {
  try {
    if (value === undefined) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // The flag is a convenience.
  }
}

/** Whether somebody was signed in here lately: only then is it worth hiding the sign-in page until the server has answered. */
export const wasSignedIn = () => read(HINT) !== null
export function markSignedIn(isSignedIn: boolean) {
  write(HINT, isSignedIn ? '1' : undefined)
  isHintKept = isSignedIn && wasSignedIn()
}
let isHintKept = false
/** Whether somebody signed out in this browser behind the back of this page, which was asleep meanwhile. */
export const wasLeftElsewhere = () => isHintKept && !wasSignedIn()

/** A sign-out that the server has not heard of: its cookie must not sign anybody in again. */
export const isLogoutOwed = () => read(LOGOUT_OWED) !== null
export const markLogoutOwed = (isOwed: boolean) => write(LOGOUT_OWED, isOwed ? '1' : undefined)

/** Whether somebody signed out in this tab: the development login then stays away from it. */
export const hasLeft = () => read(LEFT, ofTab) !== null
export const markLeft = () => write(LEFT, '1', ofTab)

/**
 * Whose traces this browser and this tab may still hold: a session that runs out leaves drafts behind, for its own person
 * alone. Forgotten with them at a sign-out.
 */
export function markOwner(userId: string | undefined) {
  write(OWNER, userId)
  write(OWNER, userId, ofTab)
}
export const tabOwner = () => read(OWNER, ofTab) ?? undefined
export const isStranger = (userId: string): boolean =>
  [read(OWNER), read(OWNER, ofTab)].some((owner) => owner !== null && owner !== userId)

/** The page starts anew for who has just signed in: the greeting is said after that. */
export const oweWelcome = () => write(WELCOME, '1', ofTab)
export function takeWelcome(): boolean {
  const isOwed = read(WELCOME, ofTab) !== null
  if (isOwed) write(WELCOME, undefined, ofTab)
  return isOwed
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
