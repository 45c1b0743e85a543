import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isPrivateAddress, PrivateAddress } from './private-address.ts'
import type { Reply, Send } from './transport.ts'

/**
 * Looks a name up and refuses it where any of its addresses is private. The connection is made to the very addresses that
 * were looked at, so that a name cannot change between the look and the connection.
 */
const publicOnly: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const isBad = !error && (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
    if (error || isBad) return done(error ?? new PrivateAddress(), '', 4)
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  })
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Over sockets of Node: without the time limits that `fetch` has of its own, and with the address that was looked at. */
export const sendByNode: Send = ({ method, url, headers, body, signal, mayBePrivate }) =>
  new Promise<Reply>((resolve, reject) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return reject(new TypeError('No address of the web.'))
    const literal = bare(url.hostname)
    if (!mayBePrivate && isIP(literal) !== 0 && isPrivateAddress(literal)) return reject(new PrivateAddress())
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
        signal,
        agent: false,
        ...(!mayBePrivate && { lookup: publicOnly }),
      },
      (response) => resolve(replyOf(response)),
    )
    request.on('error', reject)
    request.end(body)
  })

const replyOf = (response: IncomingMessage): Reply => ({
  status: response.statusCode ?? 0,
  header: (name) => {
    const value = response.headers[name]
    return Array.isArray(value) ? value[0] : value
  },
  body: response as AsyncIterable<Uint8Array>,
})
