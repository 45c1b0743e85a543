import type { IncomingMessage, ServerResponse } from 'node:http'

import { encodingFor, type StaticFile, type StaticFiles } from './static-files.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Answers everything that is not the API: files of the build, and index.html for navigations. An address with a file
 * extension that is not there is a 404, never a page: a missing script must not look like a good one.
 */
export async function answerPage(files: StaticFiles, url: URL, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return sendSentence(response, 405, 'Only GET is allowed here.')
  }
  const path = decodedPath(url.pathname)
  if (path === undefined) return sendSentence(response, 400, 'This address is not valid.')
  const file = path === '/' ? undefined : await files.find(path)
  if (file) return sendFile(file, request, response)
  if (!isNavigation(path, request)) return sendSentence(response, 404, 'There is nothing at this address.')
  const index = await files.find('/index.html')
  if (index) return sendFile(index, request, response)
  return sendSentence(response, 503, 'The pages are not built yet.')
}

function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

const isNavigation = (path: string, { headers }: IncomingMessage) =>
  !/\.[A-Za-z0-9]{1,8}$/.test(path) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')

async function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('cache-control', file.isHashed ? FOREVER : 'no-cache')
  response.setHeader('etag', file.etag)
  if (file.encodings.length > 1) response.setHeader('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.split(/(?:(?<!\s)\s+)?,\s*/).includes(file.etag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = encodingFor(file, headerText(request.headers['accept-encoding']))
  const bytes = await file.bytes(encoding)
  response.setHeader('content-type', file.type)
  response.setHeader('content-length', bytes.length)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes)
}

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)

function sendSentence(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(text)
}
