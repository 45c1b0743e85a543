import type { FromWorker, LineReply, OpenLine, ToWorker } from './engine-line.ts'

const start = () => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })

/** Started before it is known whose engine it will be. */
let prepared: Worker | undefined

/** Lets a worker read its code while it is asked who is signed in and what their server can do. */
export function prepareWorker(): void {
  if (typeof Worker === 'undefined' || prepared) return
  const worker = start()
  prepared = worker
  // One whose code did not come is nobody's.
  worker.addEventListener('error', () => {
    if (prepared === worker) prepared = undefined
  })
}

/** Ends the one that was prepared, where no engine was wanted in the end. */
export function dropPrepared(): void {
  prepared?.terminate()
  prepared = undefined
}

/** An engine in a worker of its own, so that the page stays quick. It is fetched with the first question, or ahead of one. */
export const openWorkerLine: OpenLine = (place, tell) => {
  let begun: Worker | undefined
  const waiting = new Map<number, (reply: LineReply) => void>()
  let last = 0
  const settle = (key: number, reply: LineReply) => {
    waiting.get(key)?.(reply)
    waiting.delete(key)
  }
  const begin = () => {
    const worker = prepared ?? start()
    prepared = undefined
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'event') tell(data.event, data.payload)
      else settle(data.key, data.is === 'reply' ? data.reply : { is: 'lost' })
    })
    worker.addEventListener('error', () => {
      for (const key of waiting.keys()) settle(key, { is: 'lost' })
    })
    worker.postMessage({ is: 'open', place } satisfies ToWorker)
    return worker
  }
  const post = (message: ToWorker) => {
    begun ??= begin()
    begun.postMessage(message)
  }
  const wait = (message: (key: number) => ToWorker) =>
    new Promise<LineReply>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      post(message(last))
    })
  return {
    begin: () => void (begun ??= begin()),
    ask: (call) => wait((key) => ({ is: 'ask', key, call })),
    close: async () => {
      if (!begun) return
      await wait((key) => ({ is: 'close', key }))
      begun.terminate()
    },
  }
}
