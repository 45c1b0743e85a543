import { Refusal } from '#engine/world/refusal.ts'
import type { Apart, Door, Memory, RowOfOthers, Store } from '#engine/world/store.ts'
import type { Change } from '#engine/world/table.ts'

import type { SharedTexts, TakeRows, TextRow } from './texts.ts'

/** Whoever comes this late waits for the next turn: other processes wait too. */
const OPEN_MS = 25
/** So long one call may have the turn; what it writes later is kept if nobody else wrote the same rows meanwhile. */
const LONGEST_MS = 1500
/** How often a process looks what others have kept though nobody asks it anything. */
const LOOK_MS = 1000

const LOST =
  'Another server wrote at the same moment, or the database was away for a moment, so what you sent is not written down. Nothing else was changed. Try again.'
export const lostTurn = () => new Refusal(503, LOST, { code: 'turn_lost' })

type Turn = {
  members: number
  state: 'waiting' | 'open' | 'closing'
  began: Promise<void>
  /** Settled when what was written in it is kept, or is not. */
  ended: Promise<void>
  close(): void
}

const placeOf = ({ table, id }: { table: string; id: string }) => `${table} ${id}`

/**
 * The door of a world whose store several processes write to. All calls of this process that come at about the same time
 * share a turn. A turn that the database has taken away, or could not keep, leaves nothing behind: rows that it wrote are
 * read from the database again, and calls that were under way are refused.
 */
export function openDoor(
  shared: SharedTexts,
  rowOf: (row: TextRow) => RowOfOthers,
  commit: Store['commit'],
  memory: Memory,
): Door {
  /** Changes where something was thrown away: what a call under way has seen may not be so. */
  let epoch = 0
  /** Not known before the first look: nobody is taken for gone until then. */
  let alive: ReadonlySet<string> | undefined
  let isClosed = false
  /** Rows that stand in memory as the database never kept them. */
  const wrong = new Map<string, { table: string; id: string }>()
  let turn: Turn | undefined
  let lastEnded: Promise<unknown> = Promise.resolve()

  const throwAway = (changes: readonly Change[]) => {
    if (changes.length === 0) return
    for (const { table, id } of changes) wrong.set(placeOf({ table, id }), { table, id })
    epoch += 1
  }
  const take: TakeRows = (rows) => {
    if (rows.length === 0) return
    if (memory.isWaiting) {
      const theirs = new Set(rows.map(placeOf))
      // Written here while nobody had the turn, and by others at the same time: theirs is kept.
      if (memory.waiting().some((change) => theirs.has(placeOf(change)))) throwAway(memory.take())
    }
    for (const row of rows) wrong.delete(placeOf(row))
    memory.put(rows.map(rowOf))
  }
  const mend = async () => {
    while (wrong.size > 0) await shared.again([...wrong.values()], take)
  }

  let checking: Promise<void> = Promise.resolve()
  let nextCheck: Promise<void> | undefined
  const check = async () => {
    alive = new Set([...(await shared.fresh(take)), shared.holder])
    await mend()
  }
  /** Whoever asks while one is under way waits for the next: what is asked from now on must be in it. */
  const fresh = (): Promise<void> => {
    nextCheck ??= checking
      .catch(() => undefined)
      .then(() => {
        checking = nextCheck ?? Promise.resolve()
        nextCheck = undefined
        return check()
      })
    return nextCheck
  }

  const openTurn = (): Turn => {
    let closing: NodeJS.Timeout | undefined
    let settle = { kept: () => {}, lost: (_error: unknown) => {} }
    const ended = new Promise<void>((kept, lost) => {
      settle = { kept, lost }
    })
    ended.catch(() => undefined)
    const mine: Turn = {
      members: 0,
      state: 'waiting',
      began: lastEnded.then(() => shared.begin(take)).then(mend),
      ended,
      close: () => {
        if (mine.state !== 'open') return
        clearTimeout(closing)
        mine.state = 'closing'
        if (turn === mine) turn = undefined
        const changes = memory.take()
        const keeping = changes.length > 0 ? commit(changes) : shared.end()
        Promise.resolve(keeping)
          .then((written) => memory.settled(changes, written))
          .then(settle.kept, (error: unknown) => {
            // What was written beside it may rest on it.
            throwAway([...changes, ...memory.take()])
            settle.lost(error)
          })
      },
    }
    mine.began.then(
      () => {
        mine.state = 'open'
        setTimeout(() => {
          if (turn === mine) turn = undefined
        }, OPEN_MS)
        closing = setTimeout(() => mine.close(), LONGEST_MS)
      },
      (error: unknown) => {
        if (turn === mine) turn = undefined
        mine.state = 'closing'
        // It may have begun and failed at what was read then.
        shared
          .end()
          .then(undefined, () => undefined)
          .finally(() => settle.lost(error))
      },
    )
    lastEnded = ended.catch(() => undefined)
    return mine
  }
  /** The turn that is open, or the next one. */
  const enter = async (): Promise<Turn> => {
    if (isClosed) throw new Error('The store is closed.')
    turn ??= openTurn()
    const mine = turn
    mine.members += 1
    await mine.began
    return mine
  }
  const leave = async (mine: Turn): Promise<void> => {
    mine.members -= 1
    if (mine.members === 0) mine.close()
    await mine.ended
  }

  const during = async <T>(work: (apart: Apart) => T | Promise<T>): Promise<T> => {
    // Who is not in a turn yet comes into the open one at once: what a call begins stands before that call goes on.
    let mine: Turn | undefined
    if (turn?.state === 'open') {
      mine = turn
      mine.members += 1
    } else mine = await enter()
    const began = epoch
    const assertSame = () => {
      if (epoch !== began) throw lostTurn()
    }
    const goOut = async () => {
      const before = mine
      mine = undefined
      if (before) await leave(before)
      // It had the turn for too long: what it wrote since is kept in another.
      if (memory.isWaiting && epoch === began) await enter().then(leave)
      assertSame()
    }
    const comeIn = async () => {
      mine = await enter()
      if (epoch === began) return
      await leave(mine).catch(() => undefined)
      mine = undefined
      throw lostTurn()
    }
    const apart: Apart = async (outside) => {
      await goOut()
      const given = await outside().catch(async (error: unknown) => {
        await comeIn()
        throw error
      })
      await comeIn()
      return given
    }
    let result: T
    try {
      result = await work(apart)
    } catch (error) {
      await goOut().catch(() => undefined)
      throw error
    }
    await goOut()
    return result
  }

  const look = setInterval(() => void fresh().catch(() => undefined), LOOK_MS)
  look.unref()
  return {
    fresh,
    during,
    holder: shared.holder,
    isAlive: (holder) => alive?.has(holder) ?? true,
    close: () => {
      isClosed = true
      clearInterval(look)
    },
  }
}
