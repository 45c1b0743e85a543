import { answerIn } from '#contract/answer.ts'
import { answerPieces, recompute } from '#science/answers/answer.ts'
import { changedProse } from '#science/answers/changed-prose.ts'
import { notFoundOf, sectionsOf, unusedOf } from '#science/answers/sections.ts'

import { analysisPeople } from '../analyses/access.ts'
import { asPerson } from '../collaboration/announce.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import { Refusal } from '../world/refusal.ts'
import type { SynthesisRow } from '../world/rows.ts'
import { begin, ownSynthesis, readablePapers, type Place } from './begin-writing.ts'
import { aTurn } from '../world/turns.ts'

const TITLE_MAX = 300
type Wish = { documentIds: readonly string[]; version?: number | undefined }

/** The finished synthesis as it is now, or a refusal. */
function current({ world, account }: Place, id: string, version: number | undefined): SynthesisRow {
  const row = ownSynthesis(world, account, id)
  if ((row.kind ?? 'synthesis') !== 'synthesis' || row.status !== 'complete') {
    throw new Refusal(409, 'Only a finished synthesis can be made anew.', { code: 'not_finished' })
  }
  if (version !== undefined && version !== (row.version ?? 1)) {
    throw new Refusal(409, 'This synthesis was changed elsewhere since you opened it.', { code: 'version_conflict' })
  }
  return row
}

/** What stood before, as an analysis of its own among the saved ones. */
function keepBefore({ world }: Place, { clientKey: _key, isExample: _example, ...row }: SynthesisRow): string {
  const until = ` (until ${world.now().slice(0, 10)})`
  const title = `${(row.title ?? row.query ?? '').slice(0, TITLE_MAX - until.length)}${until}`
  return world.syntheses.put({ ...row, id: world.newId('syn'), title, version: 1 }).id
}

/**
 * Makes a synthesis anew from other papers under its id, and keeps what stood before beside it. Rules compute the answer;
 * what a person wrote or changed stays, and studies that they took out stay out. One that a model wrote is written by a
 * model again, as a new run. Throws 409 where it is not whole or was changed meanwhile, 422 for papers that are not there.
 */
export async function renewed(place: Place, id: string, { documentIds, version }: Wish): Promise<SynthesisRow> {
  const { world, hub, account } = place
  const row = current(place, id, version)
  const papers = readablePapers(world, account, documentIds)
  const ids = papers.map((paper) => paper.id)
  if (row.writtenBy?.kind === 'model') {
    keepBefore(place, row)
    return begin(place, { ...row, documentIds: ids, sections: [], version: (row.version ?? 1) + 1 }, papers)
  }
  const before = answerIn(row.body)
  const question = before ? { question: before.question } : { query: row.query ?? '' }
  const pieces = answerPieces({
    ...question,
    papers: papers.map((paper) => ({ ...paper, fullTexts: fullTextsOf(world, account.id, paper.id) })),
  })
  let next = pieces.next()
  for (; !next.done; next = pieces.next()) await aTurn()
  // Somebody may have changed it while it was read.
  const now = current(place, id, row.version ?? 1)
  const out = new Set(before?.rows.filter(({ isOut }) => isOut).map(({ study }) => study))
  const answer = recompute(next.value, out)
  keepBefore(place, now)
  const saved = world.syntheses.put({
    ...now,
    documentIds: ids,
    body: { ...(typeof now.body === 'object' && now.body), answer },
    sections: before ? changedProse(now.sections ?? [], before, answer) : sectionsOf(answer),
    notFound: notFoundOf(answer),
    unused: unusedOf(answer),
    readAt: world.now(),
    version: (now.version ?? 1) + 1,
    updatedAt: world.now(),
  })
  const event = { analysisId: id, seq: saved.seq ?? 0, version: saved.version ?? 1, by: asPerson(account) }
  for (const person of analysisPeople(world, saved)) hub.toUser(person, 'analysis-changed', event)
  return saved
}
