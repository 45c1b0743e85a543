// Keeps the files of this build, so that a page in which the browser itself answers (src/engine) opens without a line too.
// It is registered by such a page alone. Calls are never touched: what is kept of people stands elsewhere.

type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void }
/** As much of a service worker as is used: its types and those of a page cannot be had in one program. */
type Shell = {
  /**
   * The files of the build, put in front of this file when it is built; `index` is the page itself, and
   * those of `changing` may change under their names.
   */
  shellFiles?: { version: string; index: string; changing: readonly string[]; files: readonly string[] }
  registration: { scope: string }
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
const shell = globalThis as unknown as Shell

const { version, index, changing, files } = shell.shellFiles ?? { version: '', index: './', changing: [], files: [] }
const NAME = `shell-${version}`
/** So many at a time: the page's own calls must not wait behind them. */
const AT_ONCE = 3
/** A line that gives nothing for so long is as good as none. */
const NO_ANSWER_MS = 6000

const at = (path: string) => new URL(path, shell.registration.scope).href

async function keepAll() {
  const cache = await caches.open(NAME)
  const wanted = [index, ...changing, ...files]
  const take = async () => {
    for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
      // Names of files hold a hash of what is in them: what an earlier build kept is the same.
      const known = files.includes(path) ? await caches.match(at(path)) : undefined
      if (known) await cache.put(at(path), known)
      else await cache.add(at(path))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}

async function dropOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== NAME)
  await Promise.all(older.map((name) => caches.delete(name)))
  await shell.clients.claim()
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, NO_ANSWER_MS))

/** As the server has it; without a line as it was kept. */
async function newest(request: Request, path: string): Promise<Response> {
  const fromServer = fetch(request)
  const answer = await Promise.race([fromServer, late()]).catch(() => undefined)
  return answer ?? (await caches.match(at(path))) ?? fromServer
}

const kept = async (request: Request): Promise<Response> => (await caches.match(request.url)) ?? fetch(request)

shell.addEventListener('install', (event) => event.waitUntil(keepAll()))
shell.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
shell.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(shell.registration.scope)) return
  const path = request.url.slice(shell.registration.scope.length)
  if (files.includes(path)) event.respondWith(kept(request))
  else if (changing.includes(path)) event.respondWith(newest(request, path))
  else if (request.mode === 'navigate' && !/^(api|socket\.io)\//.test(path)) event.respondWith(newest(request, index))
})
