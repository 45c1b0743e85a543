import type { GridColumn, GridEntryOf } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import type { ReadPaper } from '#science/grid/propose.ts'
import {
  answerExtractively,
  columnWords,
  extractionPrompt,
  readExtraction,
  type ServiceCell,
} from '#science/grid/service-answer.ts'

import { asPerson } from '../collaboration/announce.ts'
import { languageModel, ModelFailure, type LanguageModel } from '../language-model/language-model.ts'
import { planForModel, plannedAnew } from '../language-model/plan-for-model.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import type { Hub } from '../live/hub.ts'
import { writeAndTell } from '../live/outbox.ts'
import { notify } from '../notifications/notices.ts'
import { giveBackUse } from '../people/plan-limits.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { analysisPeople } from './access.ts'
import { appendEntries, readEntries } from './entry-log.ts'
import { aTurn } from '../world/turns.ts'

export type GridRun = {
  world: World
  hub: Hub
  account: AccountRow
  analysisId: string
  runId: string
  query: string
  papers: readonly Paper[]
  columns: readonly GridColumn[]
  isPilot: boolean
}

const LOOK_MS = 200
/** Who began a run that takes longer may be elsewhere by its end. */
const LONG_MS = 10_000
const ALL = Number.MAX_SAFE_INTEGER
const runEntries = ({ world, account }: Pick<GridRun, 'world' | 'account'>, row: SynthesisRow, runId: string) =>
  readEntries(world, row, account.id, 0, ALL).entries.flatMap(({ data }) => {
    const entry = readGridEntry(data)
    return entry?.kind === 'run' && entry.runId === runId ? [entry] : []
  })

/** Whether a run of this key was begun before: its request was sent again after a lost answer. */
export const wasBegun = (world: World, account: AccountRow, row: SynthesisRow, runId: string): boolean =>
  runEntries({ world, account }, row, runId).length > 0

/** Begins a run over a grid and returns at once: what is found stands in the log as it comes. */
export function startGridRun(run: GridRun): void {
  const model = languageModel(run.world, run.account.id)
  const started = {
    kind: 'run' as const,
    runId: run.runId,
    status: 'started' as const,
    rowIds: run.papers.map(({ id }) => id),
    columnIds: run.columns.map(({ id }) => id),
    isPilot: run.isPilot,
    from: model?.name ?? 'documents',
  }
  write(run, run.hub, [started])
  const startedAt = Date.parse(run.world.now())
  read(run, model)
    .catch((error: unknown) => {
      console.error('grid run:', error)
      return end(run, {
        status: 'failed',
        error: 'The server made an error while reading. What had been found is kept.',
      })
    })
    .then(() => giveBackUndelivered(run))
    .then(() => (Date.parse(run.world.now()) - startedAt > LONG_MS ? tell(run) : undefined))
    .catch((error: unknown) => console.error('grid run:', error))
}

/** The end of a long run, for who began it; one that was cancelled is known to them. */
function tell(run: GridRun) {
  const { world, account, analysisId, runId } = run
  return writeAndTell(world, run.hub, (hub) => {
    const row = world.syntheses.get(analysisId)
    const last = row && runEntries(run, row, runId).at(-1)
    if (!row || (last?.status !== 'complete' && last?.status !== 'failed')) return
    const isDone = last.status === 'complete'
    notify(world, hub, account.id, {
      type: 'system',
      title: isDone ? 'A run has finished' : 'A run could not finish',
      message: `In “${row.title}”.${isDone ? '' : ' What was found is kept.'}`,
      metadata: { analysisId, analysisKind: row.kind },
    })
  })
}

/** A run that was stopped or failed is no use. */
function giveBackUndelivered(run: GridRun) {
  return run.world.write(() => {
    const row = run.world.syntheses.get(run.analysisId)
    if (!row || runEntries(run, row, run.runId).some(({ status }) => status === 'complete')) return
    giveBackUse(run.world, run.account.id, 'extract', run.runId)
  })
}

/** Writes entries and tells everybody who sees the analysis; false when it was deleted meanwhile. */
function write(run: GridRun, hub: Hub, data: readonly unknown[]): boolean {
  const { world, account, analysisId } = run
  const row = world.syntheses.get(analysisId)
  if (!row) return false
  const entries = data.map((each) => ({ id: world.newId('entry'), data: each }))
  // People may not write into a review's log what a run finds.
  const { seq } = appendEntries(world, row, account, entries, row.kind === 'review')
  const event = { analysisId, seq, version: row.version ?? 1, by: asPerson(account) }
  for (const id of analysisPeople(world, row)) hub.toUser(id, 'analysis-changed', event)
  return true
}

const keep = (run: GridRun, data: readonly unknown[]) =>
  writeAndTell(run.world, run.hub, (hub) => write(run, hub, data))

const end = (run: GridRun, how: Partial<GridEntryOf<'run'>>) =>
  keep(run, [{ kind: 'run', runId: run.runId, cost: how.status === 'complete' ? 1 : 0, ...how }])

function isCancelled(run: GridRun): boolean {
  const row = run.world.syntheses.get(run.analysisId)
  return !row || runEntries(run, row, run.runId).some(({ status }) => status === 'cancelled')
}

function textOf({ world, account }: GridRun, paper: Paper): ReadPaper {
  const [full] = fullTextsOf(world, account.id, paper.id)
  if (full) return { paper, text: full.text, textHash: full.textHash, starts: full.starts }
  const text = documentText(paper)
  return { paper, text, textHash: textHash(text) }
}

async function answerWithModel(
  run: GridRun,
  read: ReadPaper,
  model: LanguageModel,
): Promise<ServiceCell[] | undefined> {
  let answer = ''
  const stop = new AbortController()
  // A model that is silent is stopped too.
  const look = setInterval(() => isCancelled(run) && stop.abort(), LOOK_MS)
  try {
    const { paper } = read
    // Within what the model takes: the whole paper, or the passages that the columns ask for.
    await plannedAnew(async () => {
      const { texts } = await planForModel({
        model,
        query: columnWords(run.columns),
        papers: [{ ...paper, fullTexts: fullTextsOf(run.world, run.account.id, paper.id) }],
        frame: extractionPrompt(paper, '', run.columns, run.query),
        mayBatch: false,
        signal: stop.signal,
      })
      const prompt = extractionPrompt(paper, texts.get(paper.id) ?? '', run.columns, run.query)
      for await (const soFar of model.answer(prompt, stop.signal)) answer = soFar
    })
  } finally {
    clearInterval(look)
  }
  return readExtraction(answer, read, run.columns, fullTextsOf(run.world, run.account.id, read.paper.id))
}

async function read(run: GridRun, model: LanguageModel | undefined) {
  const failed: { rowId: string; reason: string }[] = []
  const versions = new Map(run.columns.map(({ id, version }) => [id, version]))
  for (const paper of run.papers) {
    await aTurn()
    if (isCancelled(run)) return
    try {
      const text = textOf(run, paper)
      const cells = model ? await answerWithModel(run, text, model) : answerExtractively(text, run.columns)
      if (isCancelled(run)) return
      if (!cells) {
        failed.push({ rowId: paper.id, reason: 'The language model’s answer could not be read.' })
        continue
      }
      const found = cells.map((cell) => ({
        kind: 'suggestion' as const,
        rowId: paper.id,
        columnVersion: versions.get(cell.columnId) ?? 1,
        runId: run.runId,
        from: model?.name ?? 'documents',
        ...cell,
      }))
      if (!(await keep(run, found))) return
    } catch (error) {
      if (isCancelled(run)) return
      if (!(error instanceof ModelFailure)) throw error
      // A model that stopped answering will not answer for the next paper either; what arrived stays.
      await end(run, { status: 'failed', error: error.message, ...(failed.length > 0 && { failed }) })
      return
    }
  }
  const isEmpty = failed.length === run.papers.length
  await end(run, {
    status: isEmpty ? 'failed' : 'complete',
    ...(failed.length > 0 && { failed }),
    ...(isEmpty && { error: 'No paper could be read.' }),
  })
}
