import type { NotFound } from '#contract/syntheses.ts'

import { aboutSection } from './about-section.ts'
import { chooseSentences } from './choose-sentences.ts'
import { differencesSection } from './differences-section.ts'
import { effectsSection, peopleSection } from './figure-sections.ts'
import { findingsSection } from './findings-section.ts'
import { notFoundIn, unusedPapers, type Unused } from './missing.ts'
import { readQuestion } from './question.ts'
import { readPapers, type ReadablePaper, type ReadSentence } from './read-papers.ts'
import { weighRelevance } from './relevance.ts'
import { frame, quoted, type SectionDraft } from './section-draft.ts'

export type { SectionDraft, SentenceDraft } from './section-draft.ts'

export type SynthesisRequest = { query: string; papers: readonly ReadablePaper[] }
/** What remains when all sections are there: what was looked for and not found, and papers of which nothing was taken. */
export type SynthesisRest = { notFound: NotFound[]; unused: Unused[] }
export type ExtractiveSynthesis = SynthesisRest & { sections: SectionDraft[] }

const MOST_FINDINGS = 40
const MOST_EFFECTS = 12
const MOST_LIMITS = 12

/**
 * Writes a synthesis by rules alone, section by section. Sentences that state a finding are sentences of the papers, word
 * by word, with their source; the few sentences of ours count and lead over. Nothing goes beyond a quote, every chosen
 * paper is used or named with the reason, and the same papers and question always give the same text.
 */
export function* synthesiseSections({
  query,
  papers: given,
}: SynthesisRequest): Generator<SectionDraft, SynthesisRest> {
  const papers = readPapers(given)
  const question = readQuestion(query)
  const relevance = weighRelevance(question, papers)
  const used = new Set<string>()
  const told = new Set<string>()
  function* tell(section: SectionDraft | undefined): Generator<SectionDraft> {
    if (!section) return
    for (const { documentId, quote } of section.sentences.flatMap(({ citations }) => citations)) {
      used.add(documentId)
      told.add(`${documentId} ${quote}`)
    }
    yield section
  }

  if (papers.length > 0) yield* tell(aboutSection(papers))
  const relevant = papers.filter((paper) => relevance.ofPaper(paper) > 0)
  const all = relevant.flatMap(({ sentences }) => sentences)
  const answers = all.filter((sentence) => isAnswer(sentence) && relevance.speaks(sentence))
  const effects = chooseSentences(answers.filter(hasEffect), relevance, { most: MOST_EFFECTS, mostOfOnePaper: 2 })
  const findings = chooseSentences(withoutThose(answers, effects), relevance, {
    most: MOST_FINDINGS,
    mostOfOnePaper: relevant.length < 4 ? 4 : relevant.length < 13 ? 2 : 1,
  })

  yield* tell(
    findingsSection(findings, question) ?? (papers.length > 0 && effects.length === 0 ? noFindings : undefined),
  )
  yield* tell(effectsSection(effects))
  yield* tell(differencesSection([...findings, ...effects], question))
  yield* tell(peopleSection(relevant, relevance))
  // A limit that an earlier section has quoted already is not said twice.
  const isNew = ({ paper, text }: ReadSentence) => !told.has(`${paper.paper.id} ${text}`)
  const limits = chooseSentences(all.filter(isLimit).filter(isNew), relevance, {
    most: MOST_LIMITS,
    mostOfOnePaper: 1,
  })
  yield* tell(limits.length > 0 ? { heading: 'Limits the authors name', sentences: limits.map(quoted) } : undefined)
  return { notFound: notFoundIn(papers, question), unused: unusedPapers(papers, used, relevance) }
}

const noFindings: SectionDraft = {
  heading: 'What the studies found',
  sentences: [frame('No sentence of these papers reports a result in words of the question.')],
}

/** The words of a question that none of the papers has, for a synthesis that was written by other means. */
export const notFoundFor = ({ query, papers }: SynthesisRequest): NotFound[] =>
  notFoundIn(readPapers(papers), readQuestion(query))

/** The whole synthesis at once. */
export function synthesise(request: SynthesisRequest): ExtractiveSynthesis {
  const sections: SectionDraft[] = []
  const pieces = synthesiseSections(request)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return { sections, ...value }
    sections.push(value)
  }
}

const isAnswer = ({ role }: ReadSentence) => role === 'result' || role === 'conclusion'
const hasEffect = ({ effects }: ReadSentence) => effects.length > 0
const isLimit = ({ role }: ReadSentence) => role === 'limit'
const withoutThose = (sentences: readonly ReadSentence[], taken: readonly ReadSentence[]) => {
  const out = new Set(taken)
  return sentences.filter((sentence) => !out.has(sentence))
}
