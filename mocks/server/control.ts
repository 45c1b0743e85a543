import type { IncomingMessage, ServerResponse } from 'node:http'

import { sendJson } from './adapter.ts'
import { controlPage, controlStyle } from './control-page.ts'
import { clearFaults, faultSchema, faultsOf, setFault } from './faults.ts'
import { cookiesOf, isOwnOrigin } from './http-headers.ts'
import { setLanguageModel } from '../language-model/find-model.ts'
import { modelSettingsSchema } from '../language-model/model-settings.ts'
import { clearLedger, ledgerOf } from './ledger.ts'
import type { MockedEndpoint } from './http-handler.ts'
import { flood, floodSchema } from './flood.ts'
import { setSources, sourceBasesSchema, sourcesOf } from '#engine/sources/settings.ts'
import { setTextsAlone, textsAloneOf, textsAloneSchema } from './texts-alone.ts'
import { worldOf } from './worlds.ts'

const MAX_BYTES = 1024 * 1024

export const isControl = (path: string) => /^\/(api\/)?_control(\/|$)/.test(path)

/** Switches faults, gives a world its language model and shows what was accepted: as JSON for tests under /api/_control, as a page under /_control. */
export async function answerControl(
  handlers: readonly MockedEndpoint[],
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const world = await worldOf(cookiesOf(request.headers.cookie))
  const call = `${request.method ?? 'GET'} ${path}`
  if (request.method !== 'GET' && !isOwnOrigin(request)) return sendJson(response, 403, { message: 'Not from here.' })

  const page = (problem?: string) => {
    const calls = handlers.map(({ endpoint }) => `${endpoint.domain}.${endpoint.name}`).toSorted()
    const shown = { worldId: world.id, calls, faults: faultsOf(world.id), ledger: ledgerOf(world.id) }
    sendText(
      response,
      problem ? 400 : 200,
      'text/html; charset=utf-8',
      controlPage({ ...shown, ...(problem && { problem }) }),
    )
  }
  switch (call) {
    case 'GET /_control':
      return page()
    case 'GET /_control/style.css':
      return sendText(response, 200, 'text/css; charset=utf-8', controlStyle)
    case 'POST /_control': {
      const form = new URLSearchParams(await textOf(request))
      if (form.get('action') === 'clear') clearFaults(world.id)
      else {
        const fault = faultSchema.safeParse(fromForm(form))
        if (!fault.success) return page('Some fields do not fit: a fault needs a call, and numbers in their ranges.')
        setFault(world.id, fault.data)
      }
      response.writeHead(303, { location: '/_control' }).end()
      return
    }
    case 'GET /api/_control/faults':
      return sendJson(response, 200, { faults: faultsOf(world.id) })
    case 'POST /api/_control/faults': {
      const fault = faultSchema.safeParse(tryJson(await textOf(request)))
      if (!fault.success) return sendJson(response, 400, { message: fault.error.message })
      setFault(world.id, fault.data)
      return sendJson(response, 200, { faults: faultsOf(world.id) })
    }
    case 'DELETE /api/_control/faults':
      clearFaults(world.id)
      return sendJson(response, 200, { faults: [] })
    case 'PUT /api/_control/model': {
      const model = modelSettingsSchema.safeParse(tryJson(await textOf(request)))
      if (!model.success) return sendJson(response, 400, { message: model.error.message })
      setLanguageModel(world.id, model.data)
      return sendJson(response, 200, { model: model.data.model })
    }
    case 'DELETE /api/_control/model':
      setLanguageModel(world.id, undefined)
      return sendJson(response, 200, { model: null })
    case 'PUT /api/_control/sources': {
      const bases = sourceBasesSchema.safeParse(tryJson(await textOf(request)))
      if (!bases.success) return sendJson(response, 400, { message: bases.error.message })
      setSources(world.id, sourcesOf(bases.data))
      return sendJson(response, 200, { sources: Object.keys(bases.data) })
    }
    case 'PUT /api/_control/texts-alone': {
      const wanted = textsAloneSchema.safeParse(tryJson(await textOf(request)))
      if (!wanted.success) return sendJson(response, 400, { message: wanted.error.message })
      return sendJson(response, 200, setTextsAlone(world.id, wanted.data))
    }
    case 'GET /api/_control/texts-alone':
      return sendJson(response, 200, textsAloneOf(world.id) ?? { asked: [], answered: [] })
    case 'DELETE /api/_control/texts-alone':
      setTextsAlone(world.id, undefined)
      return sendJson(response, 200, { asked: [] })
    case 'POST /api/_control/flood': {
      const wanted = floodSchema.safeParse(tryJson(await textOf(request)))
      if (!wanted.success) return sendJson(response, 400, { message: wanted.error.message })
      return sendJson(response, 200, await flood(world, wanted.data))
    }
    case 'GET /api/_control/ledger':
      return sendJson(response, 200, { entries: ledgerOf(world.id) })
    case 'DELETE /api/_control/ledger':
      clearLedger(world.id)
      return sendJson(response, 200, { entries: [] })
    default:
      return sendJson(response, 404, { message: 'There is nothing at this address.' })
  }
}

function sendText(response: ServerResponse, status: number, type: string, text: string) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(text)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const NUMBERS = new Set(['status', 'delayMs', 'times'])
const SWITCHES = new Set(['hang', 'html', 'malformed'])

/** Fields that were left empty say nothing. A body that is JSON is taken as JSON. */
const fromForm = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form]
      .filter(([, value]) => value !== '')
      .map(([name, value]): [string, unknown] => {
        if (NUMBERS.has(name)) return [name, Number(value)]
        if (SWITCHES.has(name)) return [name, value === 'true']
        return [name, name === 'body' ? (tryJson(value) ?? value) : value]
      }),
  )
