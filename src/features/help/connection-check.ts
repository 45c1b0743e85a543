import { authApi } from '#contract/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, ContractError, NetworkError } from '#shared/api/errors.ts'
import { timeZoneHere } from '#shared/format/dates.ts'

import type { Offer } from './server-offers.ts'
import { supportCopy } from './support.copy.ts'

const SLOW_MS = 2000
const copy = supportCopy.lines
const offersCopy = supportCopy.offers

export type Finding = { id: keyof typeof copy; isGood: boolean; text: string; detail: string }

/** What the server has to say about itself: a refusal is an answer too, an error of its own or of another kind is not one. */
async function askServer(): Promise<Finding> {
  const start = performance.now()
  const found = (isGood: boolean, text: string, detail: string): Finding => ({ id: 'server', isGood, text, detail })
  try {
    await callApi(authApi.me, {})
  } catch (error) {
    if (error instanceof NetworkError) return found(false, copy.server.bad, 'no answer')
    if (error instanceof ContractError)
      return found(false, error.kind === 'html' ? copy.server.stranger : copy.server.garbled, error.kind)
    if (error instanceof ApiError && error.status >= 500)
      return found(false, copy.server.trouble(error.status), `error ${error.status}`)
  }
  const time = Math.round(performance.now() - start)
  return found(true, time > SLOW_MS ? copy.server.slow : copy.server.ok, `${time} ms`)
}

function canStore(): boolean {
  const key = 'help:probe'
  try {
    localStorage.setItem(key, '1')
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

const finding = (id: 'online' | 'storage' | 'cookies' | 'live', isGood: boolean): Finding => ({
  id,
  isGood,
  text: isGood ? copy[id].ok : copy[id].bad,
  detail: isGood ? 'yes' : 'no',
})

/** What stands between this browser and the server, tried now. `isLive` is undefined where nobody is signed in. */
export async function checkConnection(isLive: boolean | undefined): Promise<Finding[]> {
  const server = await askServer()
  return [
    finding('online', navigator.onLine),
    server,
    ...(isLive === undefined ? [] : [finding('live', isLive)]),
    finding('storage', canStore()),
    finding('cookies', navigator.cookieEnabled),
  ]
}

const offersText = (offers: readonly Offer[] | undefined) => {
  if (!offers) return offersCopy.unknown
  return offers.flatMap(({ id, isThere }) => (isThere ? [id] : [])).join(', ') || '-'
}

/** The same as a text for support. It names the pattern of the page, never an address with an id or a token in it. */
export const diagnosticText = (
  findings: readonly Finding[],
  offers: readonly Offer[] | undefined,
  route: string,
  at: Date,
): string =>
  [
    'Roadrunner diagnostic text',
    `Time: ${at.toISOString()}`,
    `Page: ${route}`,
    `Browser: ${navigator.userAgent.slice(0, 300)}`,
    `Language: ${navigator.language}`,
    `Time zone: ${timeZoneHere()}`,
    `Window: ${innerWidth} x ${innerHeight}, ${devicePixelRatio} pixels per point`,
    ...findings.map(({ id, detail }) => `${copy[id].name}: ${detail}`),
    `${offersCopy.inText}: ${offersText(offers)}`,
  ].join('\n')
