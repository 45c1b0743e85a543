import type { Answer } from '#contract/answer.ts'
import type { Section } from '#contract/syntheses.ts'
import { answerPieces } from '#science/answers/answer.ts'
import { notFoundOf, sectionsOf, unusedOf } from '#science/answers/sections.ts'
import { modelPrompt } from '#science/synthesis/check-model-answer.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { languageModel, ModelFailure, type LanguageModel } from '../language-model/language-model.ts'
import type { Hub } from '../live/hub.ts'
import { giveBackUse } from '../people/plan-limits.ts'
import type { SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { streamedText, writtenByModel } from '../language-model/written-sections.ts'

type Run = { world: World; hub: Hub; row: SynthesisRow; papers: readonly ReadablePaper[] }

type Piece = { sectionIndex: number; content: string }

/**
 * Runs under way in this process with the piece they last sent: a row that says `generating` and is not here was cut off
 * by a stop of the server.
 */
const underWay = new Map<string, Piece | undefined>()
const keyOf = (world: World, id: string) => `${world.id} ${id}`
export const isUnderWay = (world: World, id: string) => underWay.has(keyOf(world, id))
export const pieceUnderWay = (world: World, id: string) => underWay.get(keyOf(world, id))

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Starts a run and returns at once; sections reach the owner over the socket and stand in the row as they come. */
export function startRun(run: Run) {
  const key = keyOf(run.world, run.row.id)
  if (underWay.has(key)) return
  underWay.set(key, undefined)
  const model = languageModel(run.world, run.row.ownerId)
  const work = model ? writeWithModel(run, model) : writeExtractively(run)
  work
    .catch((error: unknown) => fail(run, error))
    .then(() => giveBackUndelivered(run))
    .catch((error: unknown) => console.error('synthesis run:', error))
    .finally(() => underWay.delete(key))
}

/** A text that failed is no use. */
function giveBackUndelivered({ world, row }: Run) {
  if (world.syntheses.get(row.id)?.status !== 'failed') return undefined
  giveBackUse(world, row.ownerId, 'synthesis', row.id)
  return world.commit()
}

function keep({ world, row }: Run, patch: Partial<SynthesisRow>) {
  // Deleted meanwhile: a late section brings nothing back.
  world.syntheses.update(row.id, { ...patch, updatedAt: world.now() })
  return world.commit()
}

function publish({ world, hub, row }: Run, section: Section, index: number) {
  const piece = { sectionIndex: index, content: streamedText(section) }
  underWay.set(keyOf(world, row.id), piece)
  hub.toUser(row.ownerId, 'content_stream', { type: 'content_stream', documentId: row.id, ...piece })
}

/** Papers after which what was read so far is shown, where there are many: about half a second of reading. */
const SHOW_EVERY = 20

/** Computes the answer, paper by paper, so that the server answers others meanwhile; shows the studies as they are read. */
async function computed(run: Run): Promise<Answer> {
  const pieces = answerPieces({ query: run.row.query ?? '', papers: run.papers })
  let read = 0
  for (;;) {
    await aTurn()
    const { done, value } = pieces.next()
    if (done) return value
    read += 1
    if (read % SHOW_EVERY !== 0) continue
    const lines = value.flatMap(({ label, evidence }) => (evidence ? [`${label}: “${evidence.quote}”`] : []))
    const text = [`${read} of ${run.papers.length} papers read.`, ...lines].join(' ')
    const sentence = { id: 'reading', text, states: 'frame' as const, origin: 'documents' as const, citations: [] }
    publish(run, { id: 'reading', heading: 'Reading', sentences: [sentence] }, 0)
  }
}

async function writeExtractively(run: Run) {
  const answer = await computed(run)
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

async function writeWithModel(run: Run, model: LanguageModel) {
  const papers = [...run.papers]
  const stop = new AbortController()
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
  const answer = await computed(run)
  const messages = modelPrompt({ query: run.row.query ?? '', papers, computed: answer.prose })
  const writing = writtenByModel({ model, messages, papers, signal: stop.signal, onSections: show })
  // An answer that broke off is kept to its last word, and is no complete one.
  const { sections } = await writing
    .finally(() => kept)
    .catch(async (error: unknown) => {
      await keep(run, { sections: [...latest] })
      throw error
    })
  if (sections.length === 0) throw new ModelFailure('The language model’s answer held no text.')
  const used = new Set(sections.flatMap((s) => s.sentences.flatMap((x) => x.citations.map((c) => c.documentId))))
  const unused = papers
    .filter((paper) => !used.has(paper.id))
    .map((paper) => ({ documentId: paper.id, reason: 'The model cited no passage of it.' }))
  await keep(run, { sections, body: { answer }, notFound: notFoundOf(answer), unused, status: 'complete' })
}

async function fail(run: Run, error: unknown) {
  if (!(error instanceof ModelFailure)) console.error('synthesis run:', error)
  const message = error instanceof ModelFailure ? error.message : 'The server made an error while writing.'
  await keep(run, { status: 'failed', error: message })
}
