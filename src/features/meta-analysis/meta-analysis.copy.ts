import { count } from '#shared/format/count.ts'

export const metaAnalysisCopy = {
  title: 'Meta-Analysis',
  lead: 'Type or paste what the studies report. All results are computed in your browser as you type.',
  untitled: 'Untitled meta-analysis',
  unkept: 'This server does not keep analyses. Save it as a bundle under Export; the bundle opens here again.',
  gridHelp:
    'Arrow keys move, typing or F2 edits, Enter and Tab go on, Delete clears, Ctrl+C and Ctrl+V copy and paste, Ctrl+Z undoes. Escape, then Tab leaves the table.',
  pasted: (lines: number) => `${count(lines, 'line', 'lines')} pasted`,
  pastedByName: (names: readonly string[]) => `Columns found by their headings: ${names.join(', ')}.`,
  pastedOver: (dropped: number) =>
    `${count(dropped, 'column', 'columns')} had no place to go and ${dropped === 1 ? 'was' : 'were'} left out.`,
  empty: 'No study has numbers yet. Type into the table, paste from a spreadsheet, or import a file.',
  example: 'This is the bundled example: thirteen trials of BCG against tuberculosis (Colditz and others 1994).',
  exampleMine: 'Start my own',
  exampleSign: 'Example, not saved',
  file: 'File',
  new: 'New meta-analysis',
  showExample: 'Show the example',
  bundle: {
    choose: 'Open a bundle',
    label: 'Bundle to open',
    failed: 'The bundle was not opened',
    open: 'The bundle is open',
    undo: 'Undo brings back what was here.',
  },
} as const
