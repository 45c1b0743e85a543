import * as z from 'zod/mini'

import { couldMatchOneOf } from '#science/records/deduplicate.ts'
import { firstPage, plainTitle } from '#science/records/title-key.ts'
import { titleWithoutStatus } from '#science/records/work-kind.ts'

import { starterPapers } from '../starter-papers/all.ts'
import type { World } from '../world/world.ts'

/** Starter papers that a person also has as a record of their own: starter id → own id. */
export type Twins = Map<string, string>

/** Whether a record could be a starter paper at all. */
export const couldBeTwin = couldMatchOneOf(starterPapers)

const KEPT_TWINS = 'twins'
/** To be raised when other records are taken for the same work. */
const RULES = 2
const NONE = { value: undefined, writtenSince: undefined }

/** `candidates`: every record that could be a starter paper. Where these are the same, the twins are. */
const keptSchema = z.object({
  rules: z.string(),
  of: z.array(
    z.object({
      account: z.string(),
      candidates: z.array(z.string()),
      twins: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
})

/** Changes with the starter papers, and with what is read of a title. */
const rulesNow = () =>
  JSON.stringify([
    RULES,
    ...starterPapers.map((paper) => {
      const { title, year, volume, ids } = paper
      return [plainTitle(titleWithoutStatus(title)), firstPage(paper), year, volume, ids]
    }),
  ])

/** The twins of every person as they were kept; none where a record that matters came, went or was written to since. */
export async function readTwins({ derived, documents }: World): Promise<Map<string, Twins>> {
  const { value, writtenSince } = (await derived?.read(KEPT_TWINS).catch(() => NONE)) ?? NONE
  const { data } = keptSchema.safeParse(value)
  const written = writtenSince?.('documents')
  if (!written || data?.rules !== rulesNow()) return new Map()
  const candidates = new Set(data.of.flatMap((kept) => kept.candidates))
  const matters = (id: string) => {
    const row = documents.seen(id)
    return candidates.has(id) || (row !== undefined && couldBeTwin(row))
  }
  const isSame = [...candidates].every((id) => documents.has(id)) && ![...written].some(matters)
  return isSame ? new Map(data.of.map(({ account, twins }) => [account, new Map(twins)])) : new Map()
}

/** Keeps them, so that the next opening need not read every paper to find them. */
export async function keepTwins({ derived, documents }: World, twins: ReadonlyMap<string, Twins>): Promise<void> {
  if (!derived) return
  const of = [...twins].map(([account, found]) => ({
    account,
    candidates: documents.of(account).pick(couldBeTwin, ({ id }) => id),
    twins: [...found],
  }))
  await derived.write(KEPT_TWINS, { rules: rulesNow(), of } satisfies z.infer<typeof keptSchema>)
}
