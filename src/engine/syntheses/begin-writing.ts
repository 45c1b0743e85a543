import type * as z from 'zod/mini'

import type { Paper } from '#contract/papers.ts'
import type { synthesesApi } from '#contract/syntheses.ts'

import { analysisFor } from '../analyses/access.ts'
import { languageModel } from '../language-model/language-model.ts'
import { isUnderWay } from '../language-model/under-way.ts'
import type { Hub } from '../live/hub.ts'
import { paperFor } from '../papers/library.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import { assertMayUse, giveBackUse, takeUse } from '../people/plan-limits.ts'
import { Refusal } from '../world/refusal.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { startRun } from './synthesis-run.ts'

const TITLE_MAX = 120

/** What one is called until somebody names it: its question on one line. */
export const titleOf = (query: string) => {
  const line = query.trim().replace(/\s+/g, ' ')
  return line.length <= TITLE_MAX ? line : `${line.slice(0, TITLE_MAX - 1)}…`
}

/** A run that was cut off, by a stop of the server or a page that was closed, says so: it would otherwise look busy for ever. */
export function settled(world: World, row: SynthesisRow): SynthesisRow {
  if (row.status !== 'generating' || isUnderWay(world, row.id)) return row
  giveBackUse(world, row.ownerId, 'synthesis', row.id)
  const error = 'The writing was cut off before its end. What had been written is kept.'
  return world.syntheses.update(row.id, { status: 'failed', error, isCutOff: true }) ?? row
}

/** A synthesis for its owner, with an end where its run was cut off. */
export function ownSynthesis(world: World, account: AccountRow, id: string): SynthesisRow {
  return settled(world, analysisFor(world, account, id, 'own'))
}

export const newRow = (world: World, account: AccountRow, patch: Partial<SynthesisRow>): SynthesisRow => ({
  id: world.newId('syn'),
  ownerId: account.id,
  kind: 'synthesis',
  version: 1,
  createdAt: world.now(),
  updatedAt: world.now(),
  ...patch,
})

export const sameKey = (world: World, account: AccountRow, clientKey: string | undefined) =>
  clientKey ? world.syntheses.of(account.id).find((row) => row.clientKey === clientKey) : undefined

type Wish = Pick<z.output<typeof synthesesApi.generate.body>, 'documentIds' | 'query' | 'kind' | 'clientKey' | 'params'>

/** Papers by their ids, each once. Throws a 422 where this person does not have one of them. */
export function readablePapers(world: World, account: AccountRow, documentIds: readonly string[]): Paper[] {
  const ids = [...new Set(documentIds)]
  const papers = ids.flatMap((id) => paperFor(world, account, id) ?? [])
  if (papers.length === ids.length) return papers
  throw new Refusal(422, `${ids.length - papers.length} of the chosen papers are no longer in your library.`, {
    code: 'unknown_documents',
    fields: { documentIds: 'Choose papers that are in your library.' },
  })
}

/** Puts a synthesis and starts its writing. Throws a 422 for papers that this person does not have. */
export function beginWriting(
  { world, hub, account }: Place,
  { documentIds, query, kind, clientKey, params }: Wish,
  more: Partial<SynthesisRow> = {},
): SynthesisRow {
  const papers = readablePapers(world, account, documentIds)
  const isByModel = params?.byRules !== true
  const row = newRow(world, account, {
    kind: kind ?? 'synthesis',
    title: titleOf(query),
    query,
    documentIds: papers.map(({ id }) => id),
    sections: [],
    writtenBy: { kind: isByModel ? 'model' : 'documents' },
    ...(clientKey && { clientKey }),
    ...more,
  })
  return begin({ world, hub, account }, row, papers)
}

export type Place = { world: World; hub: Hub; account: AccountRow }

/** Puts a synthesis that is to be written and starts the writing, by the model that is chosen now if a model is to write. */
export function begin({ world, hub, account }: Place, row: SynthesisRow, papers: readonly Paper[]): SynthesisRow {
  assertMayUse(world, account, 'synthesis')
  const model = row.writtenBy?.kind === 'model' ? languageModel(world, account.id) : undefined
  const writtenBy = model ? { kind: 'model', model: model.name } : { kind: 'documents' }
  const put = world.syntheses.put({ ...row, status: 'generating', writtenBy, updatedAt: world.now() })
  takeUse(world, account, 'synthesis', put.id)
  const readable = papers.map((paper) => ({ ...paper, fullTexts: fullTextsOf(world, account.id, paper.id) }))
  startRun({ world, hub, row: put, papers: readable })
  return put
}

/**
 * Begins the writing of one that broke off again, under its id: by the model that is chosen now where one wrote it, else by
 * rules. Papers that are gone since are left out. Throws a 409 for one that is whole or under way.
 */
export function resumeWriting(place: Place, id: string): SynthesisRow {
  const { world, account } = place
  const { error: _error, isCutOff: _cutOff, ...row } = ownSynthesis(world, account, id)
  if (row.status !== 'failed' && row.status !== 'stopped') {
    throw new Refusal(409, 'This synthesis is not one that broke off.', { code: 'not_broken_off' })
  }
  const papers = (row.documentIds ?? []).flatMap((documentId) => paperFor(world, account, documentId) ?? [])
  if (papers.length === 0) {
    throw new Refusal(422, 'None of its papers is in your library any more.', { code: 'unknown_documents' })
  }
  return begin(place, { ...row, sections: [] }, papers)
}
