// `npm start`: builds what is missing or older than its sources, then serves pages, API and sockets on one port.
//   --e2e        for the end-to-end tests: nothing is kept, a world for each test, faults can be set; stops with the
//                process that started it, or with the one named by --with=<pid> where a shell stands between
//   --api-only   builds no pages: for tests of the API alone
//   --built      builds nothing: serves what `npm run package` made, without development dependencies (`npm run serve`)
//   --with-stand-ins  answers for the sources outside on this machine, so that the whole journey can be tried without them;
//                with --works=<number> of works (4321), and --failing=<source>:<n> for one that answers so
//                many requests and then with errors
//   --texts-alone     knows the 62 calls of the two texts alone, to see the page on such a server
//   ROADRUNNER_DEMO=off: a server for people; the default wherever others can reach it
//   PORT (4173), ROADRUNNER_HOST (127.0.0.1), ROADRUNNER_DATA (.data), DATABASE_URL (none); also from .env.local and .env
import { createServer } from 'node:net'

import { at, buildPages, buildServer, packaged, readEnvironment } from './build.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Roadrunner needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** What stands behind `--name=`. */
const given = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

const forTests = process.argv.includes('--e2e')

// Tests are not to depend on what somebody set up here.
if (!forTests) readEnvironment()

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
  const named = Number(given('with') ?? parent)
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

const isBuilt = process.argv.includes('--built')
if (!isBuilt && !process.argv.includes('--api-only')) buildPages()
const { runServer } = await (isBuilt ? packaged('run-server') : buildServer())
await runServer({
  port,
  host,
  dist: at('dist'),
  ...(forTests ? {} : { data: process.env.ROADRUNNER_DATA || at('.data') }),
  ...(!forTests && process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
  forTests,
  ...(process.argv.includes('--with-stand-ins') && {
    standIns: { works: Number(given('works') ?? 4321), failing: given('failing') ?? '' },
  }),
  ...(process.argv.includes('--texts-alone') && { textsAlone: true }),
  ...(real && { real }),
})
