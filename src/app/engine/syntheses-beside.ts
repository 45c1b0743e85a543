import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { synthesesApi, synthesisSchema, type Synthesis } from '#contract/syntheses.ts'
import { besideApi, isHereAlone } from '#engine/syntheses/beside-api.ts'
import { ApiError, ContractError, NetworkError, statusOf } from '#shared/api/errors.ts'
import type { RawInput } from '#shared/api/request.ts'

export type AskEngine = <E extends Endpoint>(endpoint: E, input: RawInput) => Promise<OutputOf<E>>
type ToServer = () => Promise<unknown>

/** Refusals that stand: nobody is signed in, it is not allowed, it is used up, or too much was asked. */
const STANDING: ReadonlySet<number> = new Set([401, 402, 403, 429])

/** A text, or the promise of one. */
const isUsable = ({ status, sections, content }: Synthesis) =>
  (status !== 'failed' && status !== 'complete' && typeof status === 'string') ||
  (sections ?? []).some(({ sentences }) => sentences.length > 0) ||
  (content ?? '').trim() !== ''

/** Without a line: as it is kept here, and what failed where it is not. */
async function withoutLine(error: unknown, here: () => Promise<unknown>): Promise<unknown> {
  if (!(error instanceof NetworkError)) throw error
  try {
    return await here()
  } catch {
    throw error
  }
}

/** What the server's generating gave: undefined where it is nothing that could be read. */
async function generated(toServer: ToServer): Promise<Synthesis | undefined> {
  try {
    return synthesisSchema.safeParse(await toServer()).data
  } catch (error) {
    const isRefusal = error instanceof ApiError && !STANDING.has(error.status)
    if (isRefusal || error instanceof ContractError) return undefined
    throw error
  }
}

/**
 * The specified calls of saved syntheses on a server of the texts: they go to the server, and what it does not keep is
 * kept here under the same id. Where it writes nothing usable, the engine writes by rules. A run over a grid is an addition
 * of ours to `generate`, and the engine's alone.
 */
export function synthesesBeside(ask: AskEngine) {
  const kept = (sent: unknown, given: unknown) =>
    ask(besideApi.keep, { body: { sent, given: synthesisSchema.parse(given) } })

  return async (endpoint: Endpoint, raw: RawInput, toServer: ToServer): Promise<unknown> => {
    const id = String(raw.params?.['id'] ?? '')
    switch (endpoint.name) {
      case 'list':
        try {
          return await ask(besideApi.listed, { body: await toServer() })
        } catch (error) {
          return withoutLine(error, () => ask(synthesesApi.list, raw))
        }
      case 'get':
        if (isHereAlone(id)) return ask(synthesesApi.get, raw)
        try {
          return await ask(besideApi.shown, { body: await toServer() })
        } catch (error) {
          if (error instanceof NetworkError) return withoutLine(error, () => ask(synthesesApi.get, raw))
          // Deleted elsewhere: what was kept beside it is of no use any more.
          if (statusOf(error) === 404) await ask(besideApi.forget, { params: { id } }).catch(() => undefined)
          throw error
        }
      case 'create':
        return kept(raw.body, await toServer())
      case 'update': {
        if (isHereAlone(id)) return ask(synthesesApi.update, raw)
        const { version } = synthesesApi.update.body.parse(raw.body)
        await ask(besideApi.check, { params: { id }, body: { version } })
        return kept(raw.body, await toServer())
      }
      case 'remove': {
        const answer = isHereAlone(id) ? { message: 'success' } : await toServer()
        await ask(besideApi.forget, { params: { id } }).catch((error: unknown) => {
          if (statusOf(error) !== 404) throw error
        })
        return answer
      }
      case 'generate': {
        const body = synthesesApi.generate.body.parse(raw.body)
        if (body.analysisId !== undefined) return ask(synthesesApi.generate, { body })
        const given = await generated(toServer)
        if (!given || !isUsable(given))
          return ask(besideApi.write, { body: { wish: body, ...(given && { id: given.id }) } })
        const { documentIds, query, kind, clientKey } = body
        return kept({ documentIds, query, ...(kind && { kind }), ...(clientKey && { clientKey }) }, given)
      }
      default:
        return toServer()
    }
  }
}
