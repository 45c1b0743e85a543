/** Lets others be answered before it goes on. */
export const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Work is done for so long at a time. */
const TURN_MS = 10

/** Does work that comes in small pieces, and lets others be answered between them. */
export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  let from = performance.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - from < TURN_MS) continue
    await aTurn()
    from = performance.now()
  }
}
