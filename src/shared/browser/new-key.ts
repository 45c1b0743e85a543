/**
 * A key that nobody else has: 32 hexadecimal signs of the browser's random numbers. `crypto.randomUUID` would do, but is
 * there only on https and on this machine.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
