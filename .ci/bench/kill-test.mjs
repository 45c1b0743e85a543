// `npm run bench:kill`: kills the server again and again while it writes, and looks whether anything that it had
// acknowledged is lost. Kills hit writing, starting and the very first start. `--kills 50`, `--seed 1`.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1])
}
const KILLS = option('kills', 50)
const START_LIMIT_MS = 60_000
const WRITERS = 3
const BATCH = 40

let seed = option('seed', Date.now() % 2 ** 31)
console.log(`seed ${seed}`)
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const data = await mkdtemp(join(tmpdir(), 'roadrunner-kill-'))

let child
process.on('exit', () => child?.kill('SIGKILL'))

/** Starts the server. `ready` resolves with its address, and rejects when it ends before it has one. */
function start() {
  const env = { ...process.env, PORT: '0', ROADRUNNER_DATA: data, ROADRUNNER_LLM_URL: '' }
  const begun = performance.now()
  const server = spawn(process.execPath, [join(root, '.ci/serve/start.mjs'), '--api-only'], { cwd: root, env })
  child = server
  let output = ''
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const ready = new Promise((resolve, reject) => {
    const read = (part) => {
      output += part
      const address = /running at (http:\S+)/.exec(output)?.[1]
      if (address) resolve({ url: address, ms: performance.now() - begun })
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    void ended.then(() => reject(new Error(`the server ended: ${output.trim().split('\n').slice(-5).join(' | ')}`)))
    setTimeout(() => reject(new Error('the server did not start in time')), START_LIMIT_MS).unref()
  })
  ready.catch(() => undefined)
  const kill = async (signal = 'SIGKILL') => {
    server.kill(signal)
    await ended
  }
  return { ready, kill }
}

async function call(url, person, method, path, body) {
  const headers = { 'content-type': 'application/json', ...(person && { cookie: person.cookie }) }
  const response = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (!response.ok) throw Object.assign(new Error(`${method} ${path}: ${response.status} ${text}`), { refused: true })
  return { reply: text === '' ? undefined : JSON.parse(text), cookies: response.headers.getSetCookie() }
}

/** What the server said yes to. `unsure`: a change of it was under way when the server died. */
const people = []
let accepted = 0
let serial = 0

async function register(url) {
  serial += 1
  const name = `writer-${serial}`
  const body = { username: name, email: `${name}@example.org`, password: 'long enough' }
  const { cookies } = await call(url, undefined, 'POST', '/auth/register', body)
  accepted += 1
  const person = { name, cookie: cookies[0].split(';')[0], syntheses: new Map(), unsure: new Set(), papers: new Set() }
  people.push(person)
  return person
}

/** Syntheses that are there for certain, oldest first. */
const standing = ({ syntheses, unsure }) =>
  [...syntheses].flatMap(([id, title]) => (title === undefined || unsure.has(id) ? [] : [id]))

const steps = {
  async create(url, person) {
    serial += 1
    const title = `Synthesis ${serial} ${'and more '.repeat(random() * 20)}`.trim()
    const body = { title, content: 'x'.repeat(random() * 20_000), clientKey: `key-${serial}` }
    const { reply } = await call(url, person, 'POST', '/syntheses', body)
    person.syntheses.set(reply.synthesis.id, title)
  },
  async rename(url, person) {
    const id = standing(person).at(-1)
    if (id === undefined) return steps.create(url, person)
    serial += 1
    const title = `Renamed ${serial}`
    person.unsure.add(id)
    await call(url, person, 'PUT', `/syntheses/${id}`, { title })
    person.syntheses.set(id, title)
    person.unsure.delete(id)
  },
  async remove(url, person) {
    const [id] = standing(person)
    if (id === undefined) return steps.create(url, person)
    person.unsure.add(id)
    await call(url, person, 'DELETE', `/syntheses/${id}`)
    person.syntheses.set(id, undefined)
    person.unsure.delete(id)
  },
  async importBatch(url, person) {
    serial += 1
    const records = Array.from({ length: BATCH }, (_, line) => ({
      line: line + 1,
      draft: {
        type: 'article',
        title: `Paper ${serial} ${line} of ${person.name}`,
        authors: [],
        abstract: 'y'.repeat(random() * 1500),
        keywords: [],
        ids: {},
      },
    }))
    const body = { importId: `import-${serial}`, batch: 0, file: 'papers.ris', records }
    const { reply } = await call(url, person, 'POST', '/documents/imports', body)
    for (const { documentId } of reply.outcomes) if (documentId) person.papers.add(documentId)
  },
}

/** Writes until the server is gone. Refusals are faults of this script and end the run. */
async function write(url) {
  const kinds = ['create', 'create', 'rename', 'rename', 'remove', 'importBatch']
  try {
    const person = await register(url)
    for (;;) {
      await steps[kinds[Math.floor(random() * kinds.length)]](url, person)
      accepted += 1
    }
  } catch (error) {
    if (error.refused) throw error
  }
}

/** What is missing, as sentences. */
async function lossesOf(url, persons) {
  const lost = []
  for (const person of persons) {
    try {
      await call(url, person, 'GET', '/auth/me')
    } catch (error) {
      lost.push(`${person.name}: ${error.message}`)
      continue
    }
    const { reply } = await call(url, person, 'GET', '/syntheses')
    const found = new Map(reply.syntheses.map((row) => [row.id, row.title]))
    for (const [id, title] of person.syntheses) {
      if (person.unsure.has(id)) continue
      if (found.get(id) !== title) lost.push(`${person.name}: ${id} is ${found.get(id)}, not ${title}`)
    }
    const ids = [...person.papers]
    for (let at = 0; at < ids.length; at += 400) {
      const part = ids.slice(at, at + 400)
      const list = await call(url, person, 'GET', `/documents?limit=500&ids=${part.join(',')}`)
      const there = new Set(list.reply.documents.map((paper) => paper.id))
      for (const id of part) if (!there.has(id)) lost.push(`${person.name}: paper ${id} is gone`)
    }
  }
  return lost
}

const score = { passed: 0, failed: 0 }
let opened = 0
let slowest = 0
const fail = (kill, reason) => {
  score.failed += 1
  console.log(`kill ${kill}: ${reason}`)
}

async function afterKill(kill, since) {
  const server = start()
  try {
    const { url, ms } = await server.ready
    opened += 1
    slowest = Math.max(slowest, ms)
    const lost = await lossesOf(url, people.slice(since))
    if (lost.length > 0) fail(kill, `${lost.length} lost, such as ${lost[0]}`)
    else score.passed += 1
    return { server, url }
  } catch (error) {
    fail(kill, error.message)
    await server.kill()
    return undefined
  }
}

/** One kill: of a start that is under way, or of a server that is writing. */
async function round(kill, running) {
  const since = people.length
  if (kill <= 2 || kill % 10 === 0) {
    await running?.server.kill('SIGTERM')
    const server = start()
    await wait(100 + random() * (kill <= 2 ? 2500 : 900))
    await server.kill()
    return afterKill(kill, 0)
  }
  const { server, url } = running ?? (await afterKill(kill, 0)) ?? {}
  if (!server) return undefined
  const writing = Promise.all(Array.from({ length: WRITERS }, () => write(url)))
  writing.catch(() => undefined)
  await wait(100 + random() * 900)
  await server.kill()
  await writing
  return afterKill(kill, since)
}

const begun = performance.now()
try {
  let running
  for (let kill = 1; kill <= KILLS && score.failed === 0; kill += 1) {
    running = await round(kill, running)
    // Of the first starts none is left to go on: what was killed there had nobody in it.
    if (kill < 2) await running?.server.kill()
    if (kill < 2) await rm(data, { recursive: true, force: true })
    if (kill < 2) running = undefined
  }
  const lost = running ? await lossesOf(running.url, people) : ['the server does not run']
  if (lost.length > 0) fail('at the end', `${lost.length} lost, such as ${lost[0]}`)
  await running?.server.kill('SIGTERM')
} finally {
  await rm(data, { recursive: true, force: true })
}
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(
  `| kills ${KILLS} | writes accepted ${accepted} | opened ${opened} | slowest start ${Math.round(slowest)} ms | ${seconds} s |`,
)
console.log(`${score.passed} passed, ${score.failed} failed`)
process.exit(score.failed === 0 ? 0 : 1)
