import type { PaperDraft, StudyDesign } from '#contract/papers.ts'

import {
  lastAbstracts,
  observationAbstracts,
  otherAbstracts,
  reviewAbstracts,
  trialAbstracts,
} from './abstract-designs.ts'
import { othersInside, type DesignRule } from './design-rule.ts'
import { methodTitles, strongTitles, weakTitles } from './title-designs.ts'

/** A design and, in words for people, what it was read from. */
export type DesignReading = { design: StudyDesign; because: string }

/** Publication types as PubMed names them, strongest first: a review that is a meta-analysis carries both. */
const publicationTypes: readonly (readonly [RegExp, StudyDesign])[] = [
  [/^(?:network )?meta-analysis$/i, 'meta-analysis'],
  [/^systematic review$/i, 'systematic-review'],
  [/^(?:randomi[sz]ed controlled trial|equivalence trial|pragmatic clinical trial)$/i, 'randomised-trial'],
  [/^(?:practice )?guideline$|^consensus development conference/i, 'guideline'],
  [/^case reports?$/i, 'case-report'],
]
const weakPublicationTypes: readonly (readonly [RegExp, StudyDesign])[] = [
  [/^(?:controlled )?clinical trial(?:, phase (?:i|ii))?$/i, 'before-after'],
  [/^clinical trial, phase (?:iii|iv)$/i, 'randomised-trial'],
  [/^observational study$/i, 'cohort'],
  [/^(?:scoping )?review$/i, 'review'],
  [/^(?:evaluation|validation) study$/i, 'method'],
]

type Part = 'title' | 'abstract'

/** The order in which the rules are asked; the first one that holds names the design. */
const order: readonly (readonly [Part, readonly DesignRule[]])[] = [
  ['title', strongTitles],
  ['abstract', reviewAbstracts],
  ['abstract', trialAbstracts],
  ['title', weakTitles],
  ['abstract', observationAbstracts],
  ['abstract', otherAbstracts],
  ['title', methodTitles],
  ['abstract', lastAbstracts],
]

type Readable = Pick<PaperDraft, 'title' | 'abstract' | 'publicationTypes'>

/**
 * The design of a study by rules over its publication types, its title and its abstract, with the words that it was read
 * from. `unknown` when nothing says it. A rule of thumb for sorting and filtering: no judgement of quality, and no
 * substitute for reading the methods.
 */
export function studyDesignOf(paper: Readable): DesignReading {
  const types = paper.publicationTypes ?? []
  return named(types, publicationTypes) ?? readWords(paper) ?? named(types, weakPublicationTypes) ?? unknown(paper)
}

function named(types: readonly string[], table: typeof publicationTypes): DesignReading | undefined {
  for (const [pattern, design] of table) {
    const type = types.find((name) => pattern.test(name.trim()))
    if (type) return { design, because: `The record names the publication type “${type.trim()}”.` }
  }
  return undefined
}

function readWords(paper: Readable): DesignReading | undefined {
  for (const [part, rules] of order) {
    const text = (paper[part] ?? '').replace(/\s+/g, ' ')
    for (const rule of rules) {
      const words = wordsThatShow(rule, text)
      if (words) return { design: rule.design, because: `The ${part} says “${words}”.` }
    }
  }
  return undefined
}

function wordsThatShow({ sees, unless }: DesignRule, text: string): string | undefined {
  for (const found of text.matchAll(sees)) {
    const before = text.slice(Math.max(0, found.index - 80), found.index)
    if (!unless?.test(before) && !othersInside.test(found[0])) return found[0].trim()
  }
  return undefined
}

const unknown = (paper: Readable): DesignReading => ({
  design: 'unknown',
  because: paper.abstract
    ? 'Neither title nor abstract names a design that the rules know.'
    : 'There is no abstract, and the title names no design that the rules know.',
})
