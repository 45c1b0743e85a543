import type { Pooling } from '#features/review/pooling.ts'

const maker = () => import('#features/meta-analysis/transfer/for-a-review.tsx')

/** A review's results are pooled by the meta-analysis: fetched when it is asked for. */
export const pooling: Pooling = {
  bodyOf: (outcome, studies) => maker().then(({ documentForStudies }) => documentForStudies(outcome, studies)),
  resultsOf: (body) => maker().then(({ resultsOf }) => resultsOf(body)),
  forestsOf: (body) => maker().then(({ forestsOf }) => forestsOf(body)),
}
