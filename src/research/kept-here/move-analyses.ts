import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import type { BrowserEngine } from '#platform/engine/browser-engine.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'

import { logOf, sendLog } from '../analyses/log-of.ts'
import { withIds } from '../analyses/with-ids.ts'
import type { Tally } from '../export/tally.ts'
import { movedCopy as copy } from './moved.copy.ts'

/** What an analysis holds, as it is sent, with its papers under the ids that they have on the server. */
function contentOf(one: Synthesis, ids: ReadonlyMap<string, string>) {
  const { title, query, documentIds, sections, content, body } = one
  return {
    title: (title || query || copy.untitled).slice(0, 300),
    ...(query != null && { query }),
    documentIds: (documentIds ?? []).map((id) => ids.get(id) ?? id),
    ...(sections != null && { sections: withIds(sections, ids) as Synthesis['sections'] & {} }),
    ...(content != null && { content }),
    ...(body != null && { body: withIds(body, ids) }),
  }
}

/** Fields and their order do not matter, nor what the server found out by itself. */
const told = (content: ReturnType<typeof contentOf>) =>
  JSON.stringify([content.title, content.documentIds, content.body, content.content])

type Move = {
  engine: Pick<BrowserEngine, 'ask' | 'serverIdOf'>
  ids: ReadonlyMap<string, string>
  signal: AbortSignal
  onStep: (done: number, total: number) => void
}

/** Sends one analysis; true where the server did not have all of it. */
async function moveOne(one: Synthesis, known: ReadonlySet<string>, { engine, ids, signal }: Move): Promise<boolean> {
  const serverId = await engine.serverIdOf(one.id)
  const log = await logOf(engine.ask, one.id)
  const wanted = contentOf(one, ids)
  const kind = one.kind ?? 'synthesis'
  const there =
    serverId !== undefined && known.has(serverId)
      ? await callApi(synthesesApi.get, { params: { id: serverId } }, { signal })
      : undefined
  // What somebody went on with on the server is theirs: ours is put beside it.
  const isOurs = there !== undefined && (there.kind == null || there.kind === kind) && (there.seq ?? 0) <= log.length
  const isSame = isOurs && told(contentOf(there, new Map())) === told(wanted)
  if (isSame && (there.seq ?? 0) === log.length) return false
  const sent = isSame
    ? there
    : isOurs
      ? await callApi(
          synthesesApi.update,
          { params: { id: there.id }, body: { ...wanted, ...(there.version != null && { version: there.version }) } },
          { signal },
        )
      : await callApi(
          synthesesApi.create,
          { body: { ...wanted, kind, clientKey: `moved-${one.id}`.slice(0, 64) } },
          { signal },
        )
  const isThereAlready = sent.id !== there?.id && known.has(sent.id)
  await sendLog(sent.id, log, ids, signal)
  return !isThereAlready
}

/** Sends what this browser keeps of analyses, each once: what the server has already is recognised by id and key. */
export async function moveAnalyses(move: Move): Promise<Tally> {
  const { engine, signal, onStep } = move
  const list = (await engine.ask(synthesesApi.list, {})).filter(({ keptIn }) => keptIn !== 'elsewhere')
  const known = new Set((await callApi(synthesesApi.list, {}, { signal })).map(({ id }) => id))
  const tally: Tally = { total: list.length, back: 0, already: 0, failed: [] }
  for (const [done, { id, title, query }] of list.entries()) {
    signal.throwIfAborted()
    onStep(done, list.length)
    try {
      const isNew = await moveOne(await engine.ask(synthesesApi.get, { params: { id } }), known, move)
      tally[isNew ? 'back' : 'already'] += 1
    } catch (error) {
      signal.throwIfAborted()
      tally.failed.push({ name: title || query || id, reason: messageOf(error, copy.notSent) })
    }
  }
  return tally
}
