/** After whatever came in meanwhile; a browser has timers alone for that. */
const soon: (go: () => void) => void =
  typeof setImmediate === 'function' ? (go) => void setImmediate(go) : (go) => void setTimeout(go, 0)

const waiting: (() => void)[] = []

function goOn() {
  const [go] = waiting.splice(0, 1)
  if (waiting.length > 0) soon(goOn)
  go?.()
}

/**
 * Lets others be answered before it goes on. Of several that wait one goes on at a time: who asks for little comes in
 * after one piece of long work, and not after one of each.
 */
export const aTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) soon(goOn)
  })

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
