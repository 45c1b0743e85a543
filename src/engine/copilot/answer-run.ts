import type { Answer, AnswerTable, Step } from '#contract/copilot.ts'
import type { Section } from '#contract/syntheses.ts'
import type { AnswerQuestion } from '#contract/answer.ts'
import { absenceIn, unreadIn, type Absence } from '#science/copilot/absence.ts'
import { answerQuestion, notInPapers, type AnswerDraft } from '#science/copilot/answer-question.ts'
import { copilotPrompt } from '#science/copilot/copilot-prompt.ts'
import { namedStudies } from '#science/answers/named-study.ts'
import { isMostOf, NEAREST, withLacks, withNearest } from '#science/copilot/nearest-passages.ts'
import { takesForGranted, uncheckedPremise } from '#science/copilot/premise.ts'
import { planQuestion, type QuestionPlan } from '#science/copilot/plan-question.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { aboutItsSubject } from '#science/copilot/results-answer.ts'
import { settledAnswer, type SettledAnswer } from '#science/copilot/settled-answer.ts'
import type { TableDraft } from '#science/copilot/table-answer.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { isAllStruck } from '#science/synthesis/struck.ts'
import type { SectionDraft } from '#science/synthesis/section-draft.ts'
import { notFoundFor } from '#science/synthesis/missing.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { readPapers, type ReadablePaper } from '#science/synthesis/read-papers.ts'

import {
  languageModel,
  ModelFailure,
  type LanguageModel,
  type ModelProgress,
} from '../language-model/language-model.ts'
import { planForModel, plannedAnew } from '../language-model/plan-for-model.ts'
import { libraryOf, paperFor } from '../papers/library.ts'
import { notify } from '../notifications/notices.ts'
import { fullTextsOf } from '../papers/paper-files.ts'
import type { Hub } from '../live/hub.ts'
import { writeAndTell } from '../live/outbox.ts'
import { giveBackUse, takeUse } from '../people/plan-limits.ts'
import type { AccountRow, CopilotAnswerRow, CopilotQuestionRow, CopilotSessionRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { checkedSection, streamedText, writtenByModel } from '../language-model/written-sections.ts'
import { questionRead } from '../search/question-read.ts'
import { productHelp } from './product-help.ts'
import { resolveScope } from './scope.ts'
import { turnsBefore } from './sessions.ts'
import { readWords, lookWords, planWords } from './step-words.ts'
import { assertOurs, begin, end, setPiece, setProgress } from '../language-model/under-way.ts'
import { writtenWith } from '../language-model/written-with.ts'
import { aTurn } from '../world/turns.ts'

export type AnswerRun = {
  world: World
  hub: Hub
  account: AccountRow
  session: CopilotSessionRow
  question: CopilotQuestionRow
  answer: CopilotAnswerRow
  /** Goes on behind what the answer has. */
  isResumed?: boolean
}

/** A scope of so many papers is read whole; of a larger one the best are. */
const ALL_READ = 40
const BEST_READ = 24
const TABLE_READ = 200
const OF_EACH_WORD = 2
const MOST_ON_ALL = 60
/** Who waited longer than this may have left: the end is told by a notification. */
const LONG_MS = 10_000

const scopeWords = (label: string, papers: number) =>
  `${papers.toLocaleString('en-US')} ${papers === 1 ? 'paper was' : 'papers were'} looked through (${label}): title, abstract, keywords and text, in any form of the words and under the other names that are known.`

/** Writes an answer and returns at once; paragraphs reach the owner over the socket and stand in the row as they come. */
export function startAnswer(run: AnswerRun): void {
  const { world, answer, account } = run
  takeUse(world, account, 'synthesis', answer.id)
  const signal = begin(world, answer.id, { ownerId: account.id, sessionId: answer.sessionId })
  const startedAt = Date.now()
  work(run, signal)
    .catch((error: unknown) => fail(run, error, signal.aborted))
    .then(() => giveBackUndelivered(run))
    .then(() => (Date.now() - startedAt > LONG_MS && !signal.aborted ? tell(run) : undefined))
    .catch((error: unknown) => console.error('copilot answer:', error))
    .finally(() => end(world, answer.id))
}

/** Nothing found, nothing that stood, stopped and broken off are no use. */
function giveBackUndelivered({ world, account, answer }: AnswerRun) {
  return world.write(() => {
    const row = world.copilotMessages.get(answer.id)
    const isDelivered =
      row?.role !== 'answer' || (row.status === 'complete' && !row.isEmpty && !isAllStruck(row.sections))
    if (!isDelivered) giveBackUse(world, account.id, 'synthesis', answer.id)
  })
}

function keep({ world, answer }: AnswerRun, patch: Partial<CopilotAnswerRow>) {
  return world.write(() => {
    assertOurs(world, answer.id)
    // Deleted meanwhile: a late paragraph brings nothing back.
    world.copilotMessages.update(answer.id, patch)
  })
}

function publish({ world, hub, account, answer }: AnswerRun, section: Section, index: number) {
  const piece = { sectionIndex: index, content: streamedText(section) }
  setPiece(world, answer.id, piece)
  hub.toUser(account.id, 'content_stream', { type: 'content_stream', documentId: answer.id, ...piece })
}

type Looked = {
  papers: ReadablePaper[]
  steps: Step[]
  plan: QuestionPlan
  scope: NonNullable<Answer['scope']>
  question: AnswerQuestion
  /** What the question names and the papers of the scope lack. */
  absence: Absence | undefined
  /** How the question was understood where that is not as it was typed. */
  note: SectionDraft[]
  /** Papers that speak of everything that the question names. */
  onAll: ReadonlySet<string>
}

/** A question that is read as a comparison has two sides, whatever its form. */
function asCompared(plan: QuestionPlan, { kind, concepts }: AnswerQuestion): QuestionPlan {
  const sideOf = (role: 'exposure' | 'comparator') => concepts.find((concept) => concept.role === role)?.text
  const [a, b] = [sideOf('exposure'), sideOf('comparator')]
  const outcome = concepts.find((concept) => concept.role === 'outcome')
  return kind === 'comparison' && a !== undefined && b !== undefined
    ? { ...plan, kind: 'compare', sides: [a, b], ...(outcome && { outcome }) }
    : plan
}

/** Plans and looks: which words, and which papers of the scope are worth reading. */
async function look(run: AnswerRun): Promise<Looked> {
  const { world, account, session, question: asked } = run
  const { label, ids } = resolveScope(world, account, session.scope)
  const scope = { kind: session.scope.kind, label, papers: ids.length }
  await keep(run, { steps: [{ kind: 'look', status: 'running', text: 'Looking for papers …' }], scope })
  const wanted = new Set(ids)
  const index = await libraryOf(world).indexFor(account.id, ids)
  const accept = (id: string) => wanted.has(id)
  const read = questionRead(world, account, index, asked.text, accept)
  const { text, note } = understoodAs(asked.text, read.reading)
  const question = readQuestion(text)
  const plan = asCompared(
    planQuestion(
      text,
      turnsBefore(world, asked).map((turn) => turn.question),
    ),
    question,
  )
  const steps: Step[] = [planWords(plan)]
  const matches = index.search(plan.words.join(' '), { accept }).map(({ id }) => id)
  const isTable = plan.kind === 'table'
  // A word of the question that few papers have must not be missed because other words stand in many.
  const own = plan.words.filter((word) => !plan.carried.includes(word))
  const rare = own.flatMap((word) => index.search(word, { accept, limit: OF_EACH_WORD }).map(({ id }) => id))
  const most = isTable ? TABLE_READ : BEST_READ
  const others = ids.length <= (isTable ? TABLE_READ : ALL_READ) ? ids.filter((id) => !matches.includes(id)) : []
  // Without a word to look for a table is made of what there is.
  const rest = isTable && plan.words.length === 0 ? ids.slice(0, most) : others
  // Papers that speak of everything that the question names are read before those that share many words with it.
  const [first, ...further] = read.looked.filter((thing) => thing.ids.length > 0)
  const onAll = (first?.ids ?? []).filter((id) => further.every((thing) => thing.ids.includes(id)))
  const isLacking = read.looked.some(({ ids: found }) => found.length === 0)
  const chosen = [
    ...new Set([
      // Where a word of it is nowhere, what has most of the rest by any name is read first.
      ...(isLacking ? read.nearest : []),
      ...onAll.slice(0, MOST_ON_ALL),
      ...matches.slice(0, most),
      ...read.nearest,
      ...rare,
      ...read.inTexts,
      ...rest,
    ]),
  ]
  const papers = chosen.flatMap((id): ReadablePaper[] => {
    const paper = paperFor(world, account, id)
    return paper ? [{ ...paper, fullTexts: fullTextsOf(world, account.id, id) }] : []
  })
  const named = namedStudies(question, papers).filter(({ reports }) => reports.length > 0)
  const isNamed = (thing: string) => named.some(({ name }) => name.includes(thing) || thing.includes(name))
  // What was read by its English name is looked for by it.
  const isTyped = (thing: string) => read.reading.language === undefined || text.includes(thing)
  const looked = read.looked.filter((thing) => !isNamed(thing.text) && isTyped(thing.text))
  const isMatched = read.looked.some((thing) => thing.ids.length > 0)
  // Words of another language that no paper has say nothing of what the papers speak of.
  const absence =
    read.reading.language === undefined || !isMatched
      ? absenceIn(question, looked, scopeWords(label, ids.length), papers)
      : unreadIn(question, looked)
  steps.push(lookWords({ plan, scope, matches: matches.length, papers }))
  return { papers, steps, plan, scope, question, absence, note, onAll: new Set(onAll) }
}

async function work(run: AnswerRun, signal: AbortSignal) {
  const looked = await look(run)
  const { papers, plan } = looked
  await keep(run, { steps: [...looked.steps, { kind: 'read', status: 'running', text: 'Reading …' }] })
  await aTurn()
  const { question, absence, note } = looked
  const model = run.answer.isByRules ? undefined : languageModel(run.world, run.account.id)
  const help = question.kind === 'product' ? productHelp(question.text) : undefined
  // What leans on the question before is not settled by its own words.
  const isOwn = question.kind === 'product' || plan.carried.length === 0
  // "How many studies did Root and colleagues pool" asks a paper, and counts none.
  const isOfStudy = namedStudies(question, papers).some(({ reports }) => reports.length > 0)
  const isCounted = plan.kind === 'table' && plan.table !== 'sizes' && !(isOfStudy && question.kind === 'number')
  const isWritten = model !== undefined
  const settled =
    isCounted || !isOwn ? undefined : settledAnswer({ question, papers, absence, help, isWritten, onAll: looked.onAll })
  if (settled) return bySettled(run, looked, settled, signal)
  // A table is counted, not written: rules do it for both.
  if (model && plan.kind !== 'table' && papers.length > 0) return byModel(run, looked, model, signal)
  // Papers that speak of everything that is named answer before those that share some of its words.
  const onIt = plan.carried.length === 0 && plan.kind !== 'table' ? papers.filter(({ id }) => looked.onAll.has(id)) : []
  // Where what is named is missing or stands apart, sentences that share some words with the question answer another one.
  const isApart = absence !== undefined && plan.kind === 'passages' && plan.carried.length === 0 && onIt.length === 0
  const answered: AnswerDraft = isApart
    ? { sections: [], notFound: [], read: 0, passages: 0, isEmpty: true }
    : answerQuestion(
        plan,
        aboutItsSubject(question, onIt.length > 0 ? onIt : papers),
        ({ text, paper }) =>
          plan.kind !== 'passages' ||
          plan.carried.length > 0 ||
          isMostOf(question, paper.paper.title, 0) ||
          isMostOf(question, `${paper.paper.title}. ${text}`),
      )
  const draft = plan.carried.length > 0 ? answered : withNearest(answered, question, papers)
  const quoting = honest(looked, draft, false)
  const sections = [...note, ...(absence ? [absence.section] : []), ...quoting.sections]
  const said = absence ? new Set(absence.terms) : undefined
  const notFound = note.length > 0 ? [] : draft.notFound.filter(({ term }) => !said?.has(term))
  await byRules(run, looked, { ...draft, sections, notFound }, signal)
}

/** An answer with what it does not say, and with a premise that was not checked, in front. */
function honest<D extends { sections: SectionDraft[]; isEmpty: boolean }>(looked: Looked, draft: D, isAnswer: boolean) {
  const { question, papers, absence, plan } = looked
  const isQuoting = draft.sections.some(({ sentences }) => sentences.some(({ states }) => states === 'finding'))
  if (!isQuoting || question.kind === 'product' || plan.carried.length > 0) return draft
  const isNearest = draft.sections.some(({ sentences }) => sentences.some(({ text }) => text.startsWith(NEAREST)))
  const lacking = isNearest
    ? draft
    : withLacks(draft, question, papers, { isAnswer, said: new Set(absence?.terms ?? []) })
  const isUnchecked = !isAnswer && takesForGranted(question)
  if (!isUnchecked) return lacking
  const at = lacking.sections.findIndex(({ sentences }) => sentences.some(({ states }) => states === 'finding'))
  return { ...lacking, sections: lacking.sections.toSpliced(at, 0, uncheckedPremise) }
}

/** A kind of question that rules settle: what is not here, a number, a list, the product. */
function bySettled(run: AnswerRun, looked: Looked, settled: SettledAnswer, signal: AbortSignal) {
  const sentences = settled.sections.flatMap((section) => section.sentences)
  const passages = sentences.filter(({ states }) => states === 'finding').length + (settled.table?.rows.length ?? 0)
  const read = readPapers(looked.papers).reduce((sum, paper) => sum + paper.sentences.length, 0)
  const isAnswer = settled.isCounted === true
  const all = [...looked.note, ...honest(looked, settled, isAnswer).sections]
  return byRules(run, looked, { ...settled, sections: all, notFound: [], read, passages }, signal)
}

async function byRules(run: AnswerRun, looked: Looked, draft: AnswerDraft, signal: AbortSignal) {
  const { papers } = looked
  const steps = [...looked.steps, readWords(papers, draft)]
  await keep(run, { steps })
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const before = run.isResumed ? run.answer.sections : []
  const sections = [...before]
  for (const section of draft.sections.slice(before.length)) {
    await aTurn()
    if (signal.aborted) throw new ModelFailure('The run was stopped.')
    const checked = checkedSection(section, sections.length, byId)
    sections.push(checked)
    await keep(run, { sections: [...sections] })
    publish(run, checked, sections.length - 1)
  }
  if (signal.aborted) throw new ModelFailure('The run was stopped.')
  const table = draft.table && checkedTable(draft.table, byId)
  await finish(run, {
    steps: [...steps, { kind: 'answer', status: 'done', text: 'Put together by rules, not by a language model.' }],
    sections,
    ...(table && { table }),
    notFound: draft.notFound,
    isEmpty: draft.isEmpty,
    // A model that is there did not write this.
    writtenBy: { kind: 'documents' },
  })
}

async function byModel(run: AnswerRun, { papers, steps, plan }: Looked, model: LanguageModel, signal: AbortSignal) {
  const draft = answerQuestion(plan, papers)
  const soFar = [...steps, readWords(papers, draft)]
  await keep(run, { steps: [...soFar, { kind: 'answer', status: 'running', text: `${model.name} writes …` }] })
  const before = run.isResumed ? (run.answer.written ?? '') : ''
  const asked = { question: run.question.text, earlier: turnsBefore(run.world, run.question), written: before }
  const frame = copilotPrompt({ ...asked, papers: [] })
  const query = [run.question.text, ...plan.words].join(' ')
  let kept: Promise<unknown> = Promise.resolve()
  let done = -1
  let progress: ModelProgress | undefined
  const startedAt = Date.now()
  /** A paragraph is done, and kept, when the next one has begun; the one under way is streamed. */
  const onSections = (sections: Section[], written: string) => {
    latest = { sections, written }
    const last = Math.max(sections.length - 1, 0)
    for (const [index, section] of sections.entries()) if (index >= done) publish(run, section, index)
    if (last === done) return
    done = last
    kept = kept.then(() => keep(run, { sections: sections.slice(0, last), written }))
    kept.catch(() => undefined)
  }
  let latest: { sections: Section[]; written: string } | undefined
  try {
    await plannedAnew(async () => {
      const { texts } = await planForModel({ model, query, papers, frame, mayBatch: false, signal })
      const messages = copilotPrompt({ ...asked, papers, texts })
      const onProgress = (told: ModelProgress) => {
        progress = told
        setProgress(run.world, run.answer.id, told)
      }
      return writtenByModel({ model, messages, papers, signal, before, onSections, onProgress })
    })
  } catch (error) {
    await kept
    const failed = signal.aborted ? 'stopped' : 'failed'
    await keep(run, {
      ...latest,
      steps: [
        ...soFar,
        { kind: 'answer', status: failed === 'stopped' ? 'done' : 'failed', text: `${model.name} broke off.` },
      ],
    })
    throw error
  }
  await kept
  const { sections, written } = latest ?? { sections: [], written: '' }
  if (sections.length === 0)
    throw new ModelFailure('The language model’s answer held no text. Try again, or choose another model.')
  const notFound = notInPapers(notFoundFor({ query: plan.words.join(' '), papers }))
  const isEmpty = sections.every(({ sentences }) => sentences.every(({ citations }) => citations.length === 0))
  const text = `Written by ${model.name}; each quote was then looked up in its paper.`
  await finish(run, {
    steps: [...soFar, { kind: 'answer', status: 'done', text }],
    sections,
    written,
    notFound,
    isEmpty,
    writtenBy: writtenWith(model, progress, startedAt),
  })
}

async function finish(run: AnswerRun, { isEmpty, ...rest }: Partial<CopilotAnswerRow> & { isEmpty: boolean }) {
  // Nothing found is an answer too, and not one that is counted.
  await keep(run, { ...rest, status: 'complete', error: null, isEmpty, finishedAt: run.world.now() })
}

async function fail(run: AnswerRun, error: unknown, isStopped: boolean) {
  if (isStopped) return keep(run, { status: 'stopped', error: null, finishedAt: run.world.now() })
  if (!(error instanceof ModelFailure)) console.error('copilot answer:', error)
  const message = error instanceof ModelFailure ? error.message : 'The server made an error while writing.'
  const row = run.world.copilotMessages.get(run.answer.id)
  const steps =
    row?.role === 'answer'
      ? row.steps.map((step) => (step.status === 'running' ? { ...step, status: 'failed' } : step))
      : []
  return keep(run, { status: 'failed', error: message, steps, finishedAt: run.world.now() })
}

/** The end of a long run: its person may be elsewhere by now. */
function tell({ world, hub, account, session, answer }: AnswerRun) {
  return writeAndTell(world, hub, (told) => {
    const row = world.copilotMessages.get(answer.id)
    if (row?.role !== 'answer') return
    const isDone = row.status === 'complete'
    notify(world, told, account.id, {
      type: 'system',
      title: isDone ? 'Copilot has answered' : 'Copilot could not finish an answer',
      message: `In “${session.title}”.${isDone ? '' : ' What was written is kept.'}`,
      metadata: { sessionId: session.id },
    })
  })
}

function checkedTable({ head, rows, note }: TableDraft, papers: ReadonlyMap<string, ReadablePaper>): AnswerTable {
  return {
    head,
    rows: rows.map((row) =>
      row.map(({ text, source }) => {
        const paper = source && papers.get(source.documentId)
        return paper ? { text, evidence: evidenceFor(paper, source.quote) } : { text }
      }),
    ),
    ...(note !== undefined && { note }),
  }
}
