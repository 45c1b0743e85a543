import { numberTokens, type NumberToken } from './number-tokens.ts'

/*
 * Rules are patterns over a text in which each number is one slot: its first unit is OPEN, the others are FILL. The text
 * keeps its length, so offsets hold, and no pattern can begin or end inside a number.
 */
const OPEN = '\uE000'
const FILL = '\uE001'

/** Source of a pattern for a whole number of the text, in figures or (where words are slots too) in words. */
export const SLOT = `${OPEN}${FILL}*(?!${FILL})`

/** A match: where it stands, its words as the text has them, and the number that fills each of its groups. */
export type SlotMatch = {
  start: number
  end: number
  found: string
  /** The number in a group of the pattern; `undefined` when the group took no part or holds no number. */
  number: (group: number) => NumberToken | undefined
  words: (group: number) => string | undefined
  /** Where a group begins; −1 when it took no part. */
  at: (group: number) => number
}

type Slots = { figures: string; all: string; byStart: ReadonlyMap<number, NumberToken> }

function slotsOf(text: string): Slots {
  const known = recent.get(text)
  if (known) return known
  const tokens = numberTokens(text).filter(({ scale }) => !scale)
  const fill = (only: readonly NumberToken[]) => {
    let at = 0
    let filled = ''
    for (const { start, end } of only) {
      if (start < at) continue
      filled += text.slice(at, start) + OPEN + FILL.repeat(end - start - 1)
      at = end
    }
    return filled + text.slice(at)
  }
  const slots = {
    figures: fill(tokens.filter(({ form }) => form === 'figures')),
    all: fill(tokens),
    byStart: new Map(tokens.map((token) => [token.start, token])),
  }
  if (recent.size >= KEPT) recent.delete(recent.keys().next().value ?? '')
  recent.set(text, slots)
  return slots
}
const recent = new Map<string, Slots>()
const KEPT = 6

/** The text with a slot for each number in figures, and with `words` also for each in words. */
export const slotted = (text: string, words = false): string => (words ? slotsOf(text).all : slotsOf(text).figures)

/**
 * Every place where a pattern over slots holds. The pattern needs the flags `d` and `g`; write `${SLOT}` where a number
 * stands. `words`: numbers in words are slots too.
 */
export function slotMatches(text: string, pattern: RegExp, words = false): SlotMatch[] {
  const { byStart } = slotsOf(text)
  if (byStart.size === 0) return []
  return [...slotted(text, words).matchAll(pattern)].map((found) => {
    const span = (group: number) => found.indices?.[group]
    return {
      start: found.index,
      end: found.index + found[0].length,
      found: text.slice(found.index, found.index + found[0].length),
      number: (group) => byStart.get(span(group)?.[0] ?? -1),
      words: (group) => {
        const at = span(group)
        return at && text.slice(...at)
      },
      at: (group) => span(group)?.[0] ?? -1,
    }
  })
}
