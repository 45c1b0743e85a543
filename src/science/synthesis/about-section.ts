import type { StudyDesign } from '#contract/papers.ts'

import type { ReadPaper } from './read-papers.ts'
import { counted, frame, listed, type SectionDraft } from './section-draft.ts'

const designNames: Record<Exclude<StudyDesign, 'unknown'>, readonly [one: string, many: string]> = {
  'meta-analysis': ['meta-analysis', 'meta-analyses'],
  'systematic-review': ['systematic review', 'systematic reviews'],
  'randomised-trial': ['randomised trial', 'randomised trials'],
  cohort: ['cohort study', 'cohort studies'],
  'case-control': ['case-control study', 'case-control studies'],
  'cross-sectional': ['cross-sectional study', 'cross-sectional studies'],
  'before-after': ['before-after study', 'before-after studies'],
  'case-report': ['case report', 'case reports'],
  qualitative: ['qualitative study', 'qualitative studies'],
  animal: ['animal study', 'animal studies'],
  'in-vitro': ['laboratory study', 'laboratory studies'],
  method: ['paper on methods', 'papers on methods'],
  review: ['review', 'reviews'],
  guideline: ['guideline', 'guidelines'],
  theory: ['theoretical paper', 'theoretical papers'],
}

/** What lies before the reader: how many papers, from when, of which designs, and how the text was made. */
export function aboutSection(papers: readonly ReadPaper[]): SectionDraft {
  const readable = papers.filter(({ sentences }) => sentences.length > 0)
  const summaries = papers.filter(({ paper }) => paper.summarised && paper.abstract)
  const sentences = [
    frame(
      `This synthesis was made from titles and abstracts of ${counted(papers.length, 'chosen paper')}${years(papers)}${designs(papers)}.`,
    ),
    frame(
      'Sentences in quotation marks stand word by word in the paper that is named with them; they were chosen by rules.',
    ),
  ]
  const full = papers.filter(({ paper }) => (paper.fullTexts?.length ?? 0) > 0).length
  if (full > 0) {
    const whose = papers.length === 1 ? 'The paper’s' : `Of ${counted(full, 'paper')} the`
    sentences.push(frame(`${whose} results, discussion and conclusions were read in full as well.`))
  }
  if (readable.length < papers.length) {
    const without = papers.length - readable.length
    sentences.push(frame(`${counted(without, 'paper has', 'papers have')} no abstract that could be read.`))
  }
  if (summaries.length > 0) {
    sentences.push(
      frame(
        `${counted(summaries.length, 'text is a summary', 'texts are summaries')} in the library’s own words, not the authors’ abstract.`,
      ),
    )
  }
  return { heading: 'About these papers', sentences }
}

function years(papers: readonly ReadPaper[]): string {
  const known = papers.flatMap(({ paper }) => paper.year ?? []).sort((a, b) => a - b)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return ''
  return first === last ? `, published in ${first}` : `, published from ${first} to ${last}`
}

function designs(papers: readonly ReadPaper[]): string {
  const counts = new Map<StudyDesign, number>()
  for (const { paper } of papers) counts.set(paper.design, (counts.get(paper.design) ?? 0) + 1)
  const parts = Object.entries(designNames).flatMap(([design, [one, many]]) => {
    const count = counts.get(design as StudyDesign)
    return count ? [counted(count, one, many)] : []
  })
  const unknown = counts.get('unknown')
  if (parts.length === 0) return ''
  if (unknown) parts.push(`${unknown} of unknown design`)
  return `: ${listed(parts)}`
}
