import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { synthesesApi, synthesisSchema, type Synthesis } from '#contract/syntheses.ts'
import { besideApi, isMadeHere } from '#engine/syntheses/beside-api.ts'
import { ApiError, ContractError, NetworkError, statusOf } from '#shared/api/errors.ts'
import type { RawInput } from '#shared/api/request.ts'

type Ask = <E extends Endpoint>(endpoint: E, input: RawInput) => Promise<OutputOf<E>>
export type AskEngine = Ask
/** Asks the server itself, whatever an answer would be here. */
export type AskServer = (endpoint: Endpoint, input: RawInput) => Promise<unknown>
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
 * kept here under the same id. Where it writes nothing usable, the engine writes by rules. Without a line analyses are
 * made here, under an id of their own that they keep, and sent when somebody answers again. A run over a grid is an
 * addition of ours to `generate`, and the engine's alone.
 */
export function synthesesBeside(ask: AskEngine, server: AskServer) {
  const kept = (sent: unknown, given: unknown) =>
    ask(besideApi.keep, { body: { sent, given: synthesisSchema.parse(given) } })

  const sendAll = async () => {
    for (const { id, wish } of await ask(besideApi.owed, {})) {
      try {
        const given = synthesisSchema.parse(await server(synthesesApi.create, { body: wish }))
        await ask(besideApi.sent, { params: { id }, body: { serverId: given.id } })
      } catch (error) {
        // What is refused goes on waiting, openly; what comes after it may be taken.
        if (error instanceof NetworkError) return
      }
    }
  }
  let sending: Promise<void> | undefined
  const sendOwed = () => (sending ??= sendAll().finally(() => (sending = undefined)))

  const isOutOfReach = async () => {
    try {
      await server(synthesesApi.list, {})
      return false
    } catch (failure) {
      return failure instanceof NetworkError
    }
  }
  /** What is done here because nobody answers. A reply that was lost is no such case: the server may have done it. */
  const whereNobodyAnswers = async (error: unknown, here: () => Promise<unknown>): Promise<unknown> => {
    if (!(error instanceof NetworkError)) throw error
    const isGone = await isOutOfReach()
    if (!isGone) throw error
    return here()
  }
  /** One that was made here has another id on the server, or none yet. */
  const placeOf = async (id: string, toServer: ToServer, call: Endpoint, raw: RawInput) => {
    if (!isMadeHere(id)) return { isHere: false, toServer }
    const { serverId } = await ask(besideApi.serverId, { params: { id } })
    if (serverId === null) return { isHere: true, toServer }
    // Versions were counted here before the server knew of it: which one is the newest was asked here.
    const { version: _, ...body } = { version: undefined, ...(raw.body as object | undefined) }
    const there = () =>
      server(call, { params: { ...raw.params, id: serverId }, ...(raw.body !== undefined && { body }) })
    const named = (given: unknown) => ({ ...synthesisSchema.parse(given), id })
    return { isHere: false, toServer: call.name === 'remove' ? there : () => there().then(named) }
  }

  const answer = async (endpoint: Endpoint, raw: RawInput, given: ToServer): Promise<unknown> => {
    const id = String(raw.params?.['id'] ?? '')
    const { isHere, toServer } = await placeOf(id, given, endpoint, raw)
    switch (endpoint.name) {
      case 'list':
        try {
          await sendOwed()
          return await ask(besideApi.listed, { body: await toServer() })
        } catch (error) {
          return withoutLine(error, () => ask(synthesesApi.list, raw))
        }
      case 'get':
        if (isHere) return ask(synthesesApi.get, raw)
        try {
          return await ask(besideApi.shown, { body: await toServer() })
        } catch (error) {
          if (error instanceof NetworkError) return withoutLine(error, () => ask(synthesesApi.get, raw))
          // Deleted elsewhere: what was kept beside it is of no use any more.
          if (statusOf(error) === 404) await ask(besideApi.forget, { params: { id } }).catch(() => undefined)
          throw error
        }
      case 'create': {
        const { projectId } = synthesesApi.create.body.parse(raw.body)
        const made = await toServer().catch((error: unknown) => {
          // Whether somebody may put it into a project is the server's to say.
          if (projectId !== undefined && projectId !== null) throw error
          return whereNobodyAnswers(error, () => ask(besideApi.make, { body: raw.body }))
        })
        const madeId = synthesisSchema.parse(made).id
        if (isMadeHere(madeId)) return made
        return kept(raw.body, made).catch(async (error: unknown) => {
          // An empty one would stand in the list, and a second try would put another beside it.
          await server(synthesesApi.remove, { params: { id: madeId } }).catch(() => undefined)
          throw error
        })
      }
      case 'update': {
        if (isHere) return ask(synthesesApi.update, raw)
        const { version } = synthesesApi.update.body.parse(raw.body)
        await ask(besideApi.check, { params: { id }, body: { version } })
        return kept(raw.body, await toServer())
      }
      case 'remove': {
        const answered = isHere ? { message: 'success' } : await toServer()
        await ask(besideApi.forget, { params: { id } }).catch((error: unknown) => {
          if (statusOf(error) !== 404) throw error
        })
        return answered
      }
      case 'generate': {
        const body = synthesesApi.generate.body.parse(raw.body)
        if (body.analysisId !== undefined) return ask(synthesesApi.generate, { body })
        const writeHere = (more: { id?: string }) => ask(besideApi.write, { body: { wish: body, ...more } })
        const written = await generated(toServer).catch((error: unknown) =>
          whereNobodyAnswers(error, () => writeHere({})),
        )
        const usable = synthesisSchema.safeParse(written).data
        if (usable && isMadeHere(usable.id)) return usable
        if (!usable || !isUsable(usable)) return writeHere(usable ? { id: usable.id } : {})
        const { documentIds, query, kind, clientKey } = body
        return kept({ documentIds, query, ...(kind && { kind }), ...(clientKey && { clientKey }) }, usable)
      }
      default:
        return toServer()
    }
  }
  return { answer, sendOwed }
}
