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

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function aptInstall() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => run([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1))
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium')
}

/** Path of a Chromium and where it came from; undefined when none could be had. */
export async function findBrowser() {
  const found = installed()
  if (found) return { path: found, source: 'installed on this machine' }
  const own = await ownBuild()
  if (own) return { path: own, source: "Playwright's own build" }

  console.log('No Chromium here. Trying Playwright’s download …')
  if (
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    run('npx', ['playwright', 'install', 'chromium'])
  ) {
    const downloaded = await ownBuild()
    if (downloaded) return { path: downloaded, source: "Playwright's download" }
  }
  console.log('Trying the system’s packages …')
  if (aptInstall()) {
    const system = installed()
    if (system) return { path: system, source: 'the system’s packages' }
  }
  return undefined
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
