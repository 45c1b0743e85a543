import { fromBase64, toBase64 } from '#shared/format/base64.ts'

import { lastName, lastNames } from './last-names.ts'

/**
 * What the device's large storage has not confirmed yet, written in the same turn as the key that was pressed: a tab that
 * is killed between two turns loses nothing. It holds a few signs for a few milliseconds.
 */
export type LastResort = {
  /** Of every tab that had this place open. */
  read(place: string): { name: string; update: Uint8Array }[]
  /** False: it did not fit. */
  write(place: string, tab: string, update: Uint8Array | undefined): boolean
  /** Gives up what was read, where it still is the same. */
  drop(name: string, update: Uint8Array): void
}

export const browserLastResort: LastResort = {
  read(place) {
    return lastNames(place).flatMap((name) => {
      const update = fromBase64(localStorage.getItem(name) ?? '')
      if (update === undefined || update.length === 0) localStorage.removeItem(name)
      return update && update.length > 0 ? [{ name, update }] : []
    })
  },
  write(place, tab, update) {
    try {
      if (update === undefined) localStorage.removeItem(lastName(place, tab))
      else localStorage.setItem(lastName(place, tab), toBase64(update))
      return true
    } catch {
      return false
    }
  },
  drop(name, update) {
    try {
      if (localStorage.getItem(name) === toBase64(update)) localStorage.removeItem(name)
    } catch {
      // Nothing can be kept there, so nothing is.
    }
  },
}
