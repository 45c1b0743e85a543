import { scrypt } from 'node:crypto'

import type { PasswordScheme } from '../people/passwords.ts'

/** What OWASP advises (Password Storage Cheat Sheet, read 2026-11-23): N = 2^17, r = 8, p = 1; 128 MB for each. */
const TODAY = '17,8,1'
const BYTES = 32
const MAX_MEMORY = 256 * 1024 * 1024

/** One at a time: the memory of many sign-ins at once would be more than the server has for everything else. */
let turn: Promise<unknown> = Promise.resolve()

/** scrypt (RFC 7914) on Node's own threads; `settings` are log2 N, r and p. */
export const scryptPasswords: PasswordScheme = {
  name: 'scrypt',
  settings: TODAY,
  derive: (password, salt, settings) => {
    const run = turn.then(() => derived(password, salt, settings))
    turn = run.catch(() => undefined)
    return run
  },
}

function derived(password: string, salt: Uint8Array, settings: string): Promise<Uint8Array> {
  const [logN = 0, r = 0, p = 0] = settings.split(',').map(Number)
  return new Promise((resolve, reject) => {
    scrypt(password, salt, BYTES, { N: 2 ** logN, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    )
  })
}
