import { count } from '#shared/format/count.ts'

const kinds = {
  papers: 'Papers',
  files: 'Files',
  highlights: 'Highlights',
  analyses: 'Analyses',
  filters: 'Saved filters',
  searches: 'Searches',
  conversations: 'Conversations',
} as const

export const movedCopy = {
  title: 'Still in this browser',
  lead: 'This server now keeps what it could not keep before. Work of yours from then is still in this browser alone.',
  held: ({ papers, analyses, other }: { papers: number; analyses: number; other: number }) =>
    `${count(papers, 'paper', 'papers')} and ${count(analyses, 'analysis', 'analyses')} are kept here${
      other > 0
        ? `, with ${count(other, 'saved filter, search or conversation', 'saved filters, searches and conversations')}`
        : ''
    }.`,
  move: 'Move it to the server',
  again: 'Move again',
  stop: 'Stop',
  busy: { ...kinds, files: 'Files of papers' },
  kinds,
  sum: (moved: number, already: number, failed: number, total: number) =>
    `${moved} moved + ${already} there already + ${failed} left out = ${total} in this browser`,
  stays:
    'Saved filters, past searches and conversations go along. Everything stays in this browser too until you remove it.',
  remove: 'Remove it from this browser',
  sure: {
    title: 'Remove what this browser keeps?',
    body: 'What was moved is on the server. What was left out is here alone, and goes.',
    action: 'Remove',
  },
  removed: 'Removed from this browser',
  stopped: 'Stopped. What arrived stays there; moving again sends the rest.',
  failed: 'It could not all be moved. Nothing was removed here.',
  notSent: 'It could not be sent.',
  untitled: 'Untitled',
} as const
