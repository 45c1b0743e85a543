import * as z from 'zod/mini'

import { GRID_SCHEMA, gridBodySchema, type GridBody, type GridEntry } from '#contract/grid.ts'
import { personSchema } from '#contract/paging.ts'
import { paperDraftSchema, type Paper, type PaperDraft } from '#contract/papers.ts'

import type { GridLogEntry } from '../grid-log.ts'
import { readGridBody, readGridEntry } from '../read-grid.ts'

const bundleSchema = z.object({
  format: z.literal('roadrunner-grid'),
  version: z.literal(1),
  kind: z.string(),
  title: z.string(),
  query: z.string(),
  madeAt: z.string(),
  documentIds: z.array(z.string()),
  /** The records of the papers, by the ids that they had: an id of one world means nothing in another. */
  papers: z.array(z.object({ id: z.string(), record: paperDraftSchema })),
  body: z.unknown(),
  entries: z.array(z.object({ id: z.string(), at: z.string(), by: personSchema, data: z.unknown() })),
  provenance: z.array(z.string()),
})

export type GridBundle = Omit<z.infer<typeof bundleSchema>, 'body'> & { body: GridBody }

type Parts = {
  kind: string
  title: string
  query: string
  madeAt: Date
  documentIds: readonly string[]
  papers: readonly Paper[]
  body: GridBody
  entries: readonly GridLogEntry<GridEntry>[]
  provenance: readonly string[]
}

/** A grid in a file that opens again as the same grid: body, whole log, and the records of its papers. */
export function writeGridBundle(parts: Parts): string {
  const { entries, papers, madeAt, ...head } = parts
  return JSON.stringify(
    {
      format: 'roadrunner-grid',
      version: 1,
      schema: GRID_SCHEMA,
      ...head,
      madeAt: madeAt.toISOString(),
      papers: papers.map((paper) => ({ id: paper.id, record: z.parse(paperDraftSchema, paper) })),
      entries: entries.map(({ id, at, by, data }) => ({ id, at, by, data })),
    },
    undefined,
    1,
  )
}

export type ReadBundle = { ok: true; bundle: GridBundle } | { ok: false; problem: string }

export function readGridBundle(text: string): ReadBundle {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { ok: false, problem: 'This file is no JSON. Choose the file that “Export, bundle” saved.' }
  }
  const read = bundleSchema.safeParse(json)
  if (!read.success) return { ok: false, problem: 'This file is no grid of Roadrunner, or a part of it is missing.' }
  const body = readGridBody(read.data.body)
  if (!body) return { ok: false, problem: 'A newer version of Roadrunner wrote this file. Reload the page to get it.' }
  return { ok: true, bundle: { ...read.data, body } }
}

/** What a bundle is in another library: the same grid, with the ids that its papers have there. */
export type OpenedBundle = { documentIds: string[]; body: GridBody; entries: GridEntry[]; missing: PaperDraft[] }

/** Rewrites a bundle for a library where papers have other ids. Papers that `idOf` does not know are left out and named. */
export function openGridBundle(
  bundle: GridBundle,
  idOf: (paper: { id: string; record: PaperDraft }) => string | undefined,
): OpenedBundle {
  const ids = new Map<string, string>()
  const missing: PaperDraft[] = []
  for (const paper of bundle.papers) {
    const id = idOf(paper)
    if (id === undefined) missing.push(paper.record)
    else ids.set(paper.id, id)
  }
  const here = (id: string) => ids.get(id) ?? id
  const evidenceHere = <T extends { evidence?: { documentId: string }[] | undefined }>(content: T): T =>
    content.evidence
      ? { ...content, evidence: content.evidence.map((each) => ({ ...each, documentId: here(each.documentId) })) }
      : content
  const rowHere = <T extends { id: string; documentId?: string | undefined }>(row: T): T => ({
    ...row,
    id: here(row.id),
    ...(row.documentId !== undefined && { documentId: here(row.documentId) }),
  })
  const moved = (data: GridEntry): GridEntry => {
    if (data.kind === 'cell' || data.kind === 'suggestion') return { ...evidenceHere(data), rowId: here(data.rowId) }
    if (data.kind === 'note') return { ...data, rowId: here(data.rowId) }
    if (data.kind === 'row') return { ...data, row: rowHere(data.row) }
    if (data.kind !== 'run') return data
    return { ...data, ...(data.rowIds && { rowIds: data.rowIds.map(here) }) }
  }
  const entries = bundle.entries.flatMap(({ id, at, by, data }): GridEntry[] => {
    const entry = readGridEntry(data)
    if (!entry) return []
    if (entry.kind !== 'imported') return [{ kind: 'imported', id, at, by, entry: moved(entry) }]
    const inner = readGridEntry(entry.entry)
    return inner ? [{ ...entry, entry: moved(inner) }] : []
  })
  const hashes = bundle.body.params.textHashes
  const body = z.parse(gridBodySchema, {
    ...bundle.body,
    rows: bundle.body.rows.map(rowHere),
    params: {
      ...bundle.body.params,
      ...(hashes && { textHashes: Object.fromEntries(Object.entries(hashes).map(([id, hash]) => [here(id), hash])) }),
    },
  })
  return { documentIds: bundle.documentIds.flatMap((id) => ids.get(id) ?? []), body, entries, missing }
}
