import { setTextsAlone, type TextsAlone } from '#mocks/server/texts-alone.ts'
import { worldNow } from '#mocks/server/vitest.ts'

/**
 * Makes the embedded API a server of the two texts alone, until the test ends: every call of ours is a 404, the probe
 * too. `asked` lists the calls of ours that were made besides the probe: there must be none. With `keeps: 'little'` it
 * gives back no more of a saved synthesis than the texts show.
 */
export function textsOnly(wanted: TextsAlone = {}): { asked: string[] } {
  return setTextsAlone(worldNow().id, wanted) ?? { asked: [] }
}
