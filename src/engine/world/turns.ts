/** Lets others be answered before it goes on. */
export const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Work is done for so long at a time. */
const TURN_MS = 10

/** To be awaited between the parts of long work: lets others be answered where it has gone on for so many milliseconds. */
export function createTurns(most = TURN_MS): () => Promise<void> {
  let from = performance.now()
  return async () => {
    if (performance.now() - from < most) return
    await aTurn()
    from = performance.now()
  }
}

/** Does work that comes in small pieces, and lets others be answered between them. */
export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  const turn = createTurns()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await turn()
  }
}
