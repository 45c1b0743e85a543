import type { Answer, AnswerQuestion, AnswerRow } from '#contract/answer.ts'

import { namedStudies } from './named-study.ts'
import { readQuestion } from '../questions/read-question.ts'
import { readQuestion as questionTerms } from '../synthesis/question.ts'
import { readPapers, type ReadablePaper, type ReadPaper, type ReadSentence } from '../synthesis/read-papers.ts'
import { weighRelevance } from '../synthesis/relevance.ts'
import { evidenceFor } from '../evidence/verify-quote.ts'
import { absentFrom } from './absent.ts'
import { leadsOf } from './leads.ts'
import { pooledAnswer, poolOf } from './pool.ts'
import { proseOf } from './prose.ts'
import { reasonsOf } from './reasons.ts'
import { isAbout } from './own-results.ts'
import { rowsOf } from './rows-of.ts'
import { groupOf, studiesOf } from './study-groups.ts'
import { verdictOf } from './verdict.ts'

export type AnswerRequest =
  | { query: string; papers: readonly ReadablePaper[] }
  | { question: AnswerQuestion; papers: readonly ReadablePaper[] }

const hasVerdict = ({ kind }: AnswerQuestion) =>
  kind === 'effect' || kind === 'association' || kind === 'comparison' || kind === 'premise'

const asking =
  /^(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|how|why|what|which|when|who|where|whether|if)\s/i

/** Whether words are a question, and no title or topic. */
const isAsked = (text: string) => text.trimEnd().endsWith('?') || asking.test(text.trimStart())

/** The answer to a question from papers, computed by rules alone. The same papers and question always give the same answer. */
export function answerFrom(request: AnswerRequest): Answer {
  const pieces = answerPieces(request)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

/** The same, paper by paper: yields the rows of each as they are read, so that a page can show them. */
export function* answerPieces(request: AnswerRequest): Generator<AnswerRow[], Answer> {
  const question = 'question' in request ? request.question : readQuestion(request.query)
  const papers = readPapers(request.papers)
  const pick = bestSentence(question, papers)
  const rows: AnswerRow[] = []
  const named = hasVerdict(question) ? ofNamedStudy(question, request.papers) : undefined
  for (const paper of papers) {
    const read = rowsOf(question, paper, pick)
    const own = named && !named.ids.has(paper.paper.id) ? read.map(asOther(named.name)) : read
    rows.push(...own)
    yield own
  }
  // "Phaeochromocytoma in Italy" reads like a relation and may be a title: where nobody has a result on it, it is a topic.
  if (!isAsked(question.text) && question.isClaimAssumed && rows.every(({ says }) => says === 'nothing')) {
    const { text, concepts } = question
    return yield* answerPieces({ question: { text, concepts, kind: 'description' }, papers: request.papers })
  }
  const joined = withStudies(rows, papers)
  const limits = limitsOf(question, papers)
  return concluded(question, joined, absentFrom(question, papers, joined), limits)
}

/** Papers that are reports of the study that a question names, where it names one and any of these is. */
function ofNamedStudy(question: AnswerQuestion, papers: readonly ReadablePaper[]) {
  const [study] = namedStudies(question, papers).filter(({ reports }) => reports.length > 0)
  if (!study) return undefined
  // Critics of a study name it in their first words: where a title has the name, those are its reports.
  const titled = study.reports.filter(({ title }) => title.includes(study.name))
  return { name: study.name, ids: new Set((titled.length > 0 ? titled : study.reports).map(({ id }) => id)) }
}

/** A row of another study than the one that is asked about: it stands beside, and says nothing of it. */
const asOther =
  (name: string) =>
  ({ direction: _direction, effect: _effect, counts: _counts, ...row }: AnswerRow): AnswerRow =>
    row.says === 'nothing' || row.group !== 'study'
      ? { ...row, says: 'nothing' }
      : {
          ...row,
          says: 'nothing',
          group: 'beside',
          because: `Not counted: the question asks of ${name}, and this is another study.`,
        }

/**
 * The same answer with some rows or studies taken out (by their id or study), or put back in. Needs no texts and is quick:
 * verdict, pool, reasons, leads and prose are made anew from the rows.
 */
export function recompute(answer: Answer, out: ReadonlySet<string>): Answer {
  const rows = answer.rows.map(({ isOut: _isOut, ...row }): AnswerRow =>
    out.has(row.id) || out.has(row.study) ? { ...row, isOut: true } : row,
  )
  return concluded(answer.question, rows, answer.absent, answer.limits)
}

function concluded(
  question: AnswerQuestion,
  rows: AnswerRow[],
  absent: Answer['absent'],
  limits: Answer['limits'] = [],
): Answer {
  const head = { schema: 'roadrunner/answer', version: 1, question, rows, absent, limits } as const
  if (!hasVerdict(question)) {
    const parts = { ...head, reasons: [], leads: [], leadsTried: 0 }
    return { ...parts, prose: proseOf(parts) }
  }
  const verdict = verdictOf(question, rows)
  const result = poolOf(rows)
  const pool = 'pool' in result ? result.pool : undefined
  const pooled = pool && pooledAnswer(pool)
  const { leads, tried } = pool ? leadsOf(pool) : { leads: [], tried: 0 }
  const parts = {
    ...head,
    verdict,
    ...(pooled ? { pooled } : { notPooled: 'reason' in result ? result.reason : 'The results cannot be pooled.' }),
    reasons: reasonsOf(question, rows, pool, pooled),
    leads,
    leadsTried: tried,
  }
  return { ...parts, prose: proseOf(parts) }
}

/** Reports of one study share their rows' `study`; only those that have a result are brought together. */
function withStudies(rows: readonly AnswerRow[], papers: readonly ReadPaper[]): AnswerRow[] {
  const speaking = new Set(
    rows.filter(({ says, group }) => says !== 'nothing' && group === 'study').map(({ paperIds }) => paperIds[0]),
  )
  const together = studiesOf(papers.filter(({ paper }) => speaking.has(paper.id)))
  return rows.map((row) => {
    const own = together.get(row.paperIds[0] ?? '')
    return own && row.group === 'study'
      ? { ...row, study: own.study, paperIds: [...row.paperIds, ...own.others], togetherBecause: own.because }
      : row
  })
}

/** For questions without a yes or no: of each paper the sentence of result or conclusion that answers best. */
function bestSentence(
  question: AnswerQuestion,
  papers: readonly ReadPaper[],
): (paper: ReadPaper) => ReadSentence | undefined {
  const relevance = weighRelevance(questionTerms(question.text.slice(0, 600)), papers)
  return ({ sentences }) => {
    let best: ReadSentence | undefined
    let most = -Infinity
    for (const sentence of sentences) {
      const score = relevance.ofSentence(sentence) + (sentence.role === 'limit' ? -0.2 : 0)
      if (score > most) [best, most] = [sentence, score]
    }
    return best
  }
}

const MOST_LIMITS = 12

/** What authors name as limits of their own study, a sentence of each paper: only from their own text. */
function limitsOf(question: AnswerQuestion, papers: readonly ReadPaper[]): NonNullable<Answer['limits']> {
  const own = papers.filter((read) => groupOf(read) !== 'retracted' && isAbout(question, read))
  const said = own.flatMap(({ paper, label, sentences }) => {
    const limit = sentences.find(
      ({ role, text }) => role === 'limit' && (!paper.summarised || !(paper.abstract ?? '').includes(text)),
    )
    return limit ? [{ rowId: paper.id, label: label.slice(0, 500), evidence: evidenceFor(paper, limit.text) }] : []
  })
  return said.slice(0, MOST_LIMITS)
}
