import type { Paper } from '#contract/papers.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { withIds } from '#research/analyses/with-ids.ts'
import { readCslJson } from '#science/records/csl-json.ts'
import { createDuplicateIndex } from '#science/records/deduplicate.ts'

/**
 * The ids that papers of an export have now: a paper that is still there keeps its own; another is found among today's by
 * what its record says. One that is not found is left out.
 *
 * @param wanted ids as the export has them
 * @param exported CSL-JSON items of the export, by id
 * @param today every paper that the person can read
 */
export function idsToday(
  wanted: Iterable<string>,
  exported: ReadonlyMap<string, unknown>,
  today: readonly Paper[],
): Map<string, string> {
  const here = new Set(today.map(({ id }) => id))
  const index = createDuplicateIndex(today)
  const found = new Map<string, string>()
  for (const id of wanted) {
    const item = exported.get(id)
    const draft = item === undefined ? undefined : readCslJson(JSON.stringify(item)).records[0]?.draft
    const match = here.has(id) ? id : draft && index.match(draft)?.id
    if (match !== undefined) found.set(id, match)
  }
  return found
}

/** Every paper that a synthesis names. */
export const papersOf = ({ documentIds, sections }: Synthesis): string[] => [
  ...new Set([
    ...(documentIds ?? []),
    ...(sections ?? []).flatMap((section) =>
      section.sentences.flatMap(({ citations }) => citations.map(({ documentId }) => documentId)),
    ),
  ]),
]

/** A synthesis as it is created anew, with its papers under the ids that they have now. */
export function asNew(synthesis: Synthesis, ids: ReadonlyMap<string, string>) {
  const { id, kind, title, query, documentIds, sections, content, body } = synthesis
  return {
    clientKey: `restored-${id}`.slice(0, 64),
    title: title ?? query ?? 'Untitled',
    ...(kind != null && { kind }),
    ...(query != null && { query }),
    ...(content != null && { content }),
    ...(body != null && { body: withIds(body, ids) }),
    documentIds: (documentIds ?? []).flatMap((each) => ids.get(each) ?? []),
    ...(sections != null && {
      sections: sections.map((section) => ({
        ...section,
        sentences: section.sentences.map((sentence) => ({
          ...sentence,
          citations: sentence.citations.map((citation) => ({
            ...citation,
            documentId: ids.get(citation.documentId) ?? citation.documentId,
          })),
        })),
      })),
    }),
  }
}
