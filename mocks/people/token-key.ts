import { sha256 } from '@noble/hashes/sha2.js'

import { toBase64Url } from '#engine/world/base64.ts'

/**
 * Under which id a secret that a browser or a link carries is kept: whoever reads the store can sign in with nothing that
 * stands in it. The secrets are 32 random bytes, so one round without salt is enough.
 */
export const keyOfToken = (token: string): string => toBase64Url(sha256(new TextEncoder().encode(token)))
