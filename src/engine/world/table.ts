import { copyOf } from './copy-of.ts'
import { ownerOf } from './owner.ts'

/** What a write changed, as the store keeps it: `value` undefined = deleted. */
export type Change = { table: string; id: string; value: unknown }

/** A row as its store keeps it, `text` in JSON: it becomes a row when somebody wants it. */
export class Unread {
  readonly id: string
  readonly owner: string | undefined
  readonly text: string
  constructor(id: string, owner: string | undefined, text: string) {
    this.id = id
    this.owner = owner
    this.text = text
  }
}

/** Rows to choose from. */
export type Rows<T> = {
  all(): T[]
  filter(accept: (row: T) => boolean): T[]
  find(accept: (row: T) => boolean): T | undefined
  /** How many, without handing them out: a copy of ten thousand rows only to count them takes a tenth of a second. */
  count(accept: (row: T) => boolean): number
  /** What `take` makes of each accepted row. Nothing is copied: `take` must not hand out what it is given to change it. */
  pick<K>(accept: (row: T) => boolean, take: (row: Readonly<T>) => K): K[]
  readonly size: number
}

/** Rows of one kind, by id. Hands out copies, so that nothing outside can change a row without `put`. */
export type Table<T extends { id: string }> = Rows<T> & {
  get(id: string): T | undefined
  /** As `get`, without a copy: to be read alone. */
  seen(id: string): Readonly<T> | undefined
  has(id: string): boolean
  put(row: T): T
  update(id: string, patch: Partial<T>): T | undefined
  remove(id: string): boolean
  /** The rows of one owner (see `ownerOf`), in time that does not grow with those of others. */
  of(owner: string): Rows<T>
  /** The ids of an owner's rows. No row is read for it. */
  idsOf(owner: string): string[]
  /** Changes with every write to a row of that owner: what was worked out from these rows holds while it stays the same. */
  stampOf(owner: string): number
  /** A row was kept as this text: where it is still the same one, the text stands for it until somebody wants it. */
  settled(value: unknown, unread: Unread): void
  /** Every id with its owner. No row is read for it. */
  owners(): (readonly [id: string, owner: string | undefined])[]
  /** The row as somebody else has kept it, or that it is gone: nobody here wrote it. */
  written(id: string, unread: T | Unread | undefined): void
}

const keptOwner = (kept: object) => (kept instanceof Unread ? kept.owner : ownerOf(kept))

/**
 * A table over a Map that tells `changed` of every write. Rows read through `filter` and `find` are tested in place and
 * copied only when they are handed out.
 */
export function createTable<T extends { id: string }>(
  name: string,
  changed: (change: Change) => void,
  rows: Iterable<T | Unread> = [],
): Table<T> {
  const byId = new Map<string, T | Unread>()
  for (const row of rows) byId.set(row.id, row)
  const copy = copyOf<T>
  /** Made when somebody asks by owner, and anew after a row changed hands: rows of an owner stand in the order of all. */
  let byOwner: Map<string, Set<string>> | undefined

  /** How often rows of an owner were written to. */
  const writes = new Map<string, number>()
  const written = (owner: string | undefined) => {
    if (owner !== undefined) writes.set(owner, (writes.get(owner) ?? 0) + 1)
  }
  const place = (id: string, owner: string | undefined, kept: T | Unread) => {
    const before = byId.get(id)
    if (before && keptOwner(before) !== owner) {
      byOwner = undefined
      written(keptOwner(before))
    }
    written(owner)
    byId.set(id, kept)
    if (byOwner) noteOwner(byOwner, id, owner)
  }
  const take = (id: string): boolean => {
    const before = byId.get(id)
    if (!before) return false
    byId.delete(id)
    written(keptOwner(before))
    byOwner?.get(keptOwner(before) ?? '')?.delete(id)
    return true
  }

  const seen = (id: string): T | undefined => {
    const kept = byId.get(id)
    if (!(kept instanceof Unread)) return kept
    const row = JSON.parse(kept.text) as T
    byId.set(id, row)
    return row
  }
  const idsOf = (owner: string): ReadonlySet<string> => {
    if (!byOwner) {
      byOwner = new Map()
      for (const [id, kept] of byId) noteOwner(byOwner, id, keptOwner(kept))
    }
    return byOwner.get(owner) ?? none
  }
  const put = (row: T) => {
    const kept = copy(row)
    place(row.id, ownerOf(kept), kept)
    changed({ table: name, id: row.id, value: kept })
    return row
  }

  function* rowsOfAll() {
    for (const [id, kept] of byId) {
      const row = kept instanceof Unread ? seen(id) : kept
      if (row) yield row
    }
  }
  function* rowsOf(owner: string) {
    for (const id of idsOf(owner)) {
      const row = seen(id)
      if (row) yield row
    }
  }
  function rowsOver(each: () => Iterable<T>, size: () => number): Rows<T> {
    const pick: Rows<T>['pick'] = (accept, take) => {
      const taken = []
      for (const row of each()) if (accept(row)) taken.push(take(row))
      return taken
    }
    return {
      pick,
      all: () => pick(() => true, copy),
      filter: (accept) => pick(accept, copy),
      find: (accept) => {
        for (const row of each()) if (accept(row)) return copy(row)
        return undefined
      },
      count: (accept) => {
        let n = 0
        for (const row of each()) if (accept(row)) n += 1
        return n
      },
      get size() {
        return size()
      },
    }
  }
  return {
    ...rowsOver(rowsOfAll, () => byId.size),
    get: (id) => {
      const row = seen(id)
      return row && copy(row)
    },
    seen,
    has: (id) => byId.has(id),
    put,
    update: (id, patch) => {
      const row = seen(id)
      return row && put({ ...copy(row), ...patch })
    },
    remove: (id) => {
      const was = take(id)
      if (was) changed({ table: name, id, value: undefined })
      return was
    },
    of: (owner) =>
      rowsOver(
        () => rowsOf(owner),
        () => idsOf(owner).size,
      ),
    idsOf: (owner) => [...idsOf(owner)],
    stampOf: (owner) => writes.get(owner) ?? 0,
    settled: (value, unread) => {
      if (byId.get(unread.id) === value) byId.set(unread.id, unread)
    },
    owners: () => [...byId].map(([id, kept]) => [id, keptOwner(kept)] as const),
    written: (id, unread) => {
      if (unread === undefined) take(id)
      else place(id, keptOwner(unread), unread)
    },
    get size() {
      return byId.size
    },
  }
}

const none: ReadonlySet<string> = new Set()

function noteOwner(byOwner: Map<string, Set<string>>, id: string, owner: string | undefined): void {
  if (owner === undefined) return
  const ids = byOwner.get(owner)
  if (ids) ids.add(id)
  else byOwner.set(owner, new Set([id]))
}
