import type { SearchablePaper } from '#science/search/indexed-paper.ts'

/** A paper with what a test names; the rest is empty. */
export const made = (id: string, title: string, more: Partial<SearchablePaper> = {}): SearchablePaper => ({
  id,
  title,
  authors: [],
  keywords: [],
  ids: {},
  ...more,
})

const subjects = [
  'tea',
  'vaccine',
  'statin',
  'exercise',
  'melatonin',
  'screening',
  'insulin',
  'aspirin',
  'training',
  'music',
]
const outcomes = [
  'mortality',
  'sleep',
  'headache',
  'stroke',
  'fracture',
  'infection',
  'anxiety',
  'weight',
  'pain',
  'memory',
]
const people = ['children', 'adults', 'nurses', 'men', 'women', 'students', 'veterans', 'twins', 'athletes', 'farmers']
const fillers =
  'we compared groups over months with respect to change from baseline and found results that were recorded'.split(' ')

/** Papers of the size of real abstracts, the same at every run, for where the corpus is not. */
export function madeLibrary(count: number): SearchablePaper[] {
  let seed = 7
  const next = (limit: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % limit
  }
  const pick = (list: readonly string[]) => list[next(list.length)] ?? ''
  return Array.from({ length: count }, (_, i) => {
    const words = Array.from({ length: 180 }, (__, w) =>
      w % 9 === 0
        ? pick(subjects)
        : w % 7 === 0
          ? pick(outcomes)
          : w % 11 === 0
            ? `term${next(20_000)}`
            : pick(fillers),
    )
    return made(`m${i}`, `${pick(subjects)} for ${pick(outcomes)} in ${pick(people)}: study ${i}`, {
      abstract: words.join(' '),
      year: 1990 + next(35),
      authors: [{ family: `Author${next(900)}`, given: 'A' }],
      ids: { doi: `10.1234/made.${i}` },
    })
  })
}
