import { createPump, type Pump, type Saving } from './pump.ts'

/** Where items wait on this device until the server has confirmed them. */
export type Kept<I> = {
  read(): readonly I[] | Promise<readonly I[]>
  /** `all`: these and those before them. */
  keep(items: readonly I[], all: readonly I[]): Promise<void> | void
  drop(items: readonly I[], rest: readonly I[]): Promise<void> | void
}

type Options<I, A> = {
  kept: Kept<I>
  keyOf: (item: I) => string
  /** So many go in one request. */
  size?: number
  send: (batch: readonly I[]) => Promise<A>
  /** What those behind become by an answer. */
  follow?: (rest: readonly I[], answer: A) => readonly I[]
}

export type QueueState<I> = { items: readonly I[] } & Saving

/**
 * Items on their way to the server, in the order in which they were made. They count on screen at once, survive a reload,
 * wait while the line is down, and carry a key, so that sending one twice does it once. Nothing is dropped but what the
 * server has confirmed, or what the person gives up.
 */
export function createQueue<I, A>({ kept, keyOf, size = 1, send, follow = (rest) => rest }: Options<I, A>) {
  let accepted: (answer: A, batch: readonly I[]) => void = () => {}
  const left = kept.read()
  const pump: Pump<{ items: readonly I[] }> = createPump<{ items: readonly I[] }>(
    { items: left instanceof Promise ? [] : left },
    {
      isOrdered: true,
      isDue: () => pump.current().items.length > 0,
      async send() {
        const batch = pump.current().items.slice(0, size)
        // Kept on the device before it leaves: an item whose answer is lost is sent again after a reload.
        await kept.keep(batch, pump.current().items)
        const answer = await send(batch)
        if (pump.isEnded()) return
        // Who shows them takes them before they leave the queue: nothing is missing from the screen between.
        accepted(answer, batch)
        await leave(batch, (rest) => follow(rest, answer))
      },
    },
  )
  const leave = async (gone: readonly I[], become = (rest: readonly I[]) => rest) => {
    const keys = new Set(gone.map(keyOf))
    const rest = become(pump.current().items.filter((item) => !keys.has(keyOf(item))))
    pump.set({ items: rest })
    await kept.drop(gone, rest)
  }

  const restored = Promise.resolve(left).then((found) => {
    const known = new Set(pump.current().items.map(keyOf))
    const missing = found.filter((item) => !known.has(keyOf(item)))
    if (pump.isEnded() || found.length === 0) return
    if (missing.length > 0) pump.set({ items: [...missing, ...pump.current().items] })
    pump.changed()
  })
  if (pump.current().items.length > 0) pump.become('editing')

  return {
    ...pump,
    /** Who takes what the server has confirmed: the last one that asked. */
    onAccepted(take: typeof accepted) {
      accepted = take
    },
    /** Resolves when what an earlier visit left has been read. */
    restored,
    add(items: readonly I[]) {
      const all = [...pump.current().items, ...items]
      pump.set({ items: all })
      void kept.keep(items, all)
      pump.changed()
    },
    /** Gives up these, or everything that is not sent; what comes behind goes on. */
    async giveUp(items = pump.current().items) {
      const isLeft = leave(items)
      if (pump.current().items.length === 0) pump.become('saved')
      else void pump.wake()
      await isLeft
    },
    end: () => {
      pump.set({ items: [] })
      pump.end()
    },
  }
}
export type Queue<I, A> = ReturnType<typeof createQueue<I, A>>
