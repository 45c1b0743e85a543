import type { MainPath } from '#science/timelines/main-path.ts'

export const timelineCopy = {
  noDates: 'None of the papers has a year, so none can be placed.',
  undated: (n: number) => `${n === 1 ? '1 paper has' : `${n} papers have`} no year and cannot be placed:`,
  reading: 'Reading the papers …',
  readingFailed:
    'The rules could not be loaded. Papers stand at their dates; claims and terms are missing. Reload the page to try again.',
  noLinks:
    'No citation inside this set is known, so there is no main path and no local score: they need reference lists, of sources outside or of full texts. Lanes, terms, pace, turning points and what abstracts say of earlier work are read from the papers’ own words; a circle opens them.',
  taken: 'First here, and in later papers',
  later: (term: string) => `“${term}” later`,
  earlier: 'What it says of earlier work',
  named: 'Papers of the set that name it in their abstract, by author and year:',
  study: 'Seems to report the same study as others',
  askingLinks: 'Reading which papers cite each other …',
  links: (n: number, sources: readonly string[]) =>
    `${n === 1 ? '1 citation' : `${n} citations`} inside the set, from ${sources.join(', ')}.`,
  linksFailed: 'Which papers cite each other could not be read.',
  chart:
    'Each circle is a paper, each diamond an event of your own. Lines are citations inside the set, the thick ones the main path. Grey bands are years without a paper. Triangles are turning points.',
  mainPath:
    'The main path runs over the link that most ways through the citations share (search-path count, Hummon & Doreian 1989), and on from there to both ends (key route, Liu & Lu 2012).',
  mainPathWords: ({ papers, ties, stepTies }: Pick<MainPath, 'papers' | 'ties' | 'stepTies'>) => {
    if (papers.length === 0)
      return ties === 0
        ? ''
        : 'As many ways through the citations share each link, so that no main path stands out and none is drawn.'
    const said = [
      ties > 0 && `As many ways share ${ties === 1 ? 'one more link' : `${ties} more links`} beside it.`,
      stepTies.length > 0 &&
        `On the way to its ends ${stepTies.length === 1 ? 'one other link has' : `${stepTies.length} other links have`} the same count as the one taken.`,
    ].filter(Boolean)
    return said.length === 0
      ? timelineCopy.mainPath
      : `${timelineCopy.mainPath} ${said.join(' ')} Of equals, the first in the order of the papers was taken.`
  },
  turning: 'Each point names the rule that found it. The rules count inside this set alone.',
  noTurning: 'The rules found no turning point in this set.',
  terms: 'Where a term first appears in this set. It may appear earlier in papers outside the set.',
  pace: 'Papers a year',
  localScore: 'cited inside the set',
}
