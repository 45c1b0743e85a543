import { FILE_MAX_BYTES } from '#contract/files.ts'
import type { FetchFile } from '#engine/outside-jobs/full-text-copy.ts'
import { inTurn, SourceFailure } from '#engine/sources/ask-source.ts'
import type { SourceSettings } from '#engine/sources/settings.ts'

import { PrivateAddress } from '../language-model/private-address.ts'
import { sendOut, type Reply } from '../language-model/transport.ts'

const HOPS_MAX = 5
const TIMEOUT_MS = 60_000
/** Milliseconds between two files from one place: it is somebody’s repository, and no source for programs. */
const PACE_MS = 1000

/** Whoever runs the server named these places themselves: stand-ins on this machine, or a proxy. */
const isNamed = (address: URL, { bases }: SourceSettings) =>
  Object.values(bases ?? {}).some((base) => URL.canParse(base) && new URL(base).host === address.host)

async function bytesOf({ body }: Reply): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > FILE_MAX_BYTES) throw new SourceFailure('It is larger than 10 MB.')
    parts.push(part)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function assertPdf(bytes: Uint8Array): void {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).trimStart()
  if (head.includes('%PDF-')) return
  throw new SourceFailure(
    head.startsWith('<') ? 'A web page came in place of the PDF.' : 'What came in place of the PDF is no PDF.',
  )
}

function assertGood({ status, header }: Reply): void {
  if (status === 200) return
  if (status === 429 || status === 503) {
    const pause = Number(header('retry-after')) * 1000
    throw new SourceFailure('It asks to be asked less often. Try again later.', {
      isLimit: true,
      ...(Number.isFinite(pause) && { pauseMs: pause }),
    })
  }
  if (status === 404 || status === 410) throw new SourceFailure(`The copy is there no more (${status}).`)
  if (status === 401 || status === 403) throw new SourceFailure(`The copy is not given to programs (${status}).`)
  throw new SourceFailure(`It answered with an error (${status}).`)
}

async function follow(from: URL, settings: SourceSettings, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const agent = `Roadrunner/0.1${settings.mailto ? ` (mailto:${settings.mailto})` : ''}`
  let address = from
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const isOwn = isNamed(address, settings)
    const pace = PACE_MS * (isOwn ? (settings.paceShare ?? 0) : 1)
    const url = address
    const headers = { 'user-agent': agent, accept: 'application/pdf' }
    const reply = await inTurn(`file ${url.host}`, pace, () =>
      sendOut({ method: 'GET', url, headers, signal, mayBePrivate: isOwn }),
    )
    const next = reply.header('location')
    if (reply.status < 300 || reply.status >= 400 || next === undefined) {
      assertGood(reply)
      return bytesOf(reply)
    }
    if (!URL.canParse(next, address)) throw new SourceFailure('It leads on to no address of the web.')
    address = new URL(next, address)
  }
  throw new SourceFailure('It leads from address to address without end.')
}

/** A PDF from the web, at most 10 MB of it, from no private network. Rejects with `SourceFailure` alone. */
export const fetchFile: FetchFile = async (address, settings) => {
  try {
    const bytes = await follow(address, settings, AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS))
    assertPdf(bytes)
    return bytes
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    if (error instanceof PrivateAddress) {
      throw new SourceFailure('Its address leads into a private network. It was not fetched.')
    }
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    throw new SourceFailure(isLate ? 'It did not answer in time.' : 'It could not be reached.')
  }
}
