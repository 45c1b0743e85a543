import type { QueryClient } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { analysisPapersQuery, entriesQuery } from '#research/analyses/analysis.queries.ts'
import type { DocumentTable } from '#science/grid/export/document-table.ts'
import { callApi } from '#shared/api/call-api.ts'

import { gridFrom, tableFrom } from './extracted-table.ts'

/** The data of the included studies as people confirmed them: what rules or a run propose and nobody looked at stays out. */
export async function extractedTable(
  client: QueryClient,
  gridId: string,
  papers: ReadonlySet<string>,
): Promise<DocumentTable | undefined> {
  const analysis = await callApi(synthesesApi.get, { params: { id: gridId } })
  const documentIds = analysis.documentIds ?? []
  const [entries, documents] = await Promise.all([
    client.fetchQuery({ ...entriesQuery(client, gridId), staleTime: 0 }),
    client.fetchQuery(analysisPapersQuery(gridId, documentIds)),
  ])
  const known = new Map(documents.map((paper) => [paper.id, paper]))
  const grid = gridFrom(analysis.body, documentIds, entries, known)
  return grid && tableFrom(grid, papers)
}
