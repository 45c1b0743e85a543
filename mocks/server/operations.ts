import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { sendJson } from './adapter.ts'
import { isLoopbackName } from './http-headers.ts'

/** What keeps a server from its work, in a sentence; undefined where nothing does. */
export type Problem = () => Promise<string | undefined>

/** For whoever runs the server: whether it lives, whether it can work, and what it has to do. Nothing of what people keep. */
export type Operations = {
  /** Counts a request when it has been answered. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** Answers `/healthz`, `/readyz` and `/metrics`; false where the path is none of them. */
  answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>
  close(): void
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 1, 3, 10]

/** Asked on this machine itself: not by way of a proxy, which says for whom it asks. */
const isFromHere = ({ socket, headers }: IncomingMessage) =>
  headers['x-forwarded-for'] === undefined &&
  isLoopbackName((socket.remoteAddress ?? '').replace(/^::ffff:/, '').replace('::1', 'localhost'))

const kindOf = (pathname: string) =>
  pathname.startsWith('/api/') ? 'api' : pathname.startsWith('/assets/') ? 'asset' : 'page'

type Asked = {
  problem: Problem
  /** Files of people that are missing from the disk. */
  missingFiles: () => Promise<number>
  connections: () => number
}

export function createOperations({ problem, missingFiles, connections }: Asked): Operations {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answered = new Counter({
    name: 'roadrunner_requests_total',
    help: 'Requests answered, by kind, method and class of status.',
    labelNames: ['kind', 'method', 'status'] as const,
    registers: [register],
  })
  const duration = new Histogram({
    name: 'roadrunner_request_seconds',
    help: 'Time from a request to the end of its answer. Streams count until they end.',
    labelNames: ['kind'] as const,
    buckets: SECONDS,
    registers: [register],
  })
  const open = new Gauge({
    name: 'roadrunner_connections',
    help: 'Pages that are connected by socket.',
    registers: [register],
  })
  const ready = new Gauge({
    name: 'roadrunner_ready',
    help: '1 where the server can keep what people do, else 0.',
    registers: [register],
  })
  const missing = new Gauge({
    name: 'roadrunner_missing_files',
    help: 'Files of people that are missing from the data folder.',
    registers: [register],
  })
  return {
    watch(request, response) {
      const start = performance.now()
      response.once('close', () => {
        const kind = kindOf(request.url ?? '/')
        const method = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(request.method ?? '')
          ? request.method
          : 'other'
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'broken'
        answered.inc({ kind, method: method ?? 'other', status })
        duration.observe({ kind }, (performance.now() - start) / 1000)
      })
    },
    async answer(pathname, request, response) {
      if (pathname === '/healthz') sendJson(response, 200, { alive: true })
      else if (pathname === '/readyz') {
        const reason = await problem()
        const lost = await missingFiles()
        sendJson(response, reason === undefined ? 200 : 503, {
          ready: reason === undefined,
          ...(reason && { reason }),
          ...(lost > 0 && { missingFiles: lost }),
        })
      } else if (pathname === '/metrics' && isFromHere(request)) {
        open.set(connections())
        missing.set(await missingFiles())
        ready.set((await problem()) === undefined ? 1 : 0)
        response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' })
        response.end(await register.metrics())
      } else return false
      return true
    },
    close: () => register.clear(),
  }
}
