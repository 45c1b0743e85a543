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
  canLeave: 'You can close this window and keep working; the import continues.',
  stopped: (saved: number, total: number) => `${n(saved)} of ${n(total)} saved; the rest is waiting here`,
  stoppedWhy: 'Trying again sends only what is missing. Nothing is added twice.',
  keepArrived: 'Keep what was saved',
  giveUp: 'Give up',
  limitReached: 'Your imports for this month are used up',
  limitReachedWhy:
    'The free plan has 5 imports a month. Your papers stay as they are, and new imports begin on the first.',
  done: (file: string) => `${file} was imported`,
  partly: (file: string) => `Part of ${file} was imported`,
  archive: 'The records are here. To restore collections, tags, notes and files from an export, go to Settings:',
  archiveLink: 'Bring an export back',
  added: (n: number) => `${count(n, 'paper is', 'papers are')} new in your library.`,
  doesNotAddUp:
    'These figures do not add up: some records are unaccounted for. Import the file again; papers you already have are recognised.',
}
