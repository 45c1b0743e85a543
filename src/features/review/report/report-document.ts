import type { ReviewOutcome } from '#contract/review-body.ts'
import type { AppraisalTool } from '#science/appraisal/appraisal-tool.ts'
import { type Assessment, resultOf } from '#science/appraisal/assessment.ts'
import type { DocumentTable } from '#science/grid/export/document-table.ts'
import type { Cite } from '#science/citations/reference-styles.ts'
import { flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { bullet, heading, table, words, type WordBlock } from '#science/word/report.ts'
import { cellText } from '#shared/figures/figure-table.ts'
import { longDay } from '#shared/format/dates.ts'

import { figure, wordFile } from '#research/export/word-file.ts'
import { extractCopy } from '../extract/extract.copy.ts'
import { labelOf, outcomeName, paperOf, studiesOf } from '../model/records.ts'
import type { Review } from '../model/ReviewProvider.tsx'
import type { PooledFigures } from '../pooling.ts'
import { agreementNotes, agreementTable } from '../team/agreement-files.ts'
import { partsText, updateCopy, updateSentences } from '../update/update.copy.ts'
import { differencesOf, isPooledAnew } from '../update/use-update.ts'
import { prisma2020, prismaScr } from './checklists.ts'
import { deviationsOf } from './deviations.ts'
import { flowRows } from './flow-document.ts'
import { itemPlaces, sections } from './item-places.ts'
import { methodsText } from './methods-text.ts'
import { reportCopy } from './report.copy.ts'
import { searchTable } from './search-table.ts'
import { extractedPart, findingsPart, pooledPart } from './synthesis-part.ts'

const partNames = {
  population: 'Population',
  intervention: 'Intervention or exposure',
  comparator: 'Comparison',
  outcome: 'Outcome',
  concept: 'Concept',
  context: 'Context',
} as const

/** “Depression, 12 weeks: means of a scale, HAM-D, 0 to 52; less is better”. */
function outcomeWords(outcome: ReviewOutcome): string {
  const { kind, unit, better, isBaseline } = outcome
  const what = [extractCopy.kinds[kind].toLowerCase(), unit].filter(Boolean).join(', ')
  const how = isBaseline === true ? extractCopy.moments.before : extractCopy.better[better]
  return `${outcomeName(outcome)}: ${what}; ${how.toLowerCase()}`
}

function protocolPart({ body, question }: Review): WordBlock[] {
  const { parts, protocol, criteria, outcomes } = body
  const named = Object.entries(partNames).flatMap(([key, label]) => {
    const text = parts[key as keyof typeof partNames]
    return text ? [[label, text]] : []
  })
  return [
    heading(sections.question),
    words(question || 'No question was written down.'),
    ...(named.length > 0 ? [table(['Part', 'What'], named)] : []),
    ...(protocol.rationale ? [heading(sections.why, 3), words(protocol.rationale)] : []),
    heading(sections.criteria, 3),
    ...criteria.map(({ kind, text }) => bullet(`${kind === 'include' ? 'Include' : 'Exclude'}: ${text}`)),
    ...(criteria.length === 0 ? [words('No criteria were written down.')] : []),
    heading('Search, as planned', 3),
    words(protocol.search || 'No search was written down.'),
    ...(protocol.dataItems ? [heading(sections.dataItems, 3), words(protocol.dataItems)] : []),
    ...(outcomes.length > 0
      ? [heading(sections.outcomes, 3), ...outcomes.map((each) => bullet(outcomeWords(each)))]
      : []),
    ...(protocol.synthesis ? [heading('Synthesis, as planned', 3), words(protocol.synthesis)] : []),
  ]
}

async function flowPart(review: Review, png: File | undefined): Promise<WordBlock[]> {
  const result = flowOf(review.events)
  if (!result.ok)
    return [
      heading(sections.selection),
      words(`The log contradicts itself: ${result.problems.map(({ message }) => message).join(' ')}`),
    ]
  const sums = sumsThatFail(result.flow)
  if (sums.length > 0) return [heading(sections.selection), words(sums.join(' '))]
  const rows = table(['Number', 'n'], flowRows(result.flow))
  return [heading(sections.selection), ...(png ? [await figure(png, 'Flow diagram')] : []), rows]
}

function studiesPart(review: Review, cite: Cite): WordBlock[] {
  const { state, papers } = review
  const reference = (id: string) => {
    const paper = paperOf(papers, id)
    return paper ? cite(paper) : id
  }
  const excluded = [...state.records.values()].filter(({ place }) => place === 'excluded-full-text')
  return [
    heading(sections.included),
    table(
      ['Study', 'Reports'],
      studiesOf(state).map(({ studyId, reports }) => [
        labelOf(papers, studyId),
        reports.map(({ id }) => reference(id)).join('\n'),
      ]),
    ),
    heading(sections.excluded),
    table(
      ['Report', 'Reason'],
      excluded.map(({ id, fullText }) => [reference(id), fullText.reason ?? 'No reason given']),
    ),
  ]
}

function appraisalPart(settled: readonly { tool: AppraisalTool; assessments: readonly Assessment[] }[]): WordBlock[] {
  if (settled.length === 0) return []
  return [
    heading(sections.bias),
    ...settled.flatMap(({ tool, assessments }) => {
      const judged = (id: string | undefined) =>
        tool.judgements.find((each) => each.id === id)?.label ?? id ?? 'Not judged'
      return [
        heading(`${tool.name}, version ${tool.version}`, 3),
        table(
          ['Study', ...tool.domains.map(({ name }) => name), 'Overall'],
          assessments.map((assessment) => {
            const { domains, overall, stars } = resultOf(tool, assessment)
            return [
              assessment.outcome === undefined ? assessment.label : `${assessment.label}, ${assessment.outcome}`,
              ...domains.map((domain) =>
                domain.stars === undefined ? judged(domain.judgement) : `${domain.stars} stars`,
              ),
              stars ? `${stars.given} of ${stars.most} stars` : judged(overall.judgement),
            ]
          }),
        ),
        words(tool.citation),
      ]
    }),
  ]
}

function updatePart(review: Review): WordBlock[] {
  const differences = differencesOf(review)
  if (!differences) return []
  const named = (title: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [bullet(`${title}: ${ids.map((id) => labelOf(review.papers, id)).join('; ')}`)]
  const { newStudies, newReports, lostStudies, retracted, changed } = differences
  return [
    heading('What this update changed'),
    ...updateSentences(differences, isPooledAnew(review)).map((text) => words(text)),
    ...named(updateCopy.newStudies, newStudies),
    ...named(updateCopy.newReports, newReports),
    ...named(updateCopy.lostStudies, lostStudies),
    ...named(updateCopy.retracted, retracted),
    ...(changed.length === 0
      ? []
      : [bullet(`${updateCopy.changed}: ${changed.map(({ recordId, parts }) => `${labelOf(review.papers, recordId)} (${partsText(parts)})`).join('; ')}`)]), // prettier-ignore
  ]
}

function searchPart(review: Review): WordBlock[] {
  const { columns, rows } = searchTable(review)
  if (rows.length === 0) return []
  return [
    heading(sections.searches, 3),
    table(
      columns.map(({ label }) => label),
      rows.map(({ cells }) => cells.map(cellText)),
    ),
  ]
}

export type ReportParts = {
  flowPng?: File
  /** How the reports are cited. */
  cite: Cite
  settled: readonly { tool: AppraisalTool; assessments: readonly Assessment[] }[]
  contributions: string
  /** What people took out of the included studies. */
  extracted: DocumentTable | undefined
  /** Whether the analysis that pools was changed since its results were taken. */
  isStale: boolean
  /** Its figures, outcome by outcome. */
  figures: readonly PooledFigures[]
}

/** What the whole report is made of: every number in it is counted from the log when it is made. */
export async function reportBlocks(
  review: Review,
  { flowPng, cite, settled, contributions, extracted, isStale, figures }: ReportParts,
): Promise<WordBlock[]> {
  const { title, body, events, names } = review
  const agreement = agreementTable(events, names)
  const deviations = deviationsOf(review)
  const items = body.subtype === 'scoping' ? prismaScr : prisma2020
  const places = itemPlaces(review, settled.length > 0)
  return [
    heading(title, 1),
    words(`Made on ${longDay(Date.now())} from ${events.length.toLocaleString('en')} logged decisions.`),
    ...protocolPart(review),
    heading(sections.methods),
    ...methodsText(review).map((text) => words(text)),
    heading(sections.compared, 3),
    ...(deviations.length === 0 ? [words(reportCopy.noDeviation)] : deviations.map((text) => bullet(text))),
    ...searchPart(review),
    ...(await flowPart(review, flowPng)),
    ...studiesPart(review, cite),
    ...extractedPart(extracted),
    ...appraisalPart(settled),
    ...(await pooledPart(body.pooled, { isStale, figures })),
    ...findingsPart(body, body.pooled?.outcomes ?? []),
    ...updatePart(review),
    heading('Agreement'),
    ...agreementNotes(events).map((text) => words(text)),
    table(
      agreement.columns.map(({ label }) => label),
      agreement.rows.map(({ cells }) => cells.map(cellText)),
    ),
    ...(contributions === '' ? [] : [heading('Contributions'), words(contributions)]),
    heading(body.subtype === 'scoping' ? 'PRISMA-ScR checklist' : 'PRISMA 2020 checklist'),
    table(
      ['Item', 'What is reported', 'Place in this report', 'Page of the manuscript'],
      items.map((item) => [item.id, item.words, places[item.id] ?? reportCopy.noPlace, body.checklist[item.id] ?? '']),
    ),
  ]
}

/** The whole report as a Word document. */
export const reportDocument = async (review: Review, parts: ReportParts): Promise<File> =>
  wordFile(`${review.title} report`, review.title, await reportBlocks(review, parts))
