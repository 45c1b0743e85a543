import { count } from '#shared/format/count.ts'

const n = (value: number) => value.toLocaleString('en-US')

export const importCopy = {
  title: 'Import papers',
  description:
    'From a reference manager or a database, or the papers themselves. Everything is accounted for: new, already there, or left out with a reason.',
  choose: 'Choose a file',
  chooseFolder: 'Choose a folder',
  drop: 'or drop files or a folder here',
  formats:
    'RIS, BibTeX, PubMed (.nbib or XML), EndNote (XML or .enw), CSL-JSON, CSV or Excel (.xlsx), or an export of Roadrunner, up to 128 MB.',
  dropHere: 'Drop papers, a folder of them or one reference file',
  papers: 'Papers themselves: any number of PDF, Word (.docx), Markdown or HTML files, up to 10 MB each.',
  oneFile: 'One reference file at a time. Drop the next one when this one is done.',
  left: (left: number) => `${count(left, 'import', 'imports')} left this month.`,
  reading: (file: string) => `Reading ${file}`,
  saving: (file: string) => `Saving the records of ${file}`,
  canLeave: 'You can close this window and go on working; the import continues.',
  stopped: (saved: number, total: number) => `${n(saved)} of ${n(total)} saved, the rest is kept here`,
  stoppedWhy: 'Trying again sends only what is missing; nothing is added twice.',
  keepArrived: 'Keep what arrived',
  giveUp: 'Give up',
  limitReached: 'Your imports for this month are used up',
  limitReachedWhy:
    'The free plan has 5 imports a month. Your papers stay as they are, and new imports begin on the first.',
  done: (file: string) => `${file} is imported`,
  partly: (file: string) => `A part of ${file} is imported`,
  archive: 'This brought the records. Collections, tags, notes and files of an export come back in the settings:',
  archiveLink: 'Bring an export back',
  added: (n: number) => `${count(n, 'paper is', 'papers are')} new in your library.`,
  doesNotAddUp:
    'These figures do not add up: some records were not accounted for. Import the file again; what is there already will be recognised.',
}
