import { count } from '#shared/format/count.ts'

const kinds = {
  papers: 'Papers',
  files: 'Files',
  highlights: 'Highlights',
  ledger: 'Imports, merges, trash and relations',
  syntheses: 'Syntheses',
  filters: 'Saved filters',
  searches: 'Searches',
  conversations: 'Conversations',
} as const

export const restoreCopy = {
  title: 'Bring an export back',
  lead: 'Reads the .zip file of an export: papers with their collections, tags, notes, keys, files and highlights, what is known of imports, merges, the trash and relations; syntheses, whose quotes are all looked up again; drafts, reviews, searches and conversations. What you already have is kept and not duplicated. Files that come back count as uploads.',
  choose: 'Bring an archive back',
  busy: { ...kinds, files: 'Files of papers' },
  stop: 'Stop',
  stopped: 'Stopped. What has been restored stays; use the same archive again for the rest.',
  kinds,
  older: 'This archive is from before collections, notes and files were included. Bring its papers back with Import.',
  importPapers: 'Import papers',
  noExport: (file: string) =>
    `${file} was not made by “Export everything”, so nothing was changed. Choose the .zip file that the export saved.`,
  failed: (file: string, reason: string) => `${file} could not be restored: ${reason} Nothing you have was changed.`,
  unreadable: 'It has no readable synthesis.',
  sum: (back: number, already: number, failed: number, total: number) =>
    `${back} restored + ${already} already there + ${failed} left out = ${total} in the archive`,
  missing: (papers: number) =>
    `${count(papers, 'paper that they name is', 'papers that they name are')} not in your library: quotes from there show “no source found” until the paper is imported.`,
}
