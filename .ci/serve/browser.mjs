// Finds a Chromium for the end-to-end tests, and gets one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const installed = () => KNOWN.find((path) => path && existsSync(path))

async function ownBuild() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const run = (command, args, stdio = 'inherit') =>
  spawnSync(command, args, { stdio: ['ignore', stdio, stdio] }).status === 0

/** A browser may be there and lack the libraries that it needs. */
const starts = (path) => run(path, ['--version'], 'ignore')

const asRoot = (command, args) =>
  process.getuid?.() === 0 ? run(command, args) : run('sudo', ['-n', command, ...args])

async function download() {
  if (!run('npx', ['playwright', 'install', 'chromium'])) return undefined
  const path = await ownBuild()
  if (path && !starts(path)) asRoot('npx', ['playwright', 'install-deps', 'chromium'])
  return path && starts(path) ? path : undefined
}

function systemPackage() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  asRoot('apt-get', ['update', '-qq'])
  asRoot('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return installed()
}

/** Path of a Chromium and where it came from; undefined when none could be had. */
export async function findBrowser() {
  const found = installed()
  if (found) return { path: found, source: 'installed on this machine' }
  const own = await ownBuild()
  if (own && starts(own)) return { path: own, source: "Playwright's own build" }

  console.log('No Chromium here. Trying Playwright’s download …')
  const downloaded = await download()
  if (downloaded) return { path: downloaded, source: "Playwright's download" }

  console.log('Trying the system’s packages …')
  const system = systemPackage()
  return system && { path: system, source: 'the system’s packages' }
}

/** Flags for a headless run in a closed network, as root or not. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
