import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { answerApi } from './adapter.ts'
import { answerControl, isControl } from './control.ts'
import { handlers } from './handlers.ts'
import { sendByNode } from '../language-model/node-transport.ts'
import { configureTransport } from '../language-model/transport.ts'
import { attachRealtime } from './socket-io.ts'
import { memoryStore } from '#engine/world/store.ts'
import type { Stores } from '../world/pglite.ts'
import { configureWorlds } from '../world/world-settings.ts'

/** Kept over restarts of the development server: the folder is already this process's. */
const shared = globalThis as { roadrunnerDevStores?: Promise<Stores> }

/** Once for each development server: where worlds are kept, and the sockets. */
export async function openDevApi(server: Server, data: string | undefined) {
  if (data !== undefined) {
    shared.roadrunnerDevStores ??= import('../world/pglite.ts').then(({ openStores }) => openStores(data))
  }
  const stores = await shared.roadrunnerDevStores
  const storeFor = stores?.storeFor ?? (() => Promise.resolve(memoryStore()))
  configureTransport(sendByNode)
  configureWorlds({ storeFor, allowNamed: true, allowDevLogin: true, allowFaults: true })
  attachRealtime(server)
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').replace(/[?#].*$/s, '')

/** Answers a request of the API or of the control page. */
export const answerDev = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  isControl(pathOf(request))
    ? answerControl(handlers, pathOf(request), request, response)
    : answerApi(handlers, request, response)
