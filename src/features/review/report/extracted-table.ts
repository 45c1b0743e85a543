import type { QueryClient } from '@tanstack/react-query'

import { synthesesApi } from '#contract/syntheses.ts'
import { analysisPapersQuery, entriesQuery } from '#research/analyses/analysis.queries.ts'
import { tableOfGrid, type DocumentTable } from '#science/grid/export/document-table.ts'
import { gridOf } from '#science/grid/grid.ts'
import { emptyLog, extendLog } from '#science/grid/grid-log.ts'
import { readGridBody, readGridEntry } from '#science/grid/read-grid.ts'
import { callApi } from '#shared/api/call-api.ts'

/** The data of the included studies as people confirmed them: what rules or a run propose and nobody looked at stays out. */
export async function extractedTable(
  client: QueryClient,
  gridId: string,
  papers: ReadonlySet<string>,
): Promise<DocumentTable | undefined> {
  const analysis = await callApi(synthesesApi.get, { params: { id: gridId } })
  const body = readGridBody(analysis.body)
  if (!body) return undefined
  const documentIds = analysis.documentIds ?? []
  const [entries, documents] = await Promise.all([
    client.fetchQuery({ ...entriesQuery(client, gridId), staleTime: 0 }),
    client.fetchQuery(analysisPapersQuery(gridId, documentIds)),
  ])
  const log = extendLog(
    emptyLog(),
    entries.flatMap((entry) => {
      const data = entry.isWithheld ? undefined : readGridEntry(entry.data)
      return data && data.kind !== 'suggestion' ? [{ ...entry, data, isPending: false }] : []
    }),
  )
  const known = new Map(documents.map((paper) => [paper.id, paper]))
  const grid = gridOf({ documentIds, body, log, rules: new Map(), papers: known })
  const rows = grid.rows.filter(({ documentId }) => documentId !== undefined && papers.has(documentId))
  const isSaid = (columnId: string) =>
    rows.some(({ id }) =>
      ['confirmed', 'edited', 'not_reported', 'not_applicable'].includes(grid.cell(id, columnId)?.state ?? 'empty'),
    )
  const columns = grid.columns.filter(({ id }) => isSaid(id))
  return tableOfGrid(grid, { title: 'Characteristics of included studies', provenance: [], rows, columns })
}
