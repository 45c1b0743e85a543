import { authApi } from '#contract/auth.ts'
import { callApi } from '#shared/api/call-api.ts'
import { NetworkError } from '#shared/api/errors.ts'

import { supportCopy } from './support.copy.ts'

const SLOW_MS = 2000
const copy = supportCopy.lines

export type Finding = { id: keyof typeof copy; isGood: boolean; text: string; detail: string }

/** Milliseconds until the server answered anything at all; undefined when it did not. */
async function answerTime(): Promise<number | undefined> {
  const start = performance.now()
  try {
    await callApi(authApi.me, {})
  } catch (error) {
    // A refusal is an answer too.
    if (error instanceof NetworkError) return undefined
  }
  return Math.round(performance.now() - start)
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

function ofServer(time: number | undefined): Finding {
  if (time === undefined) return { id: 'server', isGood: false, text: copy.server.bad, detail: 'no answer' }
  const text = time > SLOW_MS ? copy.server.slow : copy.server.ok
  return { id: 'server', isGood: true, text, detail: `${time} ms` }
}

/** What stands between this browser and the server, tried now. `isLive` is undefined where nobody is signed in. */
export async function checkConnection(isLive: boolean | undefined): Promise<Finding[]> {
  const time = await answerTime()
  return [
    finding('online', navigator.onLine),
    ofServer(time),
    ...(isLive === undefined ? [] : [finding('live', isLive)]),
    finding('storage', canStore()),
    finding('cookies', navigator.cookieEnabled),
  ]
}

/** The same as a text for support. It names the pattern of the page, never an address with an id or a token in it. */
export const diagnosticText = (findings: readonly Finding[], route: string, at: Date): string =>
  [
    'Roadrunner diagnostic text',
    `Time: ${at.toISOString()}`,
    `Page: ${route}`,
    `Browser: ${navigator.userAgent.slice(0, 300)}`,
    `Language: ${navigator.language}`,
    `Time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
    `Window: ${innerWidth} x ${innerHeight}, ${devicePixelRatio} pixels per point`,
    ...findings.map(({ id, detail }) => `${copy[id].name}: ${detail}`),
  ].join('\n')
