import type { Concept, ConceptRole } from '#contract/answer.ts'

import { isLimiting } from './lexicon.ts'
import { entryOf, namesOf, spotEntries, type VocabularyKind } from './vocabulary.ts'

const prefers: Readonly<Record<ConceptRole, readonly VocabularyKind[]>> = {
  exposure: ['medicine', 'exposure', 'condition', 'outcome'],
  comparator: ['medicine', 'exposure', 'condition', 'outcome'],
  outcome: ['outcome', 'condition', 'exposure', 'medicine'],
  population: ['condition', 'exposure', 'outcome', 'medicine'],
  study: ['study'],
}

/** Words beside a name that leave the thing what it is: "oral", "high-dose", "use of". */
const modifiers =
  /^(?:low|high|lower|higher|elevated|increased|increasing|raised|reduced|greater|smaller|larger|bigger|dose|doses|dosage|intravenous|iv|oral|daily|weekly|early|late|long|short|term|use|usage|intake|consumption|supplements?|supplementation|supplementary|therapy|treatments?|treated|drugs?|medications?|medicines?|pills?|tablets?|interventions?|programmes?|programs?|vaccinations?|replacement|vaccines?|vaccinating|immuni[sz]ation|administration|adjunct(?:ive)?|adjuvant|prophyla\w+|regular|routine|systemic|topical|inhaled|acute|suspected|severe|mild|chronic|clinical|active|people|patients?|adults?|children|infants?|exposure|levels?|scores?|concentrations?|values?|and|of|the|a|an|in|with|from|any|cause|all|risk|rates?|incidence|prevalence|development|occurrence|onset|symptoms?|disease|new|first|major|total|overall|taking|eating|drinking|doing|practice|behaviou?r|on|at|by|to|for|who|are|have|had|having|those|undergoing|living|receiving)$/i

/** Prefixes that one text joins to their word and another parts from it: psychoeducation, psycho-educational. */
const prefixed =
  /(?<![\p{L}-])(psycho|neuro|cardio|micro|multi|chemo|radio|immuno|photo|thermo|tele|cyber)-?(\p{L}{5,})/giu

/** A phrase with the prefixes of its words parted, where it has one that it joins. */
const parted = (text: string): string[] => {
  const apart = text.replace(prefixed, '$1-$2')
  return apart === text ? [] : [apart]
}

const MOST_TERMS = 120

/**
 * A concept as papers may write it: its own words, the names of the thing when the vocabulary knows it, and where it names a
 * known thing beside other words, the same words with the thing's other names ("BCG revaccination").
 */
export function conceptOf(role: ConceptRole, text: string): Concept {
  const prefer = prefers[role]
  const whole = entryOf(text, prefer)
  if (whole) return { role, text, terms: distinct([text, ...namesOf(whole)]), known: true }
  const spotted = spotEntries(text, prefer)
  const rest = text.split('')
  for (const { start, end } of spotted) rest.fill(' ', start, end)
  const others = rest.join('').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  // "Severe COVID-19" as an outcome is not COVID-19: what limits it stays in each of its names.
  const bare = others.filter((word) => !modifiers.test(word) || (role === 'outcome' && isLimiting(word)))
  const [only] = spotted
  if (only && bare.length === 0 && spotted.length === 1)
    return { role, text, terms: distinct([text, ...namesOf(only.entry)]), known: true }
  if (spotted.length > 1 && bare.length === 0 && isListed(rest.join('')))
    return { role, text, terms: distinct([text, ...spotted.flatMap(({ entry }) => namesOf(entry))]), known: true }
  if (spotted.length > 1) return { role, text, terms: distinct([text, ...plain(text)]), known: false }
  if (only) {
    const swapped = namesOf(only.entry).map((name) => text.slice(0, only.start) + name + text.slice(only.end))
    return { role, text, terms: distinct([text, ...swapped]), known: true }
  }
  return {
    role,
    text,
    terms: distinct([text, ...plain(text), ...parted(text), ...plain(text).flatMap(parted)]),
    known: false,
  }
}

/** Between things that are listed stand "and", "or" and commas; "haemorrhagic stroke" is one thing, narrower than both. */
const isListed = (between: string) => /\b(?:and|or)\b|[,/&+]/i.test(between)

/** The words without those that only modify: "exercise programme" is also spoken of as "exercise". */
function plain(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => !modifiers.test(word))
  // "Intensive" alone, left over from "intensive treatment", is said of anything.
  if (words.length === 1 && /^[a-z]+(?:ive|al|ic|ous|ary|ed|able|ular|ant|ent)$/i.test(words[0] ?? '')) return []
  return words.length > 0 && words.length < text.split(/\s+/).length ? [words.join(' ')] : []
}

const distinct = (terms: readonly string[]) =>
  [...new Map(terms.map((term) => [term.toLowerCase(), term.slice(0, 500)])).values()].slice(0, MOST_TERMS)
