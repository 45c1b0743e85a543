import type { Paper } from '#contract/papers.ts'

import { familyOf } from '../records/names.ts'

/**
 * How a synthesis names papers: "Colditz et al. (1994)". Two that would be named alike get letters in the order given:
 * "(1994a)", "(1994b)". A paper without authors is named by its title, one without a year says so.
 */
export function paperLabels(papers: readonly Paper[]): Map<string, string> {
  const alike = new Map<string, string[]>()
  for (const paper of papers) {
    const key = `${nameOf(paper)}|${yearOf(paper)}`
    alike.set(key, [...(alike.get(key) ?? []), paper.id])
  }
  return new Map(
    papers.map((paper) => {
      const same = alike.get(`${nameOf(paper)}|${yearOf(paper)}`) ?? []
      const letter = same.length > 1 ? letterOf(same.indexOf(paper.id)) : ''
      return [paper.id, `${nameOf(paper)} (${yearOf(paper)}${letter})`]
    }),
  )
}

const yearOf = ({ year }: Paper) => (year === undefined ? 'no year' : String(year))

/** a to z, then aa, ab … */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))

function nameOf({ authors, title }: Paper): string {
  const names = authors.map(familyOf).filter((name) => name !== '')
  const [first, second] = names
  if (first === undefined) return title === '' ? 'Untitled paper' : `“${shortened(title)}”`
  if (names.length > 2) return `${first} et al.`
  return second === undefined ? first : `${first} and ${second}`
}

const shortened = (title: string) => (title.length <= 60 ? title : `${title.slice(0, 60).replace(/\s+\S*$/, '')} …`)
