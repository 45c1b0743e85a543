import { count } from '#shared/format/count.ts'

/** Words of the full-text stage: how a report was had. */
export const fullTextCopy = {
  title: 'How the full text was obtained',
  had: (retrieved: { from: 'file' | 'source'; source?: string } | undefined) =>
    retrieved?.from === 'file'
      ? 'Full text: a file is kept with the paper.'
      : retrieved?.source !== undefined
        ? `Full text: ${retrieved.source}.`
        : 'How the full text was obtained is not recorded.',
  reader: 'The full text',
  litWords: 'Words from the criteria and your lists are marked: a straight line counts in favour, a wavy line against.',
  noFile: 'There is no file that you may read here, so the title and abstract are shown.',
  notHad: 'Marked as not retrieved.',
  source: 'Where the full text is from',
  sourceHint: 'For example “Interlibrary loan, 3 May” or “Sent by the authors”. Not needed when the paper has a file.',
  retrieved: 'Retrieved',
  byFile: 'Retrieved: its file is here',
  notRetrieved: 'Not retrieved',
  outside: 'Look for it at its publisher',
  allWithFile: (n: number) => `Mark ${count(n, 'report', 'reports')} with a file as retrieved`,
  allSource: (n: number) => `Where the full texts of ${count(n, 'report', 'reports')} without a file are from`,
  all: (n: number) => `Mark ${count(n, 'report', 'reports')} as retrieved`,
} as const
