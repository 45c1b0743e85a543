import type { Paper } from '#contract/papers.ts'
import { familyOf } from '#science/records/names.ts'

/** A paper in a word or two: "Colditz 1994", "Hart and Sutherland 1977", "Aronson et al. 2004". */
export function citationLabel(paper: Paper): string {
  const names = paper.authors.map(familyOf).filter((name) => name !== '')
  const [first = 'Unknown author', second] = names
  const who =
    names.length <= 1 ? first : names.length === 2 && second !== 'et al.' ? `${first} and ${second}` : `${first} et al.`
  return paper.year === undefined ? who : `${who} ${paper.year}`
}
