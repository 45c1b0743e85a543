import { ownerOf } from '../world/owner.ts'
import { Unread } from '../world/table.ts'

/** A row that is kept by itself. `seq`: the commit that wrote it; `gone`: removed, whatever a pack still says. */
export type LooseRow = { table: string; id: string; value: unknown; place: number; seq?: number; gone?: true }

/** A row for a pack. `value`: the row, or its text as it was kept. */
export type PackedRow = { id: string; value: unknown; place: number; seq: number }

/**
 * Rows of one table that were written together. A browser hands over twenty thousand values one by one in seconds, and
 * the same as some hundred packs in tenths; a text in it is read when its row is wanted. A row that was written again
 * stands in a later pack or by itself, and that one counts.
 */
export type Pack = {
  /** Given by the browser, rising. */
  n?: number
  table: string
  ids: string[]
  /** Empty where a row is nobody's. */
  owners: string[]
  places: number[]
  seqs: number[]
  /** JSON. */
  texts: string[]
}

export const PACK_SIZE = 200

/** One sign beyond Latin-1 makes a browser keep a text at twice its size. */
function compact(text: string): string {
  const escaped = text.replace(/[^\u0000-\u00ff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return escaped.length < 2 * text.length ? escaped : text
}

export function packsOf(table: string, rows: readonly PackedRow[]): Pack[] {
  const packs: Pack[] = []
  for (let at = 0; at < rows.length; at += PACK_SIZE) {
    const part = rows.slice(at, at + PACK_SIZE)
    packs.push({
      table,
      ids: part.map(({ id }) => id),
      owners: part.map(({ value }) => (value instanceof Unread ? value.owner : ownerOf(value as object)) ?? ''),
      places: part.map(({ place }) => place),
      seqs: part.map(({ seq }) => seq),
      texts: part.map(({ value }) => (value instanceof Unread ? value.text : compact(JSON.stringify(value)))),
    })
  }
  return packs
}

export const rowsIn = ({ ids, owners, places, seqs, texts }: Pack): PackedRow[] =>
  ids.map((id, at) => ({
    id,
    value: new Unread(id, owners[at] === '' ? undefined : owners[at], texts[at] ?? 'null'),
    place: places[at] ?? 0,
    seq: seqs[at] ?? 0,
  }))
