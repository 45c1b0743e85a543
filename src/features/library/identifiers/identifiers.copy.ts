import { count } from '#shared/format/count.ts'

export const identifiersCopy = {
  open: 'Paste identifiers instead',
  label: 'Identifiers, one on each line',
  hint: 'DOI, PMID, PMCID or arXiv number, on its own or as a link. You can also drop a .txt file of them.',
  inLibrary: 'They are looked up in your library and the starter library. This server cannot ask other sources.',
  outside: (sources: string, perSearch: number) =>
    `What your library does not have is looked up in ${sources}: ${perSearch} at a time, each time counted as one search.`,
  action: 'Import these papers',
  back: 'Choose a file instead',
  file: 'Pasted identifiers.txt',
  kind: (lines: number) => `${count(lines, 'identifier', 'identifiers')}, one on each line`,
  none: 'No DOI, PMID, PMCID or arXiv number in this line.',
  sameAs: (line: number) => `The same identifier as in line ${line}.`,
  notInLibrary: 'is not in your library or the starter library, and this server cannot ask other sources',
  notFound: (sources: string) => `was not found in your library, nor in ${sources}`,
  failed: 'could not be looked up outside your library',
} as const
