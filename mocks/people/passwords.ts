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

/** `iterations$salt$hash`: PBKDF2-SHA-256 (RFC 8018) by WebCrypto, which Node, browsers and workers share. */
export async function hashPassword(password: string, iterations = ITERATIONS): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const hash = await derive(password, salt, iterations)
  return [iterations, toBase64Url(salt), toBase64Url(hash)].join('$')
}

/** Compares every byte, so that the time taken says nothing about where the first difference lies. */
export async function passwordMatches(password: string, kept: string): Promise<boolean> {
  const [iterations, salt, hash] = kept.split('$')
  if (!iterations || !salt || !hash) return false
  const expected = fromBase64Url(hash)
  const actual = await derive(password, fromBase64Url(salt), Number(iterations))
  let difference = expected.length ^ actual.length
  expected.forEach((byte, index) => (difference |= byte ^ (actual[index] ?? 0)))
  return difference === 0
}

let nobody: Promise<string> | undefined

/** As slow as a real check and always false: an unknown account must not answer sooner than a wrong password. */
export async function passwordOfNobody(password: string): Promise<false> {
  nobody ??= hashPassword('')
  await passwordMatches(password, await nobody)
  return false
}
