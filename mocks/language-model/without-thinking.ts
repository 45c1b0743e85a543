const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * Takes away what a reasoning model thinks aloud at the beginning of its answer, between `<think>` and `</think>`. Give it the
 * pieces in their order; each call answers what of the answer itself has come. `end` gives what was held back.
 */
export function withoutThinking() {
  let held = ''
  let state: 'begin' | 'think' | 'answer' = 'begin'
  const next = (piece: string): string => {
    if (state === 'answer') return piece
    held += piece
    if (state === 'begin') {
      held = held.trimStart()
      if (OPEN.startsWith(held)) return ''
      state = held.startsWith(OPEN) ? 'think' : 'answer'
    }
    if (state === 'think') {
      const at = held.indexOf(CLOSE)
      if (at === -1) {
        held = held.slice(-CLOSE.length)
        return ''
      }
      held = held.slice(at + CLOSE.length).trimStart()
      state = 'answer'
    }
    const rest = held
    held = ''
    return rest
  }
  return { next, end: () => (state === 'begin' ? held : '') }
}
