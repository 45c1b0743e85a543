// `npm run bench:laboratory`: a laboratory on one server. 50 people import 1,000 records each, then 20 of them search and
// leaf through their libraries at once for 60 s while a probe asks for next to nothing, then the server is started again.
// `--people 50`, `--records 1000`, `--seconds 60`, `--clients 20`; `--profile=FOLDER` keeps where its processor time went;
// `--data=FOLDER` keeps the laboratory there, and a second run begins with what the first one imported.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}
const PEOPLE = option('people', 50)
const RECORDS = option('records', 1000)
const SECONDS = option('seconds', 60)
const CLIENTS = option('clients', 20)
const BATCH = 250

const folderOf = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const profile = folderOf('profile')
const profiled = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, '--cpu-prof-interval=2000'] : []

const root = fileURLToPath(new URL('../..', import.meta.url))
const kept = folderOf('data')
const data = kept ?? (await mkdtemp(join(tmpdir(), 'roadrunner-laboratory-')))
const isThere = existsSync(join(data, 'postgres'))
if (kept) await mkdir(kept, { recursive: true })

let child
process.on('exit', () => child?.kill('SIGKILL'))

async function start() {
  const begun = performance.now()
  child = spawn(process.execPath, [...profiled, join(root, '.ci/serve/start.mjs'), '--api-only'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ROADRUNNER_DATA: data, ROADRUNNER_LLM_URL: '' },
  })
  const server = child
  const gone = new Promise((resolve) => server.once('exit', resolve))
  let said = ''
  const url = await new Promise((resolve, reject) => {
    const read = (part) => {
      said += part
      const address = /running at (http:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    void gone.then(() => reject(new Error(said)))
  })
  const status = () => readFileSync(`/proc/${server.pid}/status`, 'utf8')
  const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status())?.[1] ?? 0)
  return {
    url,
    seconds: (performance.now() - begun) / 1000,
    cpu: () =>
      readFileSync(`/proc/${server.pid}/stat`, 'utf8')
        .split(') ')[1]
        .split(' ')
        .slice(11, 13)
        .reduce((a, b) => a + Number(b), 0) / 100,
    memory: () => Math.round(kilobytes('VmRSS') / 1024),
    highest: () => Math.round(kilobytes('VmHWM') / 1024),
    stop: async () => {
      server.kill('SIGTERM')
      await gone
    },
  }
}

async function call(url, cookie, method, path, body) {
  const begun = performance.now()
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  return {
    ms: performance.now() - begun,
    reply: text === '' ? undefined : JSON.parse(text),
    cookies: response.headers.getSetCookie(),
  }
}

const WORDS =
  'sleep heart failure statins mortality cohort therapy insulin stroke asthma vaccine children adults placebo dose risk pain surgery exercise depression anxiety blood pressure kidney lung cancer screening prevention women older cognitive behavioural training diet sodium weight obesity smoking alcohol infection antibiotic hospital readmission quality life outcome trial randomised controlled blind follow months'.split(
    ' ',
  )
let seed = 7
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}
const some = (count) => Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')

const draftOf = (person, number) => ({
  type: 'article-journal',
  title: `${some(9)} ${person}-${number}`,
  abstract: Array.from({ length: 10 }, () => `${some(16)}.`).join(' '),
  authors: [
    { family: `Name${number % 97}`, given: 'A' },
    { family: `Other${number % 31}`, given: 'B' },
  ],
  year: 1980 + (number % 45),
  venue: `Journal of ${WORDS[number % WORDS.length]}`,
  keywords: [some(1), some(1)],
  ids: { doi: `10.5555/${person}.${number}` },
})

const at = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const line = (name, values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(at(sorted, share)))
  console.log(
    `${name.padEnd(10)} n ${sorted.length}, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, max ${Math.round(sorted.at(-1) ?? 0)} ms`,
  )
}

let server = await start()
console.log(`empty: up after ${server.seconds.toFixed(1)} s, ${server.memory()} MB`)
const admin = (
  await call(server.url, '', 'POST', '/auth/login', { email: 'admin@roadrunner.test', password: 'roadrunner-demo' })
).cookies[0].split(';')[0]

const people = []
for (let index = 0; index < PEOPLE; index += 1) {
  const account = { email: `person-${index}@example.org`, password: 'a long password' }
  const { cookies } = isThere
    ? await call(server.url, '', 'POST', '/auth/login', account)
    : await call(server.url, '', 'POST', '/auth/register', { username: `person-${index}`, ...account })
  people.push({ index, cookie: cookies[0].split(';')[0] })
}
const { reply: listed } = await call(server.url, admin, 'GET', '/admin/users?limit=500')
for (const user of listed.users) {
  if (user.username?.startsWith('person-'))
    await call(server.url, admin, 'PATCH', `/admin/users/${user.userId}`, { plan: 'individual' })
}

/** Asks for next to nothing every 50 ms until it is stopped. */
function probe(url) {
  const times = []
  const over = new AbortController()
  const run = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await fetch(`${url}/api/help/suggestions`).then((response) => response.text())
      times.push(performance.now() - begun)
      await wait(50)
    }
    return times
  })()
  return () => {
    over.abort()
    return run
  }
}

const importing = probe(server.url)
const importBegun = performance.now()
const cpuBefore = server.cpu()
const toImport = isThere ? 0 : RECORDS
for (let from = 0; from < toImport; from += BATCH) {
  await Promise.all(
    Array.from({ length: 4 }, async (_, lane) => {
      for (const { index, cookie } of people.filter((person) => person.index % 4 === lane)) {
        const records = Array.from({ length: Math.min(BATCH, toImport - from) }, (_item, number) => ({
          line: number + 1,
          draft: draftOf(index, from + number),
        }))
        await call(server.url, cookie, 'POST', '/documents/imports', {
          importId: `import-of-${index}`,
          batch: from / BATCH,
          file: 'a.ris',
          records,
        })
      }
    }),
  )
}
console.log(
  `import of ${PEOPLE} × ${RECORDS}: ${((performance.now() - importBegun) / 1000).toFixed(1)} s, ${(server.cpu() - cpuBefore).toFixed(1)} s of processor, ${server.memory()} MB`,
)
line('probe', await importing())

const times = { search: [], list: [], facets: [], probe: [] }
const probing = probe(server.url)
const cpuAtStart = server.cpu()
const end = performance.now() + SECONDS * 1000
await Promise.all(
  people.slice(0, CLIENTS).map(async ({ cookie }) => {
    while (performance.now() < end) {
      times.search.push((await call(server.url, cookie, 'POST', '/search', { query: `does ${some(3)} help` })).ms)
      await wait(200 + random() * 600)
      times.list.push(
        (
          await call(
            server.url,
            cookie,
            'GET',
            `/documents?scope=own&limit=100&sort=${random() < 0.5 ? 'title' : 'added'}`,
          )
        ).ms,
      )
      await wait(200 + random() * 600)
      times.facets.push((await call(server.url, cookie, 'GET', '/library/facets')).ms)
      await wait(200 + random() * 600)
    }
  }),
)
times.probe = await probing()
const used = server.cpu() - cpuAtStart
console.log(`${CLIENTS} at once for ${SECONDS} s:`)
for (const [name, values] of Object.entries(times)) line(name, values)
console.log(
  `${used.toFixed(1)} s of processor for ${Object.values(times).reduce((sum, each) => sum + each.length, 0)} requests`,
)
console.log(`memory ${server.memory()} MB, highest ${server.highest()} MB`)
const metrics = await fetch(`${server.url}/metrics`).then((response) => response.text())
const megabytes = (name) => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0) / 1e6)
console.log(
  `of it: heap ${megabytes('nodejs_heap_size_used_bytes')} of ${megabytes('nodejs_heap_size_total_bytes')} MB, outside the heap ${megabytes('nodejs_external_memory_bytes')} MB`,
)
await wait(3000)
await server.stop()

server = await start()
const first = await call(server.url, people[0].cookie, 'POST', '/search', { query: 'does exercise help sleep' })
console.log(
  `restart: up after ${server.seconds.toFixed(1)} s, first search ${Math.round(first.ms)} ms, ${server.memory()} MB`,
)
await server.stop()
if (!kept) await rm(data, { recursive: true, force: true })
