import type { Section } from '#contract/syntheses.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import { checkedPieces, type CheckedBefore } from '#science/synthesis/check-model-answer.ts'
import type { SectionDraft } from '#science/synthesis/section-draft.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { inTurns } from '../world/turns.ts'
import type { ChatTurn, LanguageModel, ModelProgress } from './language-model.ts'

/** A model sends a word or a part of one at a time; reading and checking the whole answer for each would cost more than it shows. */
const SHOW_EVERY_MS = 60
/** After a showing it is waited for so many times what it took. */
const PAUSE = 3

/** Text of a section as it is streamed: heading and sentences, citations left out. */
export const streamedText = ({ heading, sentences }: Pick<Section, 'heading' | 'sentences'>) =>
  `${heading === '' ? '' : `## ${heading}\n\n`}${sentences.map(({ text }) => text).join(' ')}`

/** A section that rules wrote, with every citation looked up in its paper. */
export function checkedSection(
  draft: SectionDraft,
  index: number,
  papers: ReadonlyMap<string, ReadablePaper>,
): Section {
  return {
    id: `s${index + 1}`,
    heading: draft.heading,
    sentences: draft.sentences.map((sentence, at) => ({
      id: `s${index + 1}-${at + 1}`,
      text: sentence.text,
      states: sentence.states,
      origin: 'documents',
      citations: sentence.citations.flatMap(({ documentId, quote }) => {
        const paper = papers.get(documentId)
        return paper ? [evidenceFor(paper, quote)] : []
      }),
    })),
  }
}

type Asked = {
  model: LanguageModel
  messages: readonly ChatTurn[]
  papers: readonly ReadablePaper[]
  signal: AbortSignal
  /** Text that stands before what the model writes now: of an answer that broke off. */
  before?: string
  /** Told of all sections so far, now and then; the last one may still grow. */
  onSections: (sections: Section[], answer: string) => void
  onProgress?: (progress: ModelProgress) => void
}

/**
 * Lets a model write and reads what it writes, every citation looked up. Ends with the sections and the model's own
 * words; where the model fails, what came is told of before the failure is thrown.
 */
export async function writtenByModel({ model, messages, papers, signal, before = '', onSections, onProgress }: Asked) {
  const known: CheckedBefore = new Map()
  let answer = before
  let sections: Section[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let showing: Promise<void> | undefined
  let pause = SHOW_EVERY_MS
  const show = async () => {
    const [soFar, from] = [answer, performance.now()]
    sections = await inTurns(checkedPieces(soFar, papers, known))
    pause = Math.max(SHOW_EVERY_MS, PAUSE * (performance.now() - from))
    onSections(sections, soFar)
  }
  const showSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      showing ??= show().finally(() => {
        showing = undefined
      })
      // The last showing fails in the same way, and is waited for.
      showing.catch(() => undefined)
    }, pause)
  }
  try {
    for await (const soFar of model.answer(messages, signal, onProgress)) {
      answer = before + soFar
      showSoon()
    }
  } finally {
    clearTimeout(timer)
    await showing?.catch(() => undefined)
    await show()
  }
  return { answer, sections }
}
