import type * as z from 'zod/mini'

import { BODY_MAX } from '#contract/analyses.ts'
import { readReviewBody } from '#contract/review-body.ts'
import { readDraftBody } from '#contract/draft.ts'
import { gridColumnSchema } from '#contract/grid.ts'
import { answerIn } from '#contract/answer.ts'
import { synthesesApi, type Section, type Synthesis } from '#contract/syntheses.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'

import { analysisFor, analysisPaper, analysisPeople, analysisRole, withRoles } from '../analyses/access.ts'
import { removeEntries } from '../analyses/entry-log.ts'
import { standingOf } from '../analyses/review-standing.ts'
import { startGridRun, wasBegun } from '../analyses/grid-run.ts'
import { projectFor } from '../collaboration/access.ts'
import { asPerson } from '../collaboration/announce.ts'
import { paperFor } from '../papers/library.ts'
import { answer } from '../answers/answer.ts'
import { languageModel } from '../language-model/language-model.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import { assertMayUse, takeUse } from '../people/plan-limits.ts'
import type { Hub } from '../live/hub.ts'
import { forbidden, Refusal } from '../world/refusal.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import { shownOfRun, stop } from '../language-model/under-way.ts'
import { beginWriting, newRow, ownSynthesis, sameKey, settled, titleOf } from './begin-writing.ts'
import type { World } from '../world/world.ts'

function assertBodyFits(body: unknown): void {
  if (body !== undefined && JSON.stringify(body).length > BODY_MAX) {
    throw new Refusal(413, 'This analysis is too large to be saved as one. Split it in two.', { code: 'too_large' })
  }
}

/** The project that an analysis is put into: one in which this person may write. */
const projectWanted = (world: World, account: AccountRow, projectId: string | null | undefined) =>
  projectId === null || projectId === undefined ? projectId : projectFor(world, account, projectId, 'write').id

/**
 * The papers of an analysis are read by all of its people from its owner's library: whoever names one that is new in it
 * must be able to read it, else naming it would open it.
 */
function assertReadable(
  world: World,
  account: AccountRow,
  ids: readonly string[] | undefined,
  before: SynthesisRow | undefined,
) {
  // Papers of an opened file have ids of their own and stay with their draft.
  const known = new Set(before?.documentIds)
  const closed = (ids ?? []).filter((id) => !known.has(id) && world.documents.has(id) && !paperFor(world, account, id))
  if (closed.length === 0) return
  throw new Refusal(422, `${closed.length} of the papers are not in your library.`, {
    code: 'unknown_documents',
    fields: { documentIds: 'Choose papers that are in your library.' },
  })
}

const leadsOnly = (body: unknown) => {
  const read = readReviewBody(body)
  if (!read.ok) return undefined
  const { isBlind, assessors, settling } = read.body
  return [isBlind, assessors, settling].join(' ')
}

/** What a piece of work is never changes, and only those who lead a review decide how blind it is and who settles. */
function assertSameNature(
  world: World,
  account: AccountRow,
  row: SynthesisRow,
  asked: { kind?: string | undefined; body?: unknown },
) {
  if (asked.kind !== undefined && row.kind !== undefined && asked.kind !== row.kind) {
    throw new Refusal(422, 'The kind of an analysis cannot be changed.', { code: 'kind' })
  }
  if (row.kind !== 'review' || asked.body === undefined || row.body === undefined) return
  const before = leadsOnly(row.body)
  const after = leadsOnly(asked.body)
  if (before !== undefined && after === undefined)
    throw new Refusal(422, 'This is not the body of a review.', { code: 'review_body' })
  if (before === undefined || before === after) return
  const mayLead = ['owner', 'lead'].includes(analysisRole(world, account.id, row) ?? '')
  if (!mayLead)
    throw forbidden(
      'Only those who lead a review decide how blind it is and who settles disagreements.',
      'analysis_role',
    )
}

/** Whether a quote stands in its document is the server's finding, never the sender's claim. */
export function reverified(
  world: World,
  account: AccountRow,
  sections: Section[],
  before: Pick<SynthesisRow, 'sections' | 'body'>,
): Section[] {
  const textBefore = new Map(before.sections?.flatMap((s) => s.sentences.map((x) => [x.id, x.text] as const)) ?? [])
  // What rules compute of the answer that comes along is theirs, and no sentence of a person.
  const computed = new Map(answerIn(before.body)?.prose.map(({ id, text }) => [id, text]))
  const isKnown = ({ id, text }: Section['sentences'][number]) => textBefore.get(id) === text
  const isComputed = ({ id, text, origin }: Section['sentences'][number]) =>
    origin === 'documents' && computed.get(id) === text
  return sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({
      ...sentence,
      origin: isKnown(sentence) || isComputed(sentence) ? sentence.origin : 'person',
      citations: sentence.citations.map((citation) => {
        const paper = paperFor(world, account, citation.documentId)
        return paper
          ? evidenceFor({ ...paper, fullTexts: fullTextsOf(world, account.id, paper.id) }, citation.quote)
          : { ...citation, start: 0, end: 0, verified: 'none' as const }
      }),
    })),
  }))
}

type GridRequest = Omit<z.output<typeof synthesesApi.generate.body>, 'analysisId'> & { analysisId: string }

/** A run over the grid of an analysis; the same key sent again begins no second one. */
function runOverGrid(world: World, hub: Hub, account: AccountRow, body: GridRequest) {
  const row = analysisFor(world, account, body.analysisId, 'write')
  const runId = body.clientKey ?? world.newId('run')
  if (wasBegun(world, account, row, runId)) return withRoles(world, account, row)
  assertMayUse(world, account, 'extract')
  const papers = [...new Set(body.documentIds)].flatMap((id) => analysisPaper(world, row, id) ?? [])
  const columns = (body.columns ?? []).flatMap((column) => {
    const read = gridColumnSchema.safeParse(column)
    return read.success ? [read.data] : []
  })
  if (papers.length === 0 || columns.length === 0) {
    throw new Refusal(422, 'A run needs at least one paper and one column.', { code: 'nothing_to_run' })
  }
  // In a review rules suggest on the page already; a run there asks a model, or nobody.
  if (row.kind === 'review' && !languageModel(world, account.id)) {
    throw new Refusal(422, 'No language model is chosen that could suggest anything.', { code: 'no_model' })
  }
  const isPilot = body.params?.isPilot ?? false
  takeUse(world, account, 'extract', runId)
  startGridRun({ world, hub, account, analysisId: row.id, runId, query: body.query, papers, columns, isPilot })
  return withRoles(world, account, world.syntheses.get(row.id) ?? row)
}

/** What a list tells of one: the list names, the text comes with the one that is opened. */
export function listed<R extends Partial<Synthesis>>(row: R) {
  const { sections: _sections, notFound: _notFound, unused: _unused, content: _content, body, ...rest } = row
  const words = row.kind === 'draft' ? readDraftBody(body)?.words : undefined
  return words === undefined ? rest : { ...rest, words }
}

export const synthesesHandlers = [
  answer(synthesesApi.list, ({ world, me }) => {
    const account = me()
    const rows = world.syntheses
      .filter((row) => analysisRole(world, account.id, row) !== undefined)
      .map((row) => {
        const standing = standingOf(world, row)
        return { ...withRoles(world, account, settled(world, row)), ...(standing && { standing }) }
      })
    rows.sort((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
    return rows.map(listed)
  }),

  answer(synthesesApi.get, ({ world, me, params }) => {
    const account = me()
    const row = settled(world, analysisFor(world, account, params.id, 'read'))
    return { ...withRoles(world, account, row), ...shownOfRun(world, row) }
  }),

  answer(synthesesApi.create, ({ world, me, body }) => {
    const account = me()
    const made = sameKey(world, account, body.clientKey)
    if (made) return made
    const title = body.title ?? titleOf(body.query ?? '')
    if (title === '') throw new Refusal(422, 'A title is needed.', { fields: { title: 'A title is needed.' } })
    assertBodyFits(body.body)
    assertReadable(world, account, body.documentIds, undefined)
    const { version: _version, sections, projectId, isArchived: _isArchived, ...rest } = body
    const project = projectWanted(world, account, projectId)
    const row = newRow(world, account, { status: 'complete', ...rest, title, ...(project && { projectId: project }) })
    world.syntheses.put({ ...row, ...(sections && { sections: reverified(world, account, sections, row) }) })
    return withRoles(world, account, row)
  }),

  answer(synthesesApi.update, ({ world, hub, me, params, body }) => {
    const account = me()
    const isMove = body.projectId !== undefined || body.isArchived !== undefined
    const row = settled(world, analysisFor(world, account, params.id, isMove ? 'own' : 'write'))
    assertBodyFits(body.body)
    assertReadable(world, account, body.documentIds, row)
    assertSameNature(world, account, row, body)
    const project = projectWanted(world, account, body.projectId)
    if (row.status === 'generating')
      throw new Refusal(409, 'This synthesis is still being written.', { code: 'generating' })
    const version = row.version ?? 1
    if (body.version !== undefined && body.version !== version) {
      throw new Refusal(409, 'This synthesis was changed elsewhere since you opened it.', { code: 'version_conflict' })
    }
    const { version: _version, clientKey: _key, sections, projectId: _project, isArchived, ...rest } = body
    const { projectId: projectBefore, archivedAt, ...before } = row
    const inProject = project === undefined ? projectBefore : (project ?? undefined)
    const archived = isArchived === undefined ? archivedAt : isArchived ? world.now() : undefined
    const saved: SynthesisRow = {
      ...before,
      ...rest,
      ...(sections && { sections: reverified(world, account, sections, { ...row, ...rest }) }),
      ...(inProject !== undefined && { projectId: inProject }),
      ...(archived && { archivedAt: archived }),
      version: version + 1,
      updatedAt: world.now(),
    }
    world.syntheses.put(saved)
    const event = { analysisId: row.id, seq: row.seq ?? 0, version: version + 1, by: asPerson(account) }
    for (const id of analysisPeople(world, saved)) hub.toUser(id, 'analysis-changed', event)
    return withRoles(world, account, saved)
  }),

  answer(synthesesApi.remove, ({ world, me, params }) => {
    const row = ownSynthesis(world, me(), params.id)
    void stop(world, row.id)
    world.syntheses.remove(row.id)
    removeEntries(world, row.id)
    return { message: 'success' }
  }),

  answer(synthesesApi.generate, ({ world, hub, me, body }) => {
    const account = me()
    if (body.analysisId !== undefined) return runOverGrid(world, hub, account, { ...body, analysisId: body.analysisId })
    const made = sameKey(world, account, body.clientKey)
    if (made) return made
    assertMayUse(world, account, 'synthesis')
    return beginWriting({ world, hub, account }, body)
  }),
]
