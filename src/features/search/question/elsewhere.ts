import type { SearchReading } from '#contract/search.ts'

/** Databases that anybody can ask in a browser, with the address of their answer to some words. */
const places = [
  { label: 'PubMed', href: (words: string) => `https://pubmed.ncbi.nlm.nih.gov/?term=${words}` },
  { label: 'Europe PMC', href: (words: string) => `https://europepmc.org/search?query=${words}` },
  { label: 'OpenAlex', href: (words: string) => `https://openalex.org/works?search=${words}` },
] as const

/** Where to look on, with the things that the question names, or with all of it. */
export function elsewhere(question: string, reading: SearchReading | undefined) {
  const subjects = reading?.subjects.map(({ text }) => text) ?? []
  const words = encodeURIComponent((subjects.length > 0 ? subjects.join(' ') : question).slice(0, 300))
  return places.map(({ label, href }) => ({ label, href: href(words) }))
}

/** The question without one of the things that it names. */
export const questionWithout = (question: string, text: string): string =>
  question.replace(text, ' ').replaceAll(/\s+/g, ' ').trim()
