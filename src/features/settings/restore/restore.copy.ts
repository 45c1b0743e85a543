import { count } from '#shared/format/count.ts'

export const restoreCopy = {
  title: 'Bring an export back',
  lead: 'Papers come back with Import, which reads the same archive. Import them first: saved syntheses then find their papers again, and every quote is looked up anew.',
  importPapers: 'Import papers',
  choose: 'Bring syntheses back',
  busy: 'Bringing them back',
  noExport: (file: string) =>
    `${file} is no archive of “Export everything”, so nothing was changed. Choose the .zip file that the export saved.`,
  failed: (file: string, reason: string) =>
    `${file} could not be brought back: ${reason} Nothing that you have was changed.`,
  unreadable: 'It holds no synthesis that can be read.',
  sum: (back: number, already: number, failed: number, total: number) =>
    `${back} brought back + ${already} there already + ${failed} left out = ${total} in the archive`,
  missing: (papers: number) =>
    `${count(papers, 'paper that they name is', 'papers that they name are')} not in your library: quotes from there show “no source found” until the paper is imported.`,
}
