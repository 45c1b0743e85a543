import { checkDueAlerts } from '#engine/search/search-alerts.ts'
import { worldById } from './worlds.ts'

const LOOK_EVERY_MS = 10 * 60_000
/** Once a day is often enough for sources that are asked for nothing but what is new. */
const DUE_AFTER_MS = 24 * 60 * 60_000

/** Asks for alerts from time to time while the server runs. Returns what ends it. */
export function startAlertTimer(): () => void {
  const timer = setInterval(() => {
    worldById('default')
      .then((world) => checkDueAlerts(world, DUE_AFTER_MS))
      .catch((error: unknown) => console.error('search alerts:', error))
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
