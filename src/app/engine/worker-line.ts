import type { FromWorker, LineReply, OpenLine, ToWorker } from './engine-line.ts'

/** An engine in a worker of its own, so that the page stays quick. */
export const openWorkerLine: OpenLine = (place, tell) => {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reply: LineReply) => void>()
  let last = 0
  const post = (message: ToWorker) => worker.postMessage(message)
  const settle = (key: number, reply: LineReply) => {
    waiting.get(key)?.(reply)
    waiting.delete(key)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.is === 'event') tell(data.event, data.payload)
    else settle(data.key, data.is === 'reply' ? data.reply : { is: 'lost' })
  })
  worker.addEventListener('error', () => {
    for (const key of waiting.keys()) settle(key, { is: 'lost' })
  })
  post({ is: 'open', place })
  const wait = (message: (key: number) => ToWorker) =>
    new Promise<LineReply>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      post(message(last))
    })
  return {
    ask: (call) => wait((key) => ({ is: 'ask', key, call })),
    close: async () => {
      await wait((key) => ({ is: 'close', key }))
      worker.terminate()
    },
  }
}
