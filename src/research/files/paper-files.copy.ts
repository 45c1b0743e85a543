import type { Fetched } from '#contract/papers.ts'
import { count } from '#shared/format/count.ts'

const versions = {
  published: 'published version',
  accepted: 'accepted manuscript',
  submitted: 'submitted manuscript or preprint',
} satisfies Record<NonNullable<Fetched['version']>, string>

export const paperFilesCopy = {
  heading: 'Files',
  region: 'Files of this paper',
  none: 'No file yet. With the PDF or Word file, its whole text can be searched and quoted, not the abstract alone.',
  add: 'Add a file',
  choose: 'File of this paper',
  left: (left: number) => `${count(left, 'upload', 'uploads')} left this month.`,
  stored: 'text can be quoted',
  noText: 'a scan, without text',
  unread: 'text not read yet',
  sharedBy: (name: string) => `Shared by ${name}`,
  lost: 'This file is lost: it is no longer on the server. Add it again. The text read from it is still there.',
  lostWhole: 'This file is lost: it is no longer on the server. Add it again.',
  actions: (name: string) => `Actions for ${name}`,
  open: 'Open',
  download: 'Download',
  replace: 'Replace…',
  remove: 'Delete…',
  removeTitle: 'Delete this file?',
  removeBody: (name: string) =>
    `“${name}” and the text read from it are deleted from the server. The paper, your notes and quotes stay; quotes from its full text can then not be looked up any more.`,
  removeAction: 'Delete file',
  removed: 'File deleted',
  notRemoved: 'The file was not deleted',
  notDownloaded: 'The file could not be downloaded',
  reading: (name: string) => `Reading ${name}`,
  sending: (name: string) => `Sending ${name}`,
  failed: (name: string) => `${name} was not added`,
  kept: 'It is still selected here.',
  tryAgain: 'Try Again',
  giveUp: 'Give up',
  stop: 'Stop',
  added: (name: string) => `${name} is added`,
  scan: 'It is a scan without a text layer, so it cannot be searched or quoted.',
  textNotKept: 'Its text could not be kept yet: it is read when you open the paper.',
  known: 'This paper has that file already.',
  limit: 'Your uploads for this month are used up. What you have stays as it is.',
  plans: 'See plans',
  fetched: ({ from, licence, version }: Fetched) =>
    [
      `found by ${from}`,
      version === undefined ? 'version not stated' : versions[version],
      licence === undefined ? 'licence not stated' : `licence: ${licence}`,
    ].join(', '),
} as const
