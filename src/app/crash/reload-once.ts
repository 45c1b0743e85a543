import { wouldLoseText } from '#platform/drafts/text-guard.ts'

const KEY = 'reloaded-at'
/** A second failure within this time is not the old version's: reloading again would go round in circles. */
const GUARD_MS = 60_000

const lastReload = () => {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    // Without a memory there is no guard: no reload.
    return Date.now()
  }
}

/** After a new version was put up, old parts are gone: one reload brings the new ones. Never over text that is nowhere kept. */
export const mayReload = (now = Date.now()) => navigator.onLine && now - lastReload() > GUARD_MS && !wouldLoseText()

export function reloadOnce() {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  } catch {
    // The error panel offers Try Again.
  }
}
