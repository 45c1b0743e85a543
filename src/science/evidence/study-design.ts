import type { PaperDraft, StudyDesign } from '#contract/papers.ts'

import {
  commentAbstracts,
  lastAbstracts,
  observationAbstracts,
  otherAbstracts,
  reviewAbstracts,
  trialAbstracts,
} from './abstract-designs.ts'
import {
  controlledAbstracts,
  controlledTitles,
  plannedAbstracts,
  protocolAbstracts,
  protocolTitles,
  quasiDesigns,
} from './allocation-designs.ts'
import { deniesRandom, othersInside, type DesignRule } from './design-rule.ts'
import { methodTitles, strongTitles, weakTitles } from './title-designs.ts'

/** A design and, in words for people, what it was read from. */
export type DesignReading = { design: StudyDesign; because: string }

/** Publication types as PubMed names them, strongest first: a review that is a meta-analysis carries both. */
const publicationTypes: readonly (readonly [RegExp, StudyDesign])[] = [
  [/^(?:network )?meta-analysis$/i, 'meta-analysis'],
  [/^systematic review$/i, 'systematic-review'],
  [/^randomi[sz]ed controlled trial$/i, 'randomised-trial'],
  [/^(?:practice )?guideline$|^consensus development conference/i, 'guideline'],
  [/^case reports?$/i, 'case-report'],
]
const weakPublicationTypes: readonly (readonly [RegExp, StudyDesign])[] = [
  [/^clinical trial(?:, phase (?:i|ii))?$/i, 'before-after'],
  [/^observational study$/i, 'cohort'],
  [/^(?:scoping )?review$/i, 'review'],
  [/^(?:evaluation|validation) study$/i, 'method'],
]

type Part = 'title' | 'abstract'

/** The order in which the rules are asked; the first one that holds names the design. */
const order: readonly (readonly [Part, readonly DesignRule[]])[] = [
  ['abstract', commentAbstracts],
  ['title', protocolTitles],
  ['abstract', plannedAbstracts],
  ['title', quasiDesigns],
  ['title', strongTitles],
  ['abstract', protocolAbstracts],
  ['abstract', reviewAbstracts],
  ['abstract', quasiDesigns],
  ['abstract', trialAbstracts],
  ['title', controlledTitles],
  ['abstract', controlledAbstracts],
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

/** Words that name a design: where they stand in the title or the abstract (white space there folded to single spaces). */
export type DesignWords = { design: StudyDesign; part: Part; at: number; length: number }

/**
 * Every design that the rules see, the first one of `studyDesignOf` first, each once. The texts must have single spaces.
 * A design that is only seen below another of the same words is left out.
 */
export function designWordsIn(texts: { title: string; abstract: string }): DesignWords[] {
  const seen: DesignWords[] = []
  for (const [part, rules] of order) {
    for (const rule of rules) {
      const found = foundBy(rule, texts[part])
      const at = found && found.index + found[0].length - found[0].trimStart().length
      if (found && at !== undefined && !seen.some(({ design }) => design === rule.design))
        seen.push({ design: rule.design, part, at, length: found[0].trim().length })
    }
  }
  return seen
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

const wordsThatShow = (rule: DesignRule, text: string) => foundBy(rule, text)?.[0].trim()

function foundBy({ design, sees, unless }: DesignRule, text: string): RegExpExecArray | undefined {
  for (const found of text.matchAll(sees)) {
    const before = text.slice(Math.max(0, found.index - 80), found.index)
    if (unless?.test(before) || othersInside.test(found[0])) continue
    if (design === 'randomised-trial' && deniesRandom(text, found.index, found.index + found[0].length)) continue
    return found
  }
  return undefined
}

const unknown = (paper: Readable): DesignReading => ({
  design: 'unknown',
  because: paper.abstract
    ? 'Neither title nor abstract names a design that the rules know.'
    : 'There is no abstract, and the title names no design that the rules know.',
})
