type Options<Answer, Message> = {
  /** The same work in the page: where there are no workers, and where one does not start. */
  inPage?: () => Answer | Promise<Answer>
  /** Said where the worker does not start and the work is too much for the page. */
  lost?: string
  signal?: AbortSignal | undefined
  /** What a message comes to; undefined while more is to come. What it throws is the failure. */
  read?: (message: Message) => Answer | undefined
}

/**
 * One question to a worker of its own, which ends with the answer, the failure or the abort (an `AbortError`), whichever
 * comes first.
 */
export async function askWorker<Answer, Message = Answer>(
  start: () => Worker,
  question: unknown,
  { inPage, lost, signal, read }: Options<Answer, Message>,
): Promise<Answer> {
  if (typeof Worker === 'undefined' && inPage) return inPage()
  signal?.throwIfAborted()
  const worker = start()
  return new Promise<Answer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
    worker.addEventListener('error', () => {
      if (inPage && lost === undefined) void Promise.resolve().then(inPage).then(resolve, reject)
      else reject(new Error(lost))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      try {
        const answer = read ? read(data) : (data as unknown as Answer)
        if (answer !== undefined) resolve(answer)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
