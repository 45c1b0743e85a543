/** What the network does with a request. `undefined` waits until the caller gives up. */
export type Answering = (
  request: Request,
) => Response | 'refused' | undefined | Promise<Response | 'refused' | undefined>

export type Network = { requests: Request[]; limits: number[] }

const gone = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })

const absolute = (address: string) => new URL(address, 'http://localhost:3000').href

/**
 * Puts an answer in place of the network of Node: fetch, and what uploads use. Time limits are noted and, where nothing
 * answers, run out at once. Returns what was asked; `restore` gives the network back.
 */
export function replaceNetwork(answering: Answering): Network & { restore: () => void } {
  const requests: Request[] = []
  const limits: number[] = []
  const before = { fetch: globalThis.fetch, xhr: globalThis.XMLHttpRequest }
  const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') as PropertyDescriptor
  const running: AbortController[] = []
  const stalls: (() => void)[] = []
  const setTimer = globalThis.setTimeout

  globalThis.fetch = async (address, init) => {
    const request = new Request(absolute(String(address)), init)
    requests.push(request.clone())
    const answer = await answering(request)
    if (answer === 'refused') throw new TypeError('Failed to fetch')
    if (answer) return answer
    running.at(-1)?.abort(new DOMException('Too late', 'TimeoutError'))
    return gone(init?.signal ?? AbortSignal.abort())
  }
  AbortSignal.timeout = (limit) => {
    limits.push(limit)
    const stop = new AbortController()
    running.push(stop)
    return stop.signal
  }
  globalThis.XMLHttpRequest = uploadOver(answering, requests, () =>
    stalls.at(-1)?.(),
  ) as unknown as typeof XMLHttpRequest
  // Long waits are noted and never waited for.
  globalThis.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms < 10_000) return setTimer(run, ms, ...rest)
    limits.push(ms)
    stalls.push(run)
    return 0
  }) as typeof setTimeout
  return {
    requests,
    limits,
    restore: () => {
      globalThis.setTimeout = setTimer
      globalThis.fetch = before.fetch
      Object.defineProperty(AbortSignal, 'timeout', timeout)
      globalThis.XMLHttpRequest = before.xhr
    },
  }
}

/** As much of an XMLHttpRequest as an upload needs. */
const uploadOver = (answering: Answering, requests: Request[], stall: () => void) =>
  class extends EventTarget {
    upload = new EventTarget()
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    #method = 'GET'
    #url = ''
    #headers: [string, string][] = []
    #received: [string, string][] = []
    open(method: string, url: string) {
      this.#method = method
      this.#url = absolute(url)
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.push([name, value])
    }
    getAllResponseHeaders = () => this.#received.map(([name, value]) => `${name}: ${value}`).join('\r\n')
    abort() {
      this.dispatchEvent(new Event('abort'))
      this.dispatchEvent(new Event('loadend'))
    }
    send(body: FormData) {
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body })
      requests.push(request.clone())
      void this.#answer(request)
    }
    async #answer(request: Request) {
      const answer = await answering(request)
      if (answer === undefined) return stall()
      if (answer === 'refused') this.dispatchEvent(new Event('error'))
      else {
        this.status = answer.status
        this.statusText = answer.statusText
        this.responseText = await answer.text()
        this.#received = [...answer.headers]
        this.dispatchEvent(new Event('load'))
      }
      this.dispatchEvent(new Event('loadend'))
    }
  }
