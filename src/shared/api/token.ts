/** Local-storage key of the bearer token. The only module that touches it. */
const KEY = 'token'
const MAX_LENGTH = 4096

/** The stored token, or undefined when there is none that could stand in a header: storage is untrusted input. */
export function readToken(): string | undefined {
  try {
    const token = localStorage.getItem(KEY)
    if (!token || token.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(token)) return undefined
    return token === 'null' || token === 'undefined' ? undefined : token
  } catch {
    return undefined
  }
}

export function storeToken(token: string | null | undefined) {
  try {
    if (token) localStorage.setItem(KEY, token)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be closed; the cookie session alone works.
  }
}
