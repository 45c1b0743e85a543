import { highlightsApi, type Highlight } from '#contract/highlights.ts'
import { callApi } from '#shared/api/call-api.ts'
import { messageOf } from '#shared/api/errors.ts'

import type { Tally } from './tally.ts'

type Options = { signal: AbortSignal; onStep: (done: number, total: number) => void }

/** The same passage in the same text. */
const placeOf = ({ quote, start, end, textHash }: Pick<Highlight, 'quote' | 'start' | 'end' | 'textHash'>) =>
  `${start} ${end} ${textHash} ${quote}`

/**
 * Marks passages again in papers that are back already. `ids`: what a paper of the archive is called here. A passage that
 * is marked already is left as it is. Law: back + already + failed = total.
 */
export async function highlightsBack(
  highlights: readonly Highlight[],
  ids: ReadonlyMap<string, string>,
  { signal, onStep }: Options,
): Promise<Tally> {
  const tally: Tally = { total: highlights.length, back: 0, already: 0, failed: [] }
  let done = 0
  const byPaper = new Map<string, Highlight[]>()
  for (const each of highlights) byPaper.set(each.documentId, [...(byPaper.get(each.documentId) ?? []), each])
  for (const [then, some] of byPaper) {
    const params = { id: ids.get(then) ?? then }
    const fail = (error: unknown, failed: readonly Highlight[]) => {
      signal.throwIfAborted()
      const reason = messageOf(error, 'It could not be sent.')
      tally.failed.push(...failed.map(({ quote }) => ({ name: quote.slice(0, 80), reason })))
    }
    onStep(done, highlights.length)
    done += some.length
    let here: Set<string>
    try {
      here = new Set((await callApi(highlightsApi.list, { params }, { signal })).highlights.map(placeOf))
    } catch (error) {
      fail(error, some)
      continue
    }
    for (const highlight of some) {
      if (here.has(placeOf(highlight))) {
        tally.already += 1
        continue
      }
      const { id, documentId: _, createdAt: _made, updatedAt: _changed, ...said } = highlight
      try {
        const body = { ...said, clientKey: `moved-${id}`.slice(0, 64) }
        await callApi(highlightsApi.create, { params, body }, { signal })
        tally.back += 1
      } catch (error) {
        fail(error, [highlight])
      }
    }
  }
  return tally
}
