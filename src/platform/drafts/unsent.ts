/** Something that keeps changes until the server has them. */
export type UnsentSource = {
  /** How many changes of this person no server has confirmed. */
  count: (userId: string) => number | Promise<number>
  /** Tries to send them. Resolves when that has ended, well or not. */
  send: (userId: string) => Promise<unknown>
}

const sources = new Set<UnsentSource>()

/** Has a source asked before somebody signs out: what it still keeps would be lost then. */
export function addUnsentSource(source: UnsentSource): () => void {
  sources.add(source)
  return () => sources.delete(source)
}

const WAIT_MS = 5000

/** Changes of a person that no server has confirmed. */
export async function countUnsent(userId: string): Promise<number> {
  const counts = await Promise.all([...sources].map(async ({ count }) => count(userId)))
  return counts.reduce((sum, n) => sum + n, 0)
}

/** Sends everything that waits, for a few seconds at most, and says how many changes are left. `onStart`: there is something to send. */
export async function sendUnsent(userId: string, onStart: () => void): Promise<number> {
  const before = await countUnsent(userId)
  if (before === 0) return 0
  onStart()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, WAIT_MS)
  })
  await Promise.race([Promise.allSettled([...sources].map(({ send }) => send(userId))), late])
  clearTimeout(timer)
  return countUnsent(userId)
}
