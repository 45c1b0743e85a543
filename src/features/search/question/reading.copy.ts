import type { SearchReading } from '#contract/search.ts'
import { absenceSentences } from '#science/questions/absent-words.ts'
import { listed } from '#science/synthesis/section-draft.ts'
import { count } from '#shared/format/count.ts'

type Subject = SearchReading['subjects'][number]

const quoted = (words: string) => `“${words}”`
const papers = (n: number) => count(n, 'paper', 'papers')

/** Who speaks of what is there: "26 papers speak of tuberculosis, 3 of autism". */
const present = (subjects: readonly Subject[]) =>
  listed(
    subjects.map(({ text, papers: n }, at) =>
      at === 0 ? `${papers(n)} ${n === 1 ? 'speaks' : 'speak'} of ${text}` : `${n.toLocaleString('en-US')} of ${text}`,
    ),
  )

export const readingCopy = {
  chips: 'The question was read as',
  chip: ({ text, papers: n }: Subject) => `${text} · ${n === 0 ? 'no paper' : papers(n)}`,
  otherNames: (names: readonly string[]) => `also looked for as ${names.join(', ')}`,
  without: (text: string) => `Search without ${text}`,
  absent: (subjects: readonly Subject[]) => absenceSentences(subjects).join('. '),
  present: (subjects: readonly Subject[]) => `${present(subjects)}.`,
  near: (subjects: readonly Subject[]) =>
    `Looked for near it too, by other words: ${listed(subjects.map(({ text, near = [] }) => `${quoted(text)} as ${listed(near.map(quoted), 'or')}`))}.`,
  apart: ({ text }: Subject) => `The words of ${quoted(text)} are in papers here, and in none of them together.`,
  notTogether: (subjects: readonly Subject[]) =>
    subjects.length === 2
      ? `No paper here speaks of both ${listed(subjects.map(({ text }) => text))}`
      : `No paper here speaks of ${listed(subjects.map(({ text }) => text))} together`,
  scope: (places: readonly string[]) =>
    `Looked for in title, abstract, keywords and text of every paper in ${listed(places)}, in any form of the words.`,
  below: (n: number) =>
    `${papers(n)} ${n === 1 ? 'has' : 'have'} a word of the question and too little of it to be an answer: not shown.`,
  free: 'Nothing was counted for this search.',
  mended: (typed: string, as: readonly string[], isWord = false) =>
    isWord
      ? `By the words around, ${quoted(typed)} was read as ${listed(as.map(quoted), 'or')}.`
      : `No dictionary and no paper has ${quoted(typed)}: searched as ${listed(as.map(quoted), 'or')}.`,
  asTyped: 'Search as typed',
  language: (name: string) => `This question reads as ${name}; the papers here are mostly in English`,
  matched: (typed: string, as: readonly string[]) => `${quoted(typed)} as ${listed(as.map(quoted), 'or')}`,
  matchedWords: (words: readonly string[]) => `It matched ${listed(words)}.`,
  matchedNone: 'None of its words is in a paper here.',
  notMatched: (words: readonly string[]) => `Not matched: ${listed(words.map(quoted))}.`,
  askOutside: (labels: readonly string[]) => `Ask ${listed(labels)}`,
  outsideOff: 'No source outside was asked. These open with your question in a new tab:',
} as const
