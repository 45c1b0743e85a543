import { documentsApi, type ImportOutcome } from '#contract/documents.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { surestFirst } from '#science/records/deduplicate.ts'

import { libraryOf } from '../papers/library.ts'
import { newPaper } from '../papers/records.ts'
import { emptyShelf, newKey } from '../papers/shelves.ts'
import { takeUse } from '../people/plan-limits.ts'
import { checkAfterImport } from '../search/search-alerts.ts'
import { Refusal } from '../world/refusal.ts'
import type { AccountRow, DocumentRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const OWN_LIMIT = 50_000

const ownCount = (world: World, { id }: AccountRow) => world.documents.of(id).size

/** How long the batches of one import may follow its first. */
const IMPORT_MS = 24 * 60 * 60_000

type Batch = ParsedInputOf<typeof documentsApi.importBatch>['body']

/**
 * Takes records into a library, and says of each what became of it. The same batch again gives the same answer. A job of
 * the server is counted where it begins, and may take days.
 */
export function importBatch(
  world: World,
  account: AccountRow,
  body: Batch,
  { isJob = false }: { isJob?: boolean } = {},
): ImportOutcome[] {
  const key = `${account.id}:${body.importId}:${body.batch}`
  const before = world.imports.get(key)
  // The reply was lost and the batch came again: the same answer, and nothing added twice.
  if (before) return before.outcomes as ImportOutcome[]

  // Only the first batch of a file counts: an import that has begun may be finished, on the day on which it began.
  const begun = world.imports.of(account.id).pick(
    (row) => row.id.startsWith(`${account.id}:${body.importId}:`),
    ({ at }) => at,
  )
  const isOld = begun.some((at) => Date.parse(world.now()) - Date.parse(at) > IMPORT_MS)
  if (isOld && !isJob)
    throw new Refusal(
      409,
      'This import was begun more than a day ago. Start it again: what is there already is not added twice.',
      { code: 'import_over' },
    )
  if (begun.length === 0 && body.records.length > 0 && !isJob) takeUse(world, account, 'upload', body.importId)
  const library = libraryOf(world)
  const known = library.duplicatesOf(account.id)
  if (ownCount(world, account) + body.records.length > OWN_LIMIT) {
    throw new Refusal(403, `A library holds at most ${OWN_LIMIT.toLocaleString('en')} papers.`, {
      code: 'library_full',
    })
  }
  const rows = new Map<number, DocumentRow>()
  const titles = new Map<string, string>()
  const titleOf = (id: string) => titles.get(id) ?? world.documents.get(id)?.title
  const outcomes: ImportOutcome[] = []
  for (const index of surestFirst(body.records.map(({ draft }) => draft))) {
    const record = body.records[index]
    if (!record) continue
    const { line, draft, seeds, keptId } = record
    const match = known.match(draft)
    if (match) {
      // What the paper is known by grows; its record stays as the person has it.
      known.add(match.id, draft)
      const title = titleOf(match.id)
      outcomes[index] = {
        index,
        outcome: 'duplicate',
        documentId: match.id,
        by: match.by,
        ...(title && { matchedTitle: title }),
      }
      continue
    }
    const paper = newPaper(
      world,
      account.id,
      draft,
      seeds ? { kind: 'seed', seeds } : { kind: 'import', file: body.file, line },
      // Two records of one batch may name the same.
      [...rows.values()].some(({ id }) => id === keptId) ? undefined : keptId,
    )
    known.add(paper.id, draft)
    rows.set(index, paper)
    titles.set(paper.id, paper.title)
    outcomes[index] = { index, outcome: 'added', documentId: paper.id }
  }
  // In the order of the file, whatever order they were compared in: so are keys given and papers listed.
  const added = body.records.flatMap(({ citationKey }, index) => {
    const paper = rows.get(index)
    if (!paper) return []
    const shelf = { ...emptyShelf, ...newKey(world, account.id, paper, citationKey) }
    return [world.documents.put({ ...paper, shelf })]
  })
  library.added(added)
  if (added.length > 0) checkAfterImport(world, account.id)
  const { file } = body
  const kept = body.records.map(({ line, draft }, index) => ({ line, ...(!rows.has(index) && { draft }) }))
  world.imports.put({
    id: key,
    ownerId: account.id,
    outcomes,
    at: world.now(),
    ...(body.isSource && { file, records: kept }),
    ...(body.isSource === false && { isNoSource: true as const }),
  })
  return outcomes
}
