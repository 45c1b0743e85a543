import { onTestFinished } from 'vitest'

import type { Fault } from '#mocks/server/faults.ts'
import type { FaultName } from '#tests/faults/grid-table.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'

/** What a server says of itself in these tests. */
export const SERVER = 'Words of the server.'
export const NETWORK = 'Network error. Please check your connection and try again.'
const refusal = (status: number, more: object = {}) => ({ status, body: { message: SERVER, ...more } })

type Break = {
  /** The column of the grid that it belongs to. */
  column: FaultName
  fault: Omit<Fault, 'call'>
  /** What `{message}` stands for. */
  message: string | RegExp
}

/** Faults after which a person reads something. */
export const breaks = {
  offline: { column: 'F1', fault: { cut: 'before' }, message: NETWORK },
  refused: { column: 'F2', fault: { cut: 'before' }, message: NETWORK },
  '400': { column: 'F4', fault: refusal(400), message: SERVER },
  '400 without words': { column: 'F4', fault: { status: 400, body: {} }, message: 'HTTP error! status: 400' },
  '401': { column: 'F6', fault: { status: 401, body: { message: 'Unauthorized' } }, message: 'Unauthorized' },
  '403': { column: 'F7', fault: refusal(403), message: SERVER },
  '404': { column: 'F8', fault: refusal(404), message: SERVER },
  '409': { column: 'F9', fault: refusal(409), message: SERVER },
  '413': { column: 'F10', fault: refusal(413), message: SERVER },
  '422': { column: 'F11', fault: refusal(422, { fields: { nowhere: 'Of no field here.' } }), message: SERVER },
  '500, a web page': {
    column: 'F13',
    fault: { status: 500, html: true },
    message: 'HTTP error! status: 500',
  },
  '503': { column: 'F14', fault: { ...refusal(503), headers: { 'retry-after': '0' } }, message: SERVER },
  '200, a web page': {
    column: 'F15',
    fault: { html: true },
    message: /HTML was returned where JSON was expected \(\S+\)\./,
  },
  '200, broken JSON': { column: 'F16', fault: { malformed: true }, message: /The answer of \S+ is not valid JSON\./ },
  '200, another shape': {
    column: 'F17',
    fault: { status: 200, body: '7' },
    message: /The answer of \S+ does not have the expected form.*\./,
  },
  '204': {
    column: 'F18',
    fault: { status: 204 },
    message: /The answer of \S+ does not have the expected form.*\./,
  },
  '200, a refusal': {
    column: 'F21',
    fault: { status: 200, body: { success: false, message: SERVER } },
    message: SERVER,
  },
  '429': {
    column: 'F12',
    fault: { ...refusal(429), headers: { 'retry-after': '1' } },
    message: SERVER,
  },
} as const satisfies Record<string, Break>
export type BreakName = keyof typeof breaks
export const breakNames = Object.keys(breaks) as BreakName[]

const line = (isUp: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isUp, configurable: true })
  window.dispatchEvent(new Event(isUp ? 'online' : 'offline'))
}

/** Lets a call go wrong, once unless said otherwise: were it sent again by itself, it would be done, and counted. */
export function plant(call: string, name: BreakName, times = 1) {
  if (name === 'offline') {
    line(false)
    onTestFinished(() => line(true))
  }
  breakCall({ ...breaks[name].fault, call, ...(times !== Infinity && { times }) })
}

export function mend() {
  if (!navigator.onLine) line(true)
  mendAll()
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A sentence of the table; `{message}` is what the server or the line says. */
export function sentence(words: string, name: BreakName): RegExp {
  const { message } = breaks[name]
  const said = message instanceof RegExp ? message.source : escaped(message)
  return new RegExp(words.split('{message}').map(escaped).join(said))
}
