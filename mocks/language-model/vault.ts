import { environment } from '#engine/world/environment.ts'
import { fromBase64, toBase64 } from '#engine/world/base64.ts'

const LEAST = 16
const encoder = new TextEncoder()

const secret = () => environment()['ROADRUNNER_KEYS_SECRET']?.trim() ?? ''

/** Whether keys can be kept: whoever runs the server has set the secret with which they are sealed. */
export const canKeepKeys = (): boolean => secret().length >= LEAST

const derived = new Map<string, Promise<CryptoKey>>()

function sealingKey(): Promise<CryptoKey> {
  const words = secret()
  const known = derived.get(words)
  if (known) return known
  const made = (async () => {
    const base = await crypto.subtle.importKey('raw', encoder.encode(words), 'HKDF', false, ['deriveKey'])
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: encoder.encode('model keys') }
    return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  })()
  derived.clear()
  derived.set(words, made)
  return made
}

/**
 * Seals a key (AES-256-GCM) for its owner's row: `owner` is bound to it, so that a sealed key copied into another row does
 * not open. The result is base64 of nonce and sealed text.
 */
export async function seal(key: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const how = { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, await sealingKey(), encoder.encode(key)))
  const both = new Uint8Array(iv.length + sealed.length)
  both.set(iv)
  both.set(sealed, iv.length)
  return toBase64(both)
}

/** Opens a sealed key; undefined where the secret is another one, the row is another's or the text was changed. */
export async function unseal(sealed: string, owner: string): Promise<string | undefined> {
  if (!canKeepKeys()) return undefined
  try {
    const both = fromBase64(sealed)
    const how = { name: 'AES-GCM', iv: both.slice(0, 12), additionalData: encoder.encode(owner) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, await sealingKey(), both.slice(12)))
  } catch {
    return undefined
  }
}
