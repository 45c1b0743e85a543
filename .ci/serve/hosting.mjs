// Puts docs/hosting/_headers and docs/hosting/_redirects into the build, with the origins filled in:
//   node .ci/serve/hosting.mjs [--api https://api.example.org] [--socket https://live.example.org] [--out dist]
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { api: { type: 'string' }, socket: { type: 'string' }, out: { type: 'string', default: 'dist' } },
})

/** The origin alone: what stands after it would be a different rule of the policy. */
function originOf(name, text) {
  if (!text) return ''
  if (!URL.canParse(text)) throw new Error(`--${name} must be an address such as https://api.example.org`)
  const url = new URL(text)
  if (url.protocol !== 'https:') throw new Error(`--${name} must be https`)
  return url.origin
}

const api = originOf('api', values.api)
const live = originOf('socket', values.socket)
const socket = live && `${live} ${live.replace('https:', 'wss:')}`
const text = readFileSync('docs/hosting/_headers', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) =>
    line
      .replaceAll('{API}', api)
      .replaceAll('{SOCKET}', socket)
      .replaceAll(/(?<=\S) {2,}/g, ' '),
  )
  .join('\n')
writeFileSync(join(values.out, '_headers'), text)
copyFileSync('docs/hosting/_redirects', join(values.out, '_redirects'))
console.log(`${values.out}/_headers and ${values.out}/_redirects are written`)
