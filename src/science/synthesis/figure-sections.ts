import { sampleSizeOf } from '../evidence/sample-size.ts'
import type { ReadPaper, ReadSentence } from './read-papers.ts'
import type { Relevance } from './relevance.ts'
import { counted, frame, listed, quoted, type SectionDraft } from './section-draft.ts'

const MOST_PEOPLE = 15
const measureNames = {
  OR: ['odds ratio'], RR: ['relative risk'], HR: ['hazard ratio'], IRR: ['rate ratio'], RD: ['risk difference'],
  MD: ['mean difference'], SMD: ['standardised mean difference'], r: ['correlation'],
} as const // prettier-ignore

/** Who was studied: for each paper the sentence with the number of people that the rules take for its sample. */
export function peopleSection(papers: readonly ReadPaper[], { ofPaper }: Relevance): SectionDraft | undefined {
  const samples = papers.flatMap((paper) => {
    const abstract = paper.paper.abstract ?? ''
    const size = sampleSizeOf(abstract)
    const place = size && size.start + paper.paper.title.length + 2
    const sentence = paper.sentences.find(
      ({ start, text }) => place !== undefined && start <= place && place < start + text.length,
    )
    return size && sentence ? [{ paper, size: size.value, sentence }] : []
  })
  if (samples.length === 0) return undefined
  const shown = [...samples].sort((a, b) => ofPaper(b.paper) - ofPaper(a.paper)).slice(0, MOST_PEOPLE)
  const bySize = [...samples].sort((a, b) => a.size - b.size)
  const [least, largest] = [bySize[0], bySize.at(-1)]
  const span =
    !least || !largest || samples.length === 1
      ? ''
      : `, from ${least.size.toLocaleString('en')} in ${least.paper.label} to ${largest.size.toLocaleString('en')} in ${largest.paper.label}`
  const more = shown.length < samples.length ? ` ${shown.length} of them are shown.` : ''
  return {
    heading: 'Who was studied',
    sentences: [
      frame(`The rules read a sample size in ${counted(samples.length, 'abstract')}${span}.${more}`),
      ...shown.map(({ sentence }) => quoted(sentence)),
    ],
  }
}

/** Sentences that report a named effect size. */
export function effectsSection(chosen: readonly ReadSentence[]): SectionDraft | undefined {
  if (chosen.length === 0) return undefined
  const effects = chosen.flatMap(({ effects }) => effects)
  const counts = new Map<keyof typeof measureNames, number>()
  for (const { measure } of effects) counts.set(measure, (counts.get(measure) ?? 0) + 1)
  const kinds = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([measure, count]) => counted(count, measureNames[measure][0]))
  const intervals = effects.filter(({ interval }) => interval).length
  return {
    heading: 'Effect sizes reported',
    sentences: [
      frame(
        `The sentences below hold ${listed(kinds)}, ${intervals === effects.length ? 'each' : `${intervals} of them`} with an interval.`,
      ),
      ...chosen.map(quoted),
    ],
  }
}
