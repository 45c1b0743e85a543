import type { StudyDesign } from '#contract/papers.ts'

import { isCertainSize } from '../evidence/certain-size.ts'
import { sampleSizeOf } from '../evidence/sample-size.ts'
import { termOf } from '../search/tokens.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { counted, frame, type SectionDraft } from '../synthesis/section-draft.ts'
import type { TableKind } from './plan-question.ts'
import { oneStudySentences } from './reports-of-one-study.ts'

export type TableDraft = {
  head: string[]
  /** A cell with a source carries the passage that it was read from. */
  rows: { text: string; source?: { documentId: string; quote: string } }[][]
  note?: string
}

/** Words that are looked for, and those of them that came from earlier questions. */
type Words = { words: readonly string[]; carried: readonly string[] }

const designName = (design: StudyDesign) => design.replaceAll('-', ' ')
const yearOf = ({ paper }: ReadPaper) => paper.year ?? undefined
const yearText = (paper: ReadPaper) => yearOf(paper)?.toString() ?? 'no year'

/**
 * Papers whose text has every word of the question and at least half of those that came from earlier questions; all of
 * them where nothing was asked for.
 */
function matching({ words, carried }: Words, papers: readonly ReadPaper[]): readonly ReadPaper[] {
  const back = new Set(carried.map(termOf))
  const own = words.map(termOf).filter((term) => !back.has(term))
  return papers.filter(({ terms }) => {
    const shared = [...back].filter((term) => terms.has(term)).length
    return own.every((term) => terms.has(term)) && shared * 2 >= back.size
  })
}

const quotedWords = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/** What the counted papers have in common, in words. */
function about({ words, carried }: Words, count: number): string {
  const have = count === 1 ? 'has' : 'have'
  if (words.length === 0) return count === 1 ? 'was counted' : 'were counted'
  const own = words.filter((word) => !carried.includes(word))
  const parts = [
    ...(own.length > 0 ? [`${have} ${quotedWords(own)}`] : []),
    ...(carried.length > 0 ? [`${have} ${carried.length > 1 ? 'half or more of ' : ''}${quotedWords(carried)}`] : []),
  ]
  return parts.join(' and ')
}

/** Answers that are counted or read by rules over the papers; undefined table: no paper has the words. */
export function tableAnswer(
  kind: TableKind,
  words: Words,
  papers: readonly ReadPaper[],
): { sections: SectionDraft[]; table?: TableDraft } {
  const found = matching(words, papers)
  const scope = `Of ${counted(papers.length, 'paper')} that were read, ${found.length} ${about(words, found.length)}.`
  if (found.length === 0) return { sections: [{ heading: '', sentences: [frame(scope)] }] }
  const made = kind === 'sizes' ? sizesOf(found) : designsOf(found)
  return {
    sections: [{ heading: '', sentences: [frame(scope), frame(made.lead), ...oneStudySentences(found)] }],
    table: made.table,
  }
}

function sizesOf(papers: readonly ReadPaper[]) {
  const read = papers.map((paper) => {
    const size = sampleSizeOf(paper.paper.abstract ?? '')
    const place = size && size.start + paper.paper.title.length + 2
    const sentence = paper.sentences.find(
      ({ start, text }) => place !== undefined && start <= place && place < start + text.length,
    )
    const isCertain = size !== undefined && isCertainSize(paper.paper.abstract ?? '', size)
    return { paper, value: size && sentence ? size.value : undefined, isCertain, quote: sentence?.text }
  })
  const known = read.filter(({ value }) => value !== undefined).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const rest = read.filter(({ value }) => value === undefined)
  const numbers = known.flatMap(({ value, isCertain }) => (isCertain ? (value ?? 0) : []))
  const offered = known.length - numbers.length
  const span =
    numbers.length < 2
      ? ''
      : `, from ${Math.min(...numbers).toLocaleString('en')} to ${Math.max(...numbers).toLocaleString('en')}`
  return {
    lead: `A sample size could be read in ${counted(known.length, 'abstract')}${span}.${offered === 0 ? '' : ` ${offered} of them ${offered === 1 ? 'is' : 'are'} to be confirmed: other numbers of people stand in the text.`}`,
    table: {
      head: ['Paper', 'Year', 'Sample size'],
      rows: [...known, ...rest].map(({ paper, value, isCertain, quote }) => [
        { text: paper.label },
        { text: yearText(paper) },
        value === undefined || quote === undefined
          ? { text: 'not found' }
          : {
              text: `${value.toLocaleString('en')}${isCertain ? '' : ', to be confirmed'}`,
              source: { documentId: paper.paper.id, quote },
            },
      ]),
      note: 'Read by rules from the abstracts; the passage stands behind each number. A review’s number may count studies.',
    },
  }
}

function designsOf(papers: readonly ReadPaper[]) {
  const groups = new Map<StudyDesign, ReadPaper[]>()
  for (const paper of papers) groups.set(paper.paper.design, [...(groups.get(paper.paper.design) ?? []), paper])
  const rows = [...groups].toSorted(([, a], [, b]) => b.length - a.length)
  const years = (of: readonly ReadPaper[]) => {
    const known = of.flatMap((paper) => yearOf(paper) ?? [])
    if (known.length === 0) return 'no year'
    const [first, last] = [Math.min(...known), Math.max(...known)]
    return first === last ? String(first) : `${first} to ${last}`
  }
  const named = rows.filter(([design]) => design !== 'unknown').length
  return {
    lead: `They are of ${counted(named, 'design')}${groups.has('unknown') ? '; of some the design is not known' : ''}.`,
    table: {
      head: ['Design', 'Papers', 'Years', 'Which'],
      rows: rows.map(([design, of]) => [
        { text: design === 'unknown' ? 'not known' : designName(design) },
        { text: String(of.length) },
        { text: years(of) },
        {
          text:
            of
              .slice(0, 6)
              .map(({ label }) => label)
              .join(', ') + (of.length > 6 ? ` and ${of.length - 6} more` : ''),
        },
      ]),
      note: 'The design is what the record says or what rules read in title and abstract.',
    },
  }
}
