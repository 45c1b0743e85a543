import * as z from 'zod/mini'

import type { Paper } from '#contract/papers.ts'
import { recordSourceSchema } from '#contract/review-log.ts'
import type { SearchHit, SearchRun } from '#contract/search.ts'

import { sourcesOf } from './paper-words.ts'

/** Papers that were found in one place: a source of a review, whose name a person may still have to say. */
export const foundSchema = z.object({
  ...recordSourceSchema.shape,
  name: z.string().check(z.maxLength(200)),
  /** Papers in the order of their records: of an import that is kept as a source a paper may stand there twice. */
  ids: z.array(z.string()),
  /** Of such an import: the earlier ones of the same search, whose records are not counted again. */
  updates: z.optional(z.array(z.string())),
})
export type Found = z.infer<typeof foundSchema>

const forReviewSchema = z.object({ forReview: z.object({ question: z.string(), found: z.array(foundSchema) }) })
export type ForReview = z.infer<typeof forReviewSchema>['forReview']

/** What goes to a review stands in the history's state and not in the address: a whole search has no room there. */
export const stateForReview = (forReview: ForReview) => ({ forReview })

/** What a page was opened with, or undefined where it was opened by itself. */
export function readForReview(state: unknown): ForReview | undefined {
  const read = forReviewSchema.safeParse(state)
  return read.success ? read.data.forReview : undefined
}

export const papersForReview = ({ found }: ForReview): string[] => [...new Set(found.flatMap(({ ids }) => ids))]

function collected(rows: readonly { source: Omit<Found, 'ids'>; id: string }[]): Found[] {
  const all = new Map<string, Found>()
  for (const { source, id } of rows) {
    const key = JSON.stringify([source.arm, source.name, source.search?.query])
    const found = all.get(key) ?? { ...source, ids: [] }
    found.ids.push(id)
    all.set(key, found)
  }
  return [...all.values()]
}

/** Chosen papers of a search by the source that had them, with what was asked there. A library is no database. */
export function foundInRun(run: SearchRun, hits: readonly SearchHit[]): Found[] {
  const rows = hits.flatMap(({ paper, foundBy }) => {
    const sources = foundBy ? [...new Set(foundBy.map(({ source }) => source))] : sourcesOf(paper)
    return sources.map((source) => {
      const asked = run.perSource.find((each) => each.source === source)
      const query = (asked?.queryRun ?? run.query).slice(0, 2000)
      const arm = source === 'own' ? ('other' as const) : ('databases' as const)
      return {
        source: { arm, name: (asked?.label ?? source).slice(0, 200), search: { query, at: run.at } },
        id: paper.id,
      }
    })
  })
  return collected(rows)
}

/** Chosen papers of the library by the file that brought them. Where none did, a person says where they were found. */
export function foundInLibrary(papers: readonly Paper[]): Found[] {
  const rows = papers.flatMap(({ id, origin }) => {
    const files = new Set(origin.flatMap(({ kind, file }) => (kind === 'import' && file ? [file] : [])))
    const isStarter = files.size === 0 && origin.some(({ kind }) => kind === 'starter')
    const names = files.size > 0 ? [...files] : [isStarter ? 'Starter library' : '']
    return names.map((name) => ({ source: { arm: 'databases' as const, name: name.slice(0, 200) }, id }))
  })
  return collected(rows)
}
