import { count } from '#shared/format/count.ts'

/** How the paper was recognised to which a file was added. */
const wayOf: Record<string, string> = {
  doi: 'by its DOI',
  pmid: 'by its PMID',
  pmcid: 'by its PMCID',
  arxiv: 'by its arXiv number',
  'title-year-author': 'by title, author and year',
  identical: 'by its record',
}

export const filesCopy = {
  heading: (files: number) => count(files, 'file', 'files'),
  working: (done: number, total: number) => `${done} of ${total} files done`,
  done: (total: number) => `${count(total, 'file is', 'files are')} accounted for`,
  canLeave: 'You can close this window and keep working; the import continues.',
  waiting: 'Waiting',
  reading: 'Reading',
  sending: 'Sending',
  added: 'New paper',
  attached: (by: string | undefined) =>
    `Added to a paper you have${wayOf[by ?? ''] ? `, known ${wayOf[by ?? '']}` : ''}`,
  duplicate: 'You have this file already',
  refused: 'Not added',
  noText: 'It has no text layer, like a scan: you can read it, but it cannot be searched or quoted.',
  guessed: 'No title could be read, so the file name is used. Edit the record to change it.',
  textNotKept: 'The file is saved, its text is not yet: it is read when you open the paper.',
  limit: 'Your uploads for this month are used up. Try again next month, or with another plan.',
  stopped: 'Stopped before it was added.',
  tryAgain: 'Try Again',
  tryAllAgain: (files: number) => `Try ${count(files, 'file', 'files')} again`,
  left: (left: number) => `${count(left, 'upload', 'uploads')} left this month. Only files that are taken count.`,
  stop: 'Stop',
  more: 'Add more files',
  show: 'Show my papers',
  referenceFile: 'This is a reference file. Import it on its own, so that every record is accounted for.',
  tooMany: (most: number) =>
    `Only the first ${most.toLocaleString('en-US')} files were taken. Add the rest afterwards.`,
  finished: (added: number) => `${count(added, 'file was', 'files were')} added to your library.`,
  figures: { added: 'new papers', attached: 'added to papers', duplicate: 'duplicates', refused: 'not added' },
} as const
