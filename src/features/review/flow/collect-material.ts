import { analysesApi } from '#contract/analyses.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { ReviewBody } from '#contract/review-body.ts'
import type { OtherEntry } from '#contract/review-entries.ts'
import type { BundleMaterial } from '#contract/review-bundle.ts'
import { synthesesApi } from '#contract/syntheses.ts'

import type { Pooling } from '../pooling.ts'

export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>

/** The table of a review with every entry that is shown to who asks. */
async function gridOfReview(call: Call, id: string): Promise<NonNullable<BundleMaterial['grid']>> {
  const { title, body, documentIds } = await call(synthesesApi.get, { params: { id } })
  const all: NonNullable<BundleMaterial['grid']>['entries'] = []
  for (let since = 0, hasMore = true; hasMore;) {
    const page = await call(analysesApi.entries, { params: { id }, query: { since: String(since) } })
    all.push(...page.entries.filter(({ isWithheld }) => !isWithheld))
    since = page.entries.at(-1)?.seq ?? since
    hasMore = page.hasMore && page.entries.length > 0
  }
  return { id, title: title ?? '', body, documentIds: documentIds ?? [], entries: all }
}

type Wanted = { body: ReviewBody; others: readonly OtherEntry[]; files: Record<string, string> }

/** Everything behind the figures of a review beside its decisions: settings, judgements, cells, the analysis and what it comes to. */
export async function collectMaterial(
  call: Call,
  pooling: Pick<Pooling, 'resultsOf'> | undefined,
  { body, others, files }: Wanted,
): Promise<BundleMaterial> {
  const grid = body.gridId === undefined ? undefined : await gridOfReview(call, body.gridId)
  const analysis =
    body.metaAnalysisId === undefined
      ? undefined
      : await call(synthesesApi.get, { params: { id: body.metaAnalysisId } })
  const results = analysis && (await pooling?.resultsOf(analysis.body))
  return {
    body,
    others: [...others],
    files,
    ...(grid && { grid }),
    ...(analysis && {
      analysis: { id: analysis.id, title: analysis.title ?? '', version: analysis.version ?? 1, body: analysis.body },
    }),
    ...(results && { results: results.outcomes }),
  }
}
