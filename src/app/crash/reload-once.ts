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

/** With the server away a reload would put the browser's own error page in the place of this one. */
const isServerThere = () =>
  fetch(location.origin, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reloads when there is somebody to answer; false when the page stays and has to say what is wrong. */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServerThere())) return false
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
    return true
  } catch {
    return false
  }
}
