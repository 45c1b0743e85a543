// `npm start`: builds what is missing or older than its sources, then serves pages, API and sockets on one port.
//   --e2e        for the end-to-end tests: nothing is kept, a world for each test, faults can be set; stops with the
//                process that started it, or with the one named by --with=<pid> where a shell stands between
//   --api-only   builds no pages: for tests of the API alone
//   ROADRUNNER_DEMO=off: a server for people; the default wherever others can reach it
//   PORT (4173), ROADRUNNER_HOST (127.0.0.1), ROADRUNNER_DATA (.data); also from .env.local and .env
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as util from 'node:util'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Roadrunner needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const at = (path) => join(root, path)

const forTests = process.argv.includes('--e2e')

// What the shell says goes first, then .env.local, then .env. Tests are not to depend on them; VITE_ names are Vite's.
for (const file of forTests ? [] : ['.env.local', '.env'].map(at).filter(existsSync)) {
  for (const [name, value] of Object.entries(util.parseEnv(readFileSync(file, 'utf8')))) {
    if (/^(PORT$|ROADRUNNER_)/.test(name)) process.env[name] ??= value
  }
}

const CONFIG = ['package.json', 'package-lock.json', 'vite.config.ts', 'tailwind.config.ts', 'tsconfig.json']

/** When the newest of these files and folders changed. A folder changes when something in it is removed. */
function newest(paths) {
  let last = 0
  for (const path of paths) {
    if (!existsSync(path)) continue
    const { mtimeMs } = statSync(path)
    last = Math.max(last, mtimeMs)
    for (const entry of statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : []) {
      last = Math.max(last, statSync(join(path, entry)).mtimeMs)
    }
  }
  return last
}
const isOld = (product, sources) =>
  !existsSync(at(product)) || statSync(at(product)).mtimeMs < newest([...sources, ...CONFIG].map(at))

function buildPages() {
  if (!isOld('dist/index.html', ['src', 'public', 'index.html', '.env', '.env.local', '.env.production'])) return
  console.log('Building the pages …')
  const args = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('The pages could not be built: see above.')
    process.exit(status ?? 1)
  }
}

/** Node 20 runs no TypeScript, so the server is bundled: half a second, and only when a source is newer. */
async function buildServer() {
  const folder = 'node_modules/.cache/roadrunner'
  const bundle = `${folder}/run-server.mjs`
  if (isOld(bundle, ['mocks', 'src/contract', 'src/science', 'src/engine'])) {
    const { build } = await import('vite')
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ssr: 'mocks/server/run-server.ts',
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
  }
  return import(pathToFileURL(at(bundle)).href)
}

const port = Number(process.env.PORT || 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not “${process.env.PORT}”.`)
  process.exit(1)
}
const host = process.env.ROADRUNNER_HOST || '127.0.0.1'

const isLocal = /^(localhost|127(\.\d+){3}|::1)$/.test(host)
const demo = (process.env.ROADRUNNER_DEMO || (isLocal || forTests ? 'on' : 'off')).toLowerCase()
const real = demo === 'off' ? realSettings() : undefined

/** A server that others reach holds nothing whose password is published, and knows its own name. */
function realSettings() {
  const { ROADRUNNER_PUBLIC_URL: url = '', ROADRUNNER_ADMIN_EMAIL: email = '' } = process.env
  const problem = !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')
    ? 'ROADRUNNER_PUBLIC_URL must be the address under which people reach this server, such as https://papers.example.org.'
    : !/^[^\s@]+@[^\s@]+$/.test(email)
      ? 'ROADRUNNER_ADMIN_EMAIL must be the e-mail of the first admin.'
      : undefined
  if (problem) {
    console.error(`This server is for people (ROADRUNNER_DEMO=off, or an address that others can reach). ${problem}`)
    console.error('To serve the accounts for trying all the same, with their published password: ROADRUNNER_DEMO=on')
    process.exit(1)
  }
  return { publicUrl: new URL(url).origin, adminEmail: email }
}

/** Before anything is built: the pages of a run that holds the port must not be changed under it. */
const isHeld = await new Promise((resolve) => {
  const probe = createServer()
  probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'))
  probe.listen(port, host, () => probe.close(() => resolve(false)))
})
if (isHeld) {
  const again = forTests ? `PORT=${port + 1} npm run e2e` : `PORT=${port + 1} npm start`
  const who = forTests ? 'another program, perhaps by another test run' : 'another program'
  console.error(`Port ${port} is in use by ${who}. Stop that one, or take another port: ${again}`)
  process.exit(1)
}

// A test run that is killed cannot stop its server, which would hold the port for ever. Whoever loses its parent is given
// to another process.
if (forTests) {
  const parent = process.ppid
  const named = Number(process.argv.find((word) => word.startsWith('--with='))?.slice('--with='.length) ?? parent)
  const isThere = (pid) => {
    try {
      return process.kill(pid, 0)
    } catch ({ code }) {
      return code === 'EPERM'
    }
  }
  setInterval(() => {
    if (process.ppid !== parent || !isThere(named)) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

if (!process.argv.includes('--api-only')) buildPages()
const { runServer } = await buildServer()
await runServer({
  port,
  host,
  dist: at('dist'),
  ...(forTests ? {} : { data: process.env.ROADRUNNER_DATA || at('.data') }),
  forTests,
  ...(real && { real }),
})
