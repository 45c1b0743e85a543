const maker = () => import('#features/meta-analysis/transfer/for-a-review.tsx')

type Extracted = Parameters<Awaited<ReturnType<typeof maker>>['withExtracted']>[1][number]
type Study = { label: string; year?: number | undefined; paperId: string }

/** A review's results are pooled by the meta-analysis: fetched when it is asked for. */
export const pooling = {
  bodyOf: (outcome: string, studies: readonly Study[]) =>
    maker().then(({ documentForStudies }) => documentForStudies(outcome, studies)),
  putIn: (body: unknown, wanted: readonly Extracted[]) =>
    maker().then(({ withExtracted }) => withExtracted(body, wanted)),
  resultsOf: (body: unknown) => maker().then(({ resultsOf }) => resultsOf(body)),
  scriptsOf: (body: unknown) => maker().then(({ scriptsOf }) => scriptsOf(body)),
  figuresOf: (body: unknown) => maker().then(({ figuresOf }) => figuresOf(body)),
}
