import { fromBase64Url, toBase64Url } from '#engine/world/base64.ts'

/** Rounds for the password of a real person. The number is kept in each hash, so it can be raised without a migration. */
const ITERATIONS = 100_000

const SALT_BYTES = 16
const HASH_BITS = 256

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  // The same letters typed on another keyboard may arrive composed differently.
  const secret = new TextEncoder().encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, HASH_BITS)
  return new Uint8Array(bits)
}

/** Another way to keep passwords than PBKDF2: a server's own. `name` begins what it writes. */
export type PasswordScheme = {
  name: string
  derive: (password: string, salt: Uint8Array, settings: string) => Promise<Uint8Array>
  /** What it would use today, in its own words. */
  settings: string
}

let scheme: PasswordScheme | undefined
let nobody: Promise<string> | undefined

/** What keeps new passwords from now on; old ones are still understood. Without one: PBKDF2, which browsers have too. */
export function configurePasswords(next?: PasswordScheme): void {
  scheme = next
  nobody = undefined
}

/** Whether a kept password was made as it would be made today. */
export const isOfToday = (kept: string): boolean =>
  scheme ? kept.startsWith(`${scheme.name}$${scheme.settings}$`) : Number(kept.split('$')[0]) >= ITERATIONS

/**
 * What is kept of a password: `scrypt$settings$salt$hash` on a server, else `iterations$salt$hash`, PBKDF2-SHA-256
 * (RFC 8018) by WebCrypto, which Node, browsers and workers share.
 */
export async function hashPassword(password: string, iterations?: number): Promise<string> {
  if (scheme && iterations === undefined) {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
    const hash = await scheme.derive(password.normalize('NFC'), salt, scheme.settings)
    return [scheme.name, scheme.settings, toBase64Url(salt), toBase64Url(hash)].join('$')
  }
  return hashedByRounds(password, iterations ?? ITERATIONS)
}

async function hashedByRounds(password: string, iterations: number): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derive(password, salt, iterations)
  return [iterations, toBase64Url(salt), toBase64Url(hash)].join('$')
}

/** Compares every byte, so that the time taken says nothing about where the first difference lies. */
export async function passwordMatches(password: string, kept: string): Promise<boolean> {
  const parts = kept.split('$')
  const [hash = '', salt = '', settings = '', name] = parts.toReversed()
  if (hash === '' || salt === '' || settings === '') return false
  // A password kept by a server's own scheme cannot be looked at where that scheme is not.
  if (name !== undefined && name !== scheme?.name) return false
  const expected = fromBase64Url(hash)
  const actual = await (name !== undefined && scheme
    ? scheme.derive(password.normalize('NFC'), fromBase64Url(salt), settings)
    : derive(password, fromBase64Url(salt), Number(settings)))
  let difference = expected.length ^ actual.length
  expected.forEach((byte, index) => (difference |= byte ^ (actual[index] ?? 0)))
  return difference === 0
}

/** As slow as a real check and always false: an unknown account must not answer sooner than a wrong password. */
export async function passwordOfNobody(password: string): Promise<false> {
  nobody ??= hashPassword('')
  await passwordMatches(password, await nobody)
  return false
}
