import { count } from '#shared/format/count.ts'

export const exportCopy = {
  title: 'Export everything',
  lead: 'One archive in open formats that other programs read, and that can be brought back here.',
  contents: [
    'Your library as RIS, BibTeX and CSL-JSON, with collections, tags, notes and citation keys',
    'The PDF, Word and other files of your papers, as you uploaded them',
    'Every synthesis as Markdown and as JSON, with the papers that it cites as RIS',
    'Drafts and reviews with every step, your searches with their results, conversations and saved filters as JSON',
    'Your profile, persona and settings as JSON',
  ],
  action: 'Export everything',
  again: 'Export again',
  stop: 'Stop',
  reading: {
    library: 'Papers of your library',
    files: 'Files of your papers',
    syntheses: 'Syntheses',
    cited: 'Papers that they cite',
    filters: 'Saved filters',
    searches: 'Searches',
    conversations: 'Conversations',
  },
  done: 'Your data is exported',
  doneBody: (papers: number, syntheses: number) =>
    `${count(papers, 'paper', 'papers')} and ${count(syntheses, 'synthesis', 'syntheses')}.`,
  failed: 'The export was not finished',
  failedKept: 'Nothing was saved and nothing of yours has changed.',
  withoutLibrary: 'This server keeps no library, so the archive holds none.',
} as const
