import { answerIn, answerSchema, type Answer } from '#contract/answer.ts'
import type { SharedSynthesis } from '#contract/shares.ts'

import { analysisFor } from '../analyses/access.ts'
import { presentDocuments, sharedPapers, sharedSections, type Names } from '../papers/published.ts'
import { Refusal } from '../world/refusal.ts'
import type { AccountRow, SharedSynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** A value with every text in it changed: ids stand in those of rows and studies too. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, change)]))
}

/** An answer with keys for the ids of papers, and the title alone of a paper that was read from a private file. */
function sharedAnswer(answer: Answer, ids: readonly string[], { keyOf }: Names, titleOf: ReadonlyMap<string, string>) {
  // Longest first: one id may begin as another does.
  const known = ids.map((id) => [id, keyOf(id)] as const).toSorted(([a], [b]) => b.length - a.length)
  const hidden = answer.rows.flatMap(({ label, paperIds: [id = ''] }) => {
    const title = titleOf.get(id)
    return title === undefined ? [] : [[label, title.slice(0, 500)] as const]
  })
  const change = (text: string) =>
    [...known, ...hidden].reduce((now, [from, to]) => now.replaceAll(from, () => to), text)
  return answerSchema.parse(withTexts(answer, change))
}

/**
 * A synthesis as strangers may see it: question, answer, text, quotes, and what is published of its papers. Ids, notes and
 * earlier versions are not among it. Throws a 404 for whoever does not own it, a 409 for one that is not whole.
 */
export function synthesisSnapshot(world: World, owner: AccountRow, id: string): SharedSynthesisRow {
  const row = analysisFor(world, owner, id, 'own')
  if ((row.kind ?? 'synthesis') !== 'synthesis' || row.status !== 'complete') {
    throw new Refusal(409, 'Only a finished synthesis can be shared.', { code: 'not_finished' })
  }
  const ids = row.documentIds ?? []
  const { names, ...shared } = sharedPapers(world, owner, ids)
  const keyed = new Map(Object.entries(shared.documentIds))
  const privateTitles = new Map(
    shared.documents.flatMap(({ key, title, record }) => (record ? [] : [[keyed.get(key) ?? '', title] as const])),
  )
  const answer = answerIn(row.body)
  return {
    ...shared,
    query: row.query ?? null,
    papers: ids.length,
    ...(answer && { answer: sharedAnswer(answer, ids, names, privateTitles) }),
    sections: sharedSections(row.sections ?? [], names),
    notFound: row.notFound ?? null,
    writtenBy: row.writtenBy ?? null,
  }
}

/** The snapshot for who asks: with what became known of its papers since, and where they can read them. */
export function presentSynthesis(
  world: World,
  owner: AccountRow,
  { documentIds, documents, ...shown }: SharedSynthesisRow,
  reader: AccountRow | undefined,
): Omit<SharedSynthesis, 'kind' | 'title' | 'sharedBy' | 'createdAt' | 'expiresAt'> {
  return { ...shown, documents: presentDocuments(world, owner, { documentIds, documents }, reader) }
}
