import { NetworkError, messageOf } from '#shared/api/errors.ts'
import { failurePasses, mayHaveArrived } from '#shared/api/failure-passes.ts'

import { createPump, type Pump, type Timers } from './pump.ts'

/**
 * waiting: goes out by itself. sending: on its way. sent: it left where nothing confirms it, and is shown until it is seen.
 * unknown: it was sent and nobody confirmed it, so it may have arrived. refused: the server said no. The last two wait for
 * a person.
 */
export const onceStates = ['waiting', 'sending', 'sent', 'unknown', 'refused'] as const
export type OnceState = (typeof onceStates)[number]
export type Piece = { key: string; state: OnceState; problem?: string | undefined }

type Options<I extends Piece, A> = {
  /** The pieces in their order, as storage has them now: other tabs may write there, too. */
  place: { read(): readonly I[]; write(items: readonly I[]): void }
  send: (item: I) => Promise<A>
  /** False where no answer confirms a piece. */
  isConfirmed?: boolean
  /** Runs the work when no other tab sends from this place. */
  alone?: (work: () => Promise<void>) => Promise<void>
  timers?: Timers
}

const waitsForPerson = ({ state }: Piece) => state === 'unknown' || state === 'refused'

/**
 * Pieces that the server would take twice, each sent at most once by itself: again only what surely never left. They are
 * kept until they are confirmed or taken back, and whatever may have arrived waits for a person's word.
 */
export function createOnce<I extends Piece, A>(options: Options<I, A>) {
  const { place, send, isConfirmed = true, alone = (work) => work(), timers } = options
  let onSent: (answer: A, item: I) => void = () => {}
  let onDoubt: () => void = () => {}
  const change = (next: (before: readonly I[]) => readonly I[]) => {
    const items = next(place.read())
    place.write(items)
    pump.set({ items })
  }
  const become = (key: string, state: OnceState, problem?: string) =>
    change((before) => before.map((each) => (each.key === key ? { ...each, state, problem } : each)))
  const drop = (key: string) => change((before) => before.filter((each) => each.key !== key))
  /** Nobody is sending: what still says so was broken off. */
  const settle = (broken: readonly OnceState[]) => {
    if (!place.read().some(({ state }) => broken.includes(state))) return
    change((before) => before.map((each) => (broken.includes(each.state) ? { ...each, state: 'unknown' } : each)))
  }
  const isDue = () => place.read().some(({ state }) => state === 'waiting')

  const sendNext = async () => {
    settle(['sending'])
    const item = place.read().find(({ state }) => state === 'waiting')
    if (!item) return
    if (!navigator.onLine) throw new NetworkError('offline', false)
    // On the disk before it is on the line: a page that is closed now leaves a doubt, not a second piece.
    become(item.key, 'sending')
    try {
      const answer = await send(item)
      if (pump.isEnded()) return
      onSent(answer, item)
      if (isConfirmed) drop(item.key)
      else become(item.key, 'sent')
    } catch (error) {
      if (pump.isEnded()) return
      const passes = failurePasses(error)
      const problem = messageOf(error, '')
      if (mayHaveArrived(error)) become(item.key, 'unknown', problem)
      else become(item.key, passes ? 'waiting' : 'refused', problem)
      onDoubt()
      // What is in the way of this one is in the way of the next.
      if (passes && isDue()) throw error
    }
  }

  const pump: Pump<{ items: readonly I[] }> = createPump<{ items: readonly I[] }>(
    { items: place.read() },
    {
      isDue,
      send: () => alone(sendNext),
      held: () => {
        const held = place.read().find(waitsForPerson)
        return held && (held.problem ?? '')
      },
      ...(timers && { timers }),
    },
  )
  const ready = alone(() => Promise.resolve(settle(['sending', 'sent']))).then(() => pump.wake())

  return {
    current: pump.current,
    subscribe: pump.subscribe,
    end: pump.end,
    nudge: pump.nudge,
    flush: pump.flush,
    wake: pump.wake,
    /** Resolves when what an earlier visit left has had its turn. */
    ready,
    /** Who takes what was confirmed, and who is told that something is in doubt: the last ones that asked. */
    listen(sent: typeof onSent, doubt: typeof onDoubt = () => {}) {
      onSent = sent
      onDoubt = doubt
    },
    add(item: Omit<I, 'state' | 'problem'>) {
      change((before) => [...before, { ...item, state: 'waiting' } as I])
      pump.changed()
    },
    /** A person wishes this one to go now, whatever became of it before. */
    again(key: string): Promise<void> {
      const piece = place.read().find((each) => each.key === key)
      if (piece && waitsForPerson(piece)) become(key, 'waiting')
      return pump.wake()
    },
    takeBack(key: string) {
      drop(key)
      void pump.wake()
    },
  }
}
export type Once<I extends Piece, A> = ReturnType<typeof createOnce<I, A>>
