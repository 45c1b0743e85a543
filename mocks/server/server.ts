import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

import { answerApi, sendJson } from './adapter.ts'
import { forgetGone } from '#engine/language-model/under-way.ts'
import { wakeFullTextJobs } from '#engine/outside-jobs/full-text-jobs.ts'
import { wakeJobs } from '#engine/outside-jobs/outside-jobs.ts'
import { fetchFile } from '../sources/fetch-file.ts'
import { startAlertTimer } from './alert-timer.ts'
import { answerControl, isControl } from './control.ts'
import { handlers } from './handlers.ts'
import { isLoopbackName, nameOfHost } from './http-headers.ts'
import { sendByNode } from '../language-model/node-transport.ts'
import { configureTransport } from '../language-model/transport.ts'
import { createOperations, type Problem } from './operations.ts'
import { answerPage } from './pages.ts'
import { createRequestLog } from './request-log.ts'
import { attachRealtime } from './socket-io.ts'
import { joinOthers } from './several.ts'
import { securityHeaders } from './security-headers.ts'
import { openStaticFiles } from './static-files.ts'
import { seedKeys, seedUserId } from '../seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { memoryStore, type Store } from '#engine/world/store.ts'
import { configureWorlds, type WorldSettings } from '../world/world-settings.ts'
import { closeWorlds, worldById } from './worlds.ts'

export type ServerOptions = {
  /** 0 takes a free one. */
  port: number
  /** Default 127.0.0.1: this server is for one's own machine, with accounts whose password is known. */
  host?: string
  /** Folder of the built pages. */
  dist: string
  /** Default: nothing is kept. */
  storeFor?: (id: string) => Promise<Store>
  allowNamed?: boolean
  allowFaults?: boolean
  allowDevLogin?: boolean
  /** A server for people, under this address: no accounts for trying, and requests for other names are refused. */
  publicUrl?: string
  /** A server of the two texts alone. */
  textsAlone?: WorldSettings['textsAlone']
  /** Takes a line of JSON for each call that was answered. Default: nobody does. */
  log?: (line: string) => void
  /** The database that other processes serve as well. */
  databaseUrl?: string
  /** What keeps the store from taking what people do. Default: nothing does. */
  problem?: Problem
  /** How many files of people are missing from the disk. Default: none. */
  missingFiles?: () => Promise<number>
}
export type RunningServer = { port: number; url: string; close(): Promise<void> }

const KEEP_ALIVE_MS = 120_000
const WAKE_MS = 5000

/** Pages, API and sockets on one port. Rejects where the port is taken or the world does not open. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', allowNamed = false, allowFaults = false, allowDevLogin = false } = options
  const storeFor = options.storeFor ?? (() => Promise.resolve(memoryStore()))
  const { publicUrl } = options
  configureWorlds({
    storeFor,
    allowNamed,
    allowFaults,
    allowDevLogin,
    ...(publicUrl !== undefined && { isReal: true, publicUrl }),
    ...(options.textsAlone && { textsAlone: options.textsAlone }),
  })
  configureTransport(sendByNode)
  const world = await worldById('default')
  if (publicUrl !== undefined && holdsPublishedPassword(world)) {
    await closeWorlds()
    throw new PublishedPasswordError()
  }

  const files = openStaticFiles(resolve(options.dist))
  const isLocal = isLoopbackName(host) || host === '::1'
  const operations = createOperations({
    problem: options.problem ?? (() => Promise.resolve(undefined)),
    missingFiles: options.missingFiles ?? (() => Promise.resolve(0)),
    connections: () => io.engine.clientsCount,
  })
  const requests = createRequestLog(options.log)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = addressOf(request)
    operations.watch(request, response)
    // Whoever asks for these asks by the number of the machine.
    if (await operations.answer(url.pathname, request, response)) return undefined
    for (const [name, value] of Object.entries(securityHeaders(url))) response.setHeader(name, value)
    // A foreign name that leads here (DNS rebinding) would be an origin of its own with this API behind it.
    const name = nameOfHost(request.headers.host)
    if (isLocal && publicUrl === undefined && !isLoopbackName(name)) {
      return sendJson(response, 403, { message: 'This server answers on this machine only. See ROADRUNNER_HOST.' })
    }
    if (publicUrl !== undefined && name !== new URL(publicUrl).hostname && !isLoopbackName(name)) {
      return sendJson(response, 403, { message: 'This server has another name. See ROADRUNNER_PUBLIC_URL.' })
    }
    if (allowFaults && isControl(url.pathname)) return answerControl(handlers, url.pathname, request, response)
    if (url.pathname === '/api' || url.pathname.startsWith('/api/')) {
      requests.watch(request, response)
      return answerApi(handlers, request, response)
    }
    return answerPage(files, url, request, response)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { message: 'The server made an error.' })
    })
  })
  // Longer than clients keep an idle connection: the one who closes it must not be us, just as a request arrives.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 5000
  const io = attachRealtime(server)
  const leaveOthers = options.databaseUrl === undefined ? undefined : await joinOthers(io, options.databaseUrl)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port, host, listening)
  })
  const stopAlerts = startAlertTimer()
  const wake = () =>
    void worldById('default')
      .then(async (opened) => {
        await forgetGone(opened)
        wakeJobs(opened)
        wakeFullTextJobs(opened, fetchFile)
      })
      .catch((error: unknown) => console.error('taking records:', error))
  wake()
  // What another process was at when it went is gone on with here.
  const waking = world.door && setInterval(wake, WAKE_MS)
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: async () => {
      stopAlerts()
      clearInterval(waking)
      operations.close()
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 2000).unref()
      await io.close()
      await leaveOthers?.()
      await closeWorlds()
    },
  }
}

/** Thrown where a store that was begun for trying is to serve people. */
export class PublishedPasswordError extends Error {
  override name = 'PublishedPasswordError'
  override message =
    'This data folder holds the accounts for trying, whose password is published. Name another folder in ROADRUNNER_DATA, or say ROADRUNNER_DEMO=on to serve them all the same.'
}

const holdsPublishedPassword = (world: World) => seedKeys.some((key) => world.accounts.has(seedUserId(key)))

/** The address of a request; one that cannot be read is an address that is not there. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  const text = `http://localhost${url.startsWith('/') ? '' : '/'}${url}`
  return URL.canParse(text) ? new URL(text) : new URL('http://localhost/%00')
}
