import type { Paper } from '#contract/papers.ts'

import { documentText } from '../evidence/document-text.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { wordsValue } from '../evidence/number-words.ts'
import { isClosed, isIdle, isLoose } from '../questions/lexicon.ts'
import { commonTerms } from '../synthesis/question.ts'
import { phraseKey, runsOf } from './phrases.ts'

type Readable = Pick<Paper, 'id' | 'title' | 'abstract' | 'keywords'>

/** A phrase that could be a concept. `papers`: ids of those that have it, in the order given. */
export type ConceptSuggestion = {
  name: string
  papers: string[]
  /** Papers whose own keywords name it. */
  keywordOf: number
  score: number
}

const MOST_WORDS = 3
/** Words that papers of every field have, beside those that the search leaves out. */
const everywhere = new Set(
  phraseKey(
    `study studies trial trials patient patients method methods result results conclusion background objective aim data
     analysis group groups effect effects significant significantly compared associated increased decreased higher lower
     total number year years month months week weeks day days mean outcome outcomes treatment control age use used using
     however although among within during after before both one two three four five first second new clinical
     evidence review systematic research paper article participants included including performed found show shown all
     more most less only other such between high low rate rates risk ratio confidence interval ci p n vs versus per
     respectively well also not no than non each based different based assess assessed evaluated evaluate measure
     measured level levels primary secondary baseline follow up randomized women men adults children people time
     change changes difference differences reported report provide suggest important conclusions purpose findings
     against but can cannot had has have random recorded record gave give given colleague colleagues controlled differ made make take taken seen found over under until
     through because since still already score scores test tests cases case 95 significance standard received given general receiving improve improved
     six seven eight nine ten eleven twelve center centre period quality specific individual usual criteria criterion size
     sizes severe sample samples approach`,
  ).split(' '),
)

const isContent = (term: string) => term.length > 2 && !/^\d/.test(term) && !everywhere.has(term)

/** "diagnosed", "completed", "Fifty-eight": what was done, or a number, and no name of a thing. */
const isDoneOrNumber = (word: string) =>
  /^\p{Ll}{3,}[^e\P{L}]ed$/u.test(word.toLowerCase()) || wordsValue(word) !== undefined

/** Whether what begins and ends so can name a thing: not "they", "let" or "assessment every"; "hepatitis B" and "WHO" can. */
function mayName(first: string, last: string, words: number): boolean {
  if (words === 1 && isDoneOrNumber(first)) return false
  const isIn = (word: string, kinds: readonly ((lower: string) => boolean)[]) =>
    !/^\p{Lu}+$/u.test(word) && kinds.some((is) => is(word.toLowerCase()))
  return words === 1 ? !isIn(first, [isIdle, isLoose]) : ![first, last].some((word) => isIn(word, [isClosed, isLoose]))
}

type Candidate = { surfaces: Map<string, number>; papers: Set<string>; keywordOf: Set<string>; words: number }

/**
 * Concepts that the papers themselves offer: their keywords, and phrases of up to three words of titles and abstracts.
 * A phrase counts by the papers that have it, with the length weight and the correction for phrases inside longer ones of
 * the C-value (Frantzi, Ananiadou & Mima 2000, Int J Digit Libr 3:115-130), papers standing for occurrences; a keyword
 * counts half a paper more for each paper that names it. Phrases of one paper only, and of nearly every paper's wording, are left out.
 */
export function suggestConcepts(papers: readonly Readable[], most = 24): ConceptSuggestion[] {
  const candidates = new Map<string, Candidate>()
  const add = (key: string, surface: string, paper: string, isKeyword: boolean) => {
    const known = candidates.get(key) ?? {
      surfaces: new Map(),
      papers: new Set<string>(),
      keywordOf: new Set<string>(),
      words: key.split(' ').length,
    }
    candidates.set(key, known)
    known.surfaces.set(surface, (known.surfaces.get(surface) ?? 0) + 1)
    known.papers.add(paper)
    if (isKeyword) known.keywordOf.add(paper)
  }
  for (const paper of papers) {
    for (const keyword of paper.keywords) {
      const key = phraseKey(keyword)
      const words = key.split(' ')
      if (key !== '' && words.length <= 5 && words.some(isContent) && !commonTerms.has(key))
        add(key, keyword.trim(), paper.id, true)
    }
    // Headings of structured abstracts ("Design:") are no part of their sentences.
    for (const { text, run } of sentencesOf(documentText(paper)).flatMap((sentence) =>
      runsOf(sentence.text).map((found) => ({ text: sentence.text, run: found })),
    )) {
      for (let i = 0; i < run.length; i++) {
        for (let words = 1; words <= MOST_WORDS && i + words <= run.length; words++) {
          const part = run.slice(i, i + words)
          const [first, last] = [part[0], part.at(-1)]
          if (!first || !last || !isContent(first.term) || commonTerms.has(first.term)) continue
          // "vitamin D", "hepatitis B": one capital letter ends a name.
          if (!isContent(last.term) && (words === 1 || !/^\p{Lu}$/u.test(text.slice(last.start, last.end)))) continue
          if (!mayName(text.slice(first.start, first.end), text.slice(last.start, last.end), words)) continue
          // "self" of "self-harm" is half a word.
          if (words === 1 && (text[first.start - 1] === '-' || text[last.end] === '-')) continue
          const key = part.map(({ term }) => term).join(' ')
          if (words === 1 && commonTerms.has(key)) continue
          // Words side by side, or joined by a hyphen: "vaccine in the prevention" is no phrase of its own.
          if (part.some((token, at) => at > 0 && !/^[\s-]+$/.test(text.slice(part[at - 1]?.end, token.start)))) continue
          add(key, text.slice(first.start, last.end).replace(/\s+/g, ' '), paper.id, false)
        }
      }
    }
  }
  const least = Math.min(2, papers.length)
  const kept = new Map([...candidates].filter(([, { papers: having }]) => having.size >= least))
  const inLonger = longerOf(kept)
  const order = new Map(papers.map(({ id }, index) => [id, index]))
  return [...kept]
    .flatMap(([key, candidate]): (ConceptSuggestion & { key: string }) | [] => {
      const longer = inLonger.get(key) ?? []
      if (isPartAlone(candidate, longer)) return []
      const nested = longer.length === 0 ? 0 : longer.reduce((sum, size) => sum + size, 0) / longer.length
      const size = candidate.papers.size - nested + candidate.keywordOf.size / 2
      return {
        key,
        name: commonest(candidate.surfaces),
        papers: [...candidate.papers].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
        keywordOf: candidate.keywordOf.size,
        score: Math.log2(candidate.words + 1) * size,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .slice(0, most)
    .map(({ name, papers: having, keywordOf, score }) => ({ name, papers: having, keywordOf, score }))
}

const ALONE = 0.85

/** "disorder" where nearly every paper with it has "personality disorder"; a keyword and an abbreviation stand for themselves. */
const isPartAlone = ({ papers, keywordOf, surfaces }: Candidate, longer: readonly number[]) =>
  keywordOf.size === 0 &&
  !/^\p{Lu}[\p{Lu}\d]+$/u.test(commonest(surfaces)) &&
  longer.some((size) => size >= papers.size * ALONE)

/** For each phrase, in how many papers each longer phrase stands that holds it. */
function longerOf(candidates: ReadonlyMap<string, Candidate>): Map<string, number[]> {
  const longer = new Map<string, number[]>()
  for (const [key, { papers }] of candidates) {
    const words = key.split(' ')
    const inside = new Set<string>()
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++)
        if (to - from < words.length) inside.add(words.slice(from, to).join(' '))
    for (const part of inside) if (candidates.has(part)) longer.set(part, [...(longer.get(part) ?? []), papers.size])
  }
  return longer
}

/** As it is most often written; small where it stands small anywhere: "Tuberculosis" opens sentences, "BCG" never changes. */
function commonest(surfaces: ReadonlyMap<string, number>): string {
  const sorted = [...surfaces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([surface]) => surface)
  const capitalised = /^(?! )(?:\p{Lu}(?=[\p{Ll}-])|[\p{Ll}-]| (?! ))+$/u
  const best = sorted[0] ?? ''
  return (capitalised.test(best) ? sorted.find((surface) => surface === best.toLowerCase()) : undefined) ?? best
}
