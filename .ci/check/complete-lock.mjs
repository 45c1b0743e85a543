// A registry mirror need not serve every platform's optional package, and npm then writes a lock file without them, which
// stops `npm ci` elsewhere. Adds the missing entries; with --check it only says whether some are missing.
import { readFileSync, writeFileSync } from 'node:fs'

const isCheck = process.argv.includes('--check')
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = lock.packages
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

let missing = 0
for (const [where, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (packages[`${where}/node_modules/${name}`] || packages[`node_modules/${name}`]) continue
    const parts = name.split('/').pop().split('-')
    const os = parts.find((part) => SYSTEMS.includes(part))
    const cpu = parts.find((part) => PROCESSORS.includes(part))
    if (!cpu) continue
    const libc = parts.some((part) => part.startsWith('musl'))
      ? ['musl']
      : parts.some((part) => part.startsWith('gnu'))
        ? ['glibc']
        : undefined
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[^\d]*/, ''),
      cpu: [cpu],
      ...(entry.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os: [os] }),
    }
    missing += 1
  }
}

if (isCheck && missing > 0) {
  console.error(`The lock file lacks ${missing} platform packages: run node .ci/check/complete-lock.mjs`)
  process.exit(1)
}
if (missing > 0) {
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(missing > 0 ? `added ${missing} platform packages` : 'the lock file names every platform')
