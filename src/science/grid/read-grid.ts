import { GRID_SCHEMA, gridBodySchema, gridEntrySchema, type GridBody, type GridEntry } from '#contract/grid.ts'

export const emptyGridBody = (): GridBody => ({ schema: GRID_SCHEMA, columns: [], rows: [], params: {}, views: {} })

type Loose = { schema?: unknown } & Record<string, unknown>

/** One step for each older schema, from that version to the next. There is none before 1. */
const migrations: readonly ((body: Loose) => Loose)[] = []

/**
 * The body of a grid as this version knows it. Nothing kept yet reads as an empty grid; an older schema is migrated; a
 * newer one, or something else, is undefined: it must not be saved over.
 */
export function readGridBody(kept: unknown): GridBody | undefined {
  if (kept === undefined || kept === null) return emptyGridBody()
  if (typeof kept !== 'object') return undefined
  let body: Loose = { schema: GRID_SCHEMA, columns: [], rows: [], params: {}, views: {}, ...kept }
  const from = typeof body.schema === 'number' ? body.schema : GRID_SCHEMA
  for (const step of migrations.slice(from - 1)) body = step(body)
  const read = gridBodySchema.safeParse(body)
  return read.success ? read.data : undefined
}

/** One entry of the log, or undefined for what this version does not know: it is left out, never an error. */
export function readGridEntry(data: unknown): GridEntry | undefined {
  const read = gridEntrySchema.safeParse(data)
  return read.success ? read.data : undefined
}
