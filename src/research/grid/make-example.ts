import type { QueryClient } from '@tanstack/react-query'

import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { gridViews, type GridKind } from '#contract/grid-views.ts'
import type { GridBody, GridColumn } from '#contract/grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery } from '#shared/api/query.ts'

import type { NewAnalysis } from '../analyses/create-analysis.ts'
import { bodyWith, papersExample, type ExampleAnalysis } from './example-analysis.ts'
import { gridCopy as copy } from './grid.copy.ts'

/** Papers of one list of the starter library, and those of another server’s that make an example. */
const LISTED = 40
const FIRST = 12

export type WantedExample = {
  kind: GridKind
  columns: readonly GridColumn[]
  load?: (() => Promise<ExampleAnalysis>) | undefined
}

/** Its page says that it is an example, and takes it away with one press. */
const asExample = (body: GridBody): GridBody => ({ ...body, params: { ...body.params, isExample: true } })

/** Makes a finished analysis of example papers, with what somebody would have set and written. Answers its id. */
export async function makeExample(
  { kind, columns, load }: WantedExample,
  client: QueryClient,
  create: (wanted: NewAnalysis) => Promise<string>,
): Promise<string> {
  const example = load ? await load() : papersExample
  const list = (text?: string, ids?: readonly string[]) => {
    const asked = ids ? { ids: ids.join(',') } : { ...(text && { text }) }
    const query = { scope: 'starter' as const, limit: String(LISTED), ...asked }
    return client.fetchQuery(apiQuery(documentsApi.list, { query }))
  }
  // Another server has another starter library: its first papers are an example too.
  const papersOf = async ({ about, ids, choose }: Pick<ExampleAnalysis, 'about' | 'ids' | 'choose'>) => {
    const chosen = choose((await list(about, ids)).documents)
    return chosen.length > 0 ? chosen : (await list()).documents.slice(0, FIRST)
  }
  const papers = await papersOf(example)
  const { beside } = example
  const besideId =
    beside &&
    (await create({
      kind: beside.kind,
      title: copy.exampleTitle(beside.question),
      query: beside.question,
      documentIds: (await papersOf(beside)).map((paper) => paper.id),
      body: asExample(bodyWith([])),
    }))
  const id = await create({
    kind,
    title: copy.exampleTitle(gridViews[kind].label),
    query: example.question,
    documentIds: papers.map((paper) => paper.id),
    body: asExample(example.body?.(columns, papers, besideId) ?? bodyWith(columns)),
  })
  const entries = (example.entries?.(papers) ?? []).map((data, at) => ({ id: `example-${id}-${at}`, data }))
  if (entries.length > 0) await callApi(analysesApi.append, { params: { id }, body: { entries } })
  return id
}
