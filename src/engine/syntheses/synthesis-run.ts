import type { Answer } from '#contract/answer.ts'
import type { Section } from '#contract/syntheses.ts'
import { answerPieces } from '#science/answers/answer.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { notFoundOf, sectionsOf, unusedOf } from '#science/answers/sections.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { isAllStruck } from '#science/synthesis/struck.ts'

import {
  languageModel,
  ModelFailure,
  type LanguageModel,
  type ModelProgress,
} from '../language-model/language-model.ts'
import { assertOurs, begin, end, isUnderWay, setPiece, setProgress } from '../language-model/under-way.ts'
import type { Hub } from '../live/hub.ts'
import { libraryOf } from '../papers/library.ts'
import { giveBackUse } from '../people/plan-limits.ts'
import { questionRead } from '../search/question-read.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { plannedAnew } from '../language-model/plan-for-model.ts'
import { messagesForModel } from '../language-model/read-for-model.ts'
import { writtenWith } from '../language-model/written-with.ts'
import { streamedText, writtenByModel } from '../language-model/written-sections.ts'
import { aTurn } from '../world/turns.ts'

type Run = { world: World; hub: Hub; row: SynthesisRow; papers: readonly ReadablePaper[] }

/** Starts a run and returns at once; sections reach the owner over the socket and stand in the row as they come. */
export function startRun(run: Run) {
  const { world, row } = run
  if (isUnderWay(world, row.id)) return
  const signal = begin(world, row.id, { ownerId: row.ownerId })
  const model = row.writtenBy?.kind === 'model' ? languageModel(world, row.ownerId) : undefined
  const work = model ? writeWithModel(run, model, signal) : writeExtractively(run, signal)
  work
    .catch((error: unknown) => fail(run, error, signal.aborted))
    .then(() => giveBackUndelivered(run))
    .catch((error: unknown) => console.error('synthesis run:', error))
    .finally(() => end(world, row.id))
}

/** A text that failed, was stopped or deleted before its end, or of which nothing stood, is no use. */
function giveBackUndelivered({ world, row }: Run) {
  return world.write(() => {
    const now = world.syntheses.get(row.id)
    if (now?.status === 'complete' && !isAllStruck(now.sections ?? [])) return
    giveBackUse(world, row.ownerId, 'synthesis', row.id)
  })
}

function keep({ world, row }: Run, patch: Partial<SynthesisRow>) {
  return world.write(() => {
    assertOurs(world, row.id)
    // Deleted meanwhile: a late section brings nothing back.
    world.syntheses.update(row.id, { ...patch, updatedAt: world.now() })
  })
}

function publish({ world, hub, row }: Run, section: Section, index: number) {
  const piece = { sectionIndex: index, content: streamedText(section) }
  setPiece(world, row.id, piece)
  hub.toUser(row.ownerId, 'content_stream', { type: 'content_stream', documentId: row.id, ...piece })
}

/** Papers after which what was read so far is shown, where there are many: about half a second of reading. */
const SHOW_EVERY = 20

async function mendedQuery(world: World, account: AccountRow, typed: string): Promise<string> {
  const library = libraryOf(world)
  const index = await library.indexFor(account.id)
  const mayRead = (id: string) => library.mayRead(account.id, id)
  return understoodAs(typed, questionRead(world, account, index, typed, mayRead).reading).text
}

/** Computes the answer, paper by paper, so that the server answers others meanwhile; shows the studies as they are read. */
async function computed(run: Run, signal: AbortSignal): Promise<Answer> {
  const account = run.world.accounts.get(run.row.ownerId)
  const typed = run.row.query ?? ''
  // As search reads it: a word that no dictionary and no paper has is mended.
  const query = account ? await mendedQuery(run.world, account, typed) : typed
  const pieces = answerPieces({ query, papers: run.papers })
  let read = 0
  for (;;) {
    await aTurn()
    if (signal.aborted) throw new ModelFailure('The run was stopped.')
    const { done, value } = pieces.next()
    if (done) return value
    read += 1
    if (read % SHOW_EVERY !== 0) continue
    const lines = value.flatMap(({ label, evidence }) => (evidence ? [`${label}: “${evidence.quote}”`] : []))
    const text = [`${read} of ${run.papers.length} papers read.`, ...lines].join(' ')
    publish(run, readingSection(text), 0)
  }
}

/** How far the reading is: shown while it lasts, and kept nowhere. */
function readingSection(text: string): Section {
  const sentence = { id: 'reading', text, states: 'frame' as const, origin: 'documents' as const, citations: [] }
  return { id: 'reading', heading: 'Reading', sentences: [sentence] }
}

async function writeExtractively(run: Run, signal: AbortSignal) {
  const answer = await computed(run, signal)
  const sections = sectionsOf(answer)
  for (const [index, section] of sections.entries()) publish(run, section, index)
  await keep(run, {
    sections,
    body: { answer },
    notFound: notFoundOf(answer),
    unused: unusedOf(answer),
    status: 'complete',
  })
}

async function writeWithModel(run: Run, model: LanguageModel, signal: AbortSignal) {
  const { world, row } = run
  const papers = [...run.papers]
  const stop = new AbortController()
  const startedAt = Date.now()
  let progress: ModelProgress | undefined
  let done = 0
  let kept: Promise<unknown> = Promise.resolve()
  let latest: readonly Section[] = []
  /** Sends what is new since the last time; a section is done, and kept, when the next one has begun. */
  const show = (sections: readonly Section[]) => {
    latest = sections
    const last = Math.max(sections.length - 1, 0)
    for (const [index, section] of sections.entries()) if (index >= done) publish(run, section, index)
    if (last === done) return
    done = last
    kept = kept.then(() => keep(run, { sections: sections.slice(0, last) }))
    kept.catch(() => stop.abort())
  }
  const answer = await computed(run, signal)
  const onProgress = (told: ModelProgress) => {
    progress = told
    setProgress(world, row.id, told)
  }
  const both = AbortSignal.any([signal, stop.signal])
  const onBatch = (done: number, of: number) => publish(run, readingSection(`${done} of ${of} parts read.`), 0)
  const write = async () => {
    const messages = await messagesForModel({
      model,
      query: row.query ?? '',
      papers,
      computed: answer.prose,
      signal: both,
      onBatch,
    })
    return writtenByModel({ model, messages, papers, signal: both, onSections: show, onProgress })
  }
  // An answer that broke off is kept to its last word, and is no complete one.
  const { sections } = await plannedAnew(write)
    .finally(() => kept)
    .catch(async (error: unknown) => {
      await keep(run, { sections: [...latest] })
      throw error
    })
  if (sections.length === 0)
    throw new ModelFailure('The language model’s answer held no text. Try again, or choose another model.')
  const used = new Set(sections.flatMap((s) => s.sentences.flatMap((x) => x.citations.map((c) => c.documentId))))
  const unused = papers
    .filter((paper) => !used.has(paper.id))
    .map((paper) => ({ documentId: paper.id, reason: 'The model cited no passage of it.' }))
  const writtenBy = writtenWith(model, progress, startedAt)
  await keep(run, { sections, body: { answer }, notFound: notFoundOf(answer), unused, writtenBy, status: 'complete' })
}

async function fail(run: Run, error: unknown, isStopped: boolean) {
  if (isStopped) return keep(run, { status: 'stopped' })
  if (!(error instanceof ModelFailure)) console.error('synthesis run:', error)
  const message = error instanceof ModelFailure ? error.message : 'The server made an error while writing.'
  return keep(run, { status: 'failed', error: message })
}
