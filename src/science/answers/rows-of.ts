import type { AnswerQuestion, AnswerRow } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { certainSizeOf } from '../evidence/certain-size.ts'
import { abstractKind } from '../evidence/provenance.ts'
import { evidenceFor } from '../evidence/verify-quote.ts'
import type { ReadPaper, ReadSentence } from '../synthesis/read-papers.ts'
import { classOf } from './class-of.ts'
import { sureDesignOf } from './design-of-paper.ts'
import { isAbout, ownResults, type OwnResult } from './own-results.ts'
import { NOT_NAMED, notCounted } from './not-counted.ts'
import { ofOtherPeople } from './people.ts'
import { groupOf } from './study-groups.ts'
import { traitsOf } from './traits.ts'
import { measureShown } from './words.ts'

const MOST_SUBGROUPS = 3

/** Which of several sentences of a paper answers best, for a question without a yes or no. */
export type Pick = (paper: ReadPaper) => ReadSentence | undefined

const sourceOf = ({ paper }: ReadPaper, sentence: ReadSentence | undefined): AnswerRow['source'] => {
  if (!sentence)
    return paper.abstract ? abstractKind(paper) : (paper.fullTexts?.length ?? 0) > 0 ? 'full-text' : 'title'
  if (!(paper.abstract ?? '').includes(sentence.text) && !paper.title.includes(sentence.text)) return 'full-text'
  return abstractKind(paper)
}

const isVerdictKind = ({ kind }: AnswerQuestion) =>
  kind === 'effect' || kind === 'association' || kind === 'comparison' || kind === 'premise'

/** The rows of one paper: its result, its subgroups behind it, or its silence. Every paper has at least one. */
export function rowsOf(question: AnswerQuestion, read: ReadPaper, pick: Pick): AnswerRow[] {
  const { paper } = read
  const abstract = paper.abstract ?? ''
  const all = isVerdictKind(question) && isAbout(question, read) ? ownResults(question, read) : []
  const results = all.filter((result) => notCounted(question, read, result) === undefined)
  const [best] = all
  const main = results.find(({ subgroup }) => subgroup === undefined) ?? results[0]
  const why = main || !best ? undefined : notCounted(question, read, best)
  const counts = main?.counts?.counts
  const people =
    certainSizeOf(abstract)?.value ??
    certainSizeOf(paper.title)?.value ??
    (counts && counts.total + counts.controlTotal)
  const isOther = best !== undefined && ofOtherPeople(question, read)
  const base = (result: OwnResult | undefined, at: number): AnswerRow => {
    const sentence = result?.sentence ?? (isVerdictKind(question) ? undefined : pick(read))
    const design = sureDesignOf(paper)
    return {
      id: at === 0 ? paper.id : `${paper.id}~${at}`,
      study: paper.id,
      paperIds: [paper.id],
      group: result && groupOf(read) === 'study' && isOther ? 'other-people' : groupOf(read),
      label: read.label.slice(0, 500),
      title: paper.title.slice(0, 2000),
      ...(paper.year !== undefined && { year: paper.year }),
      ...(design && { design }),
      ...(people !== undefined && { people }),
      says: result?.way ? classOf(result.way, question, result.outcome) : 'nothing',
      ...(result ? {} : { because: silence(question, read) }),
      ...(sentence && { evidence: evidenceFor(paper, passage(read, sentence, result?.upTo)) }),
      source: sourceOf(read, sentence),
      traits: at === 0 ? traitsOf(paper, people, counts) : {},
      ...(result && fields(result)),
    }
  }
  if (!main && best && why !== undefined && !why.startsWith(NOT_NAMED))
    return [aside(base(undefined, 0), read, best, why, isOther)]
  if (!main) return [base(undefined, 0)]
  // Beside a whole that counts its parts are shown; alone they are counted where the question asks for them.
  const parts = main.subgroup
    ? []
    : all.filter(
        (result) =>
          result.subgroup &&
          result.effect?.low !== undefined &&
          notCounted(question, read, withoutPart(result)) === undefined,
      )
  const distinct = parts.filter((part, at) => parts.findIndex(({ subgroup }) => subgroup === part.subgroup) === at)
  return [main, ...distinct.slice(0, MOST_SUBGROUPS)].map(base)
}

const withoutPart = ({ subgroup: _subgroup, ...whole }: OwnResult): OwnResult => whole

/** A paper that speaks of what is asked and is not counted: its passage and why, and no class of its own. */
function aside(
  row: AnswerRow,
  read: ReadPaper,
  { sentence, upTo }: OwnResult,
  why: string,
  isOther: boolean,
): AnswerRow {
  return {
    ...row,
    group: row.group !== 'study' ? row.group : isOther ? 'other-people' : 'beside',
    because: `Not counted: ${why}.`,
    evidence: evidenceFor(read.paper, passage(read, sentence, upTo)),
    source: sourceOf(read, sentence),
  }
}

/** One sentence, or two that stand side by side, word by word. */
function passage({ paper }: ReadPaper, from: ReadSentence, to: ReadSentence | undefined): string {
  const text = documentText(paper)
  const both = to && text.slice(from.start, to.start + to.text.length)
  return both?.startsWith(from.text) && both.endsWith(to?.text ?? '') ? both : from.text
}

function fields({ outcome, subgroup, role, effect, counts, way, because }: OwnResult): Partial<AnswerRow> {
  const {
    start: _start,
    way: _way,
    isPredictor: _predictor,
    ...figure
  } = effect ?? { start: 0, measure: '', estimate: 0 }
  return {
    ...(outcome && { outcome: outcome.slice(0, 500) }),
    ...(subgroup && { subgroup: subgroup.slice(0, 500) }),
    ...(role && { outcomeRole: role }),
    ...(effect && measureShown(figure.measure) && { effect: figure }),
    ...(counts && { counts: counts.counts, comparison: counts.comparison.slice(0, 500) }),
    ...(way && { direction: way }),
    because,
  }
}

function silence(question: AnswerQuestion, read: ReadPaper): string {
  if (!read.paper.abstract && (read.paper.fullTexts?.length ?? 0) === 0) return 'There was no text to read.'
  if (!isVerdictKind(question)) return 'The sentence that answers best.'
  return isAbout(question, read)
    ? 'No result on this outcome was found in its text.'
    : 'The rules did not find in its title, keywords or text that it tried what the question asks of.'
}
