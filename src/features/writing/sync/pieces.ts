import { DRAFT_PIECE_MAX, readDraftEntry, type DraftEntry } from '#contract/draft.ts'
import { fromBase64, toBase64 } from '#shared/format/base64.ts'

export type Sent = { id: string; data: DraftEntry }

/** One change as entries of the log: one, or parts that count together. `key` names it; a repeat has the same ids. */
export function entriesOf(key: string, update: Uint8Array): Sent[] {
  const text = toBase64(update)
  if (text.length <= DRAFT_PIECE_MAX) return [{ id: key, data: { type: 'update', update: text } }]
  const count = Math.ceil(text.length / DRAFT_PIECE_MAX)
  return Array.from({ length: count }, (_, index) => ({
    id: `${key}-${index}`,
    data: {
      type: 'part',
      of: key,
      index,
      count,
      update: text.slice(index * DRAFT_PIECE_MAX, (index + 1) * DRAFT_PIECE_MAX),
    },
  }))
}

type Waiting = { first: number; count: number; pieces: Map<number, string> }

/** Reads the log entry by entry; a change in parts comes out with its last part, however many came in between. */
export function createJoiner() {
  const waiting = new Map<string, Waiting>()
  return {
    /** The change that is complete with this entry. */
    take(seq: number, data: unknown): Uint8Array | undefined {
      const entry = readDraftEntry(data)
      if (entry?.type === 'update') return fromBase64(entry.update)
      if (entry?.type !== 'part') return undefined
      const known = waiting.get(entry.of) ?? { first: seq, count: entry.count, pieces: new Map() }
      known.pieces.set(entry.index, entry.update)
      waiting.set(entry.of, known)
      if (known.pieces.size < known.count) return undefined
      waiting.delete(entry.of)
      return fromBase64(
        [...known.pieces]
          .sort(([a], [b]) => a - b)
          .map(([, piece]) => piece)
          .join(''),
      )
    },
    /** Up to which entry nothing is missing: what comes after must be read again by who starts from a merged state. */
    completeUpTo(seq: number): number {
      return Math.min(seq, ...[...waiting.values()].map(({ first }) => first - 1))
    },
  }
}
export type Joiner = ReturnType<typeof createJoiner>
