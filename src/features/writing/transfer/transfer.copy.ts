import type { TransferNote, TransferThing } from '#science/manuscript/transfer-ledger.ts'
import { count } from '#shared/format/count.ts'

import type { ExportFormat } from './export-formats.ts'

const things: Record<TransferThing, readonly [one: string, several: string]> = {
  paragraphs: ['paragraph', 'paragraphs'],
  headings: ['heading', 'headings'],
  lists: ['list', 'lists'],
  quotes: ['quotation', 'quotations'],
  code: ['block of code', 'blocks of code'],
  rules: ['line across the page', 'lines across the page'],
  tables: ['table', 'tables'],
  figures: ['figure', 'figures'],
  equations: ['formula', 'formulas'],
  footnotes: ['footnote', 'footnotes'],
  citations: ['citation', 'citations'],
  references: ['reference', 'references'],
  bibliography: ['list of references', 'lists of references'],
  crossReferences: ['cross reference', 'cross references'],
  links: ['link', 'links'],
  comments: ['comment', 'comments'],
  suggestions: ['suggestion', 'suggestions'],
  liveBlocks: ['block of an analysis', 'blocks of an analysis'],
  formats: ['format', 'formats'],
  mergedCells: ['merged cell', 'merged cells'],
  pictures: ['picture', 'pictures'],
  fields: ['field', 'fields'],
  objects: ['drawing or embedded object', 'drawings or embedded objects'],
  markup: ['piece of HTML', 'pieces of HTML'],
  commands: ['command', 'commands'],
  headers: ['header or footer', 'headers and footers'],
  nesting: ['part that lies too deep inside others', 'parts that lie too deep inside others'],
}

/** What became of things that came over as something else, where that is worth a word. */
const became: Partial<Record<TransferThing, string>> = {
  equations: 'left as LaTeX',
  suggestions: 'left out: the text is otherwise unchanged',
  liveBlocks: 'as it was when last updated',
  references: 'not known here',
  links: 'as plain text',
  mergedCells: 'as single cells',
  citations: 'to be looked at',
  headings: 'one level up',
  fields: 'as the text they showed',
  commands: 'left out, their words kept',
  crossReferences: 'what they point to was not found',
  tables: 'as lines of text',
  bibliography: 'in the style of biblatex that cites in the same way, since LaTeX cannot use the style file',
}

export const transferCopy = {
  exportButton: 'Export',
  exportTitle: 'Export the draft',
  exportLead: 'The file is made on this device. Nothing is sent anywhere.',
  formatLabel: 'Kind of file',
  formats: {
    docx: ['Word', 'Citations stay live for Zotero. Comments and suggestions are included.'],
    latex: ['LaTeX', 'With the references as BibTeX and the pictures, in one archive.'],
    markdown: ['Markdown', 'As Pandoc reads it, citations by key.'],
    html: ['Web page', 'One self-contained file, formulas drawn.'],
    text: ['Plain text', 'Plain words, citations as they read.'],
  } satisfies Record<ExportFormat, readonly [string, string]>,
  save: 'Save file',
  print: 'Print or save as PDF',
  saved: (name: string) => `${name} is saved on your device`,
  exportFailed: 'The file could not be created',
  exportFailedWhy: 'The draft is unchanged. Try again, or choose another kind of file.',
  styleNotRun: (title: string, why: string) =>
    `The citation style “${title}” could not be run. ${why} Choose another style in the settings of the draft.`,
  printFailed: 'The draft could not be printed. Save it as a web page and print that.',
  openButton: 'Open a file',
  openTitle: 'Open a file as a draft',
  openLead: 'Word (.docx), Markdown or LaTeX. The file is read on this device and becomes a new draft.',
  openField: 'Document and its files',
  openHint: 'You can choose a reference file (.bib, .ris) and pictures with it, or an archive of them all.',
  read: 'Read the file',
  reading: 'Reading the file',
  nothingChosen: 'Choose a document first.',
  tooLarge: (name: string) => `${name} is larger than 50 MB, the most that can be read.`,
  openFailed: 'The file could not be read. It is unchanged on your device.',
  libraryFailed: 'Your library cannot be reached just now. Citations are matched only with what came in the file.',
  createFailed: 'The draft could not be created. What was read is still here. Try again.',
  make: 'Create the draft',
  another: 'Choose another file',
  titleLabel: 'Title of the draft',
  words: (many: number) => `${count(many, 'word', 'words')} were read.`,
  matched: (many: number) => `${count(many, 'cited paper was', 'cited papers were')} found in your library.`,
  added: (many: number) =>
    `${count(many, 'paper comes', 'papers come')} from the file and ${many === 1 ? 'stays' : 'stay'} with the draft.`,
  unknown: (keys: readonly string[]) =>
    `${count(keys.length, 'citation key is', 'citation keys are')} not known: ${keys.slice(0, 8).join(', ')}${keys.length > 8 ? ' …' : ''}. Choose the reference file together with the document, or cite those works again in the draft.`,
  left: 'Left out',
  changed: 'Converted',
  taken: 'Taken over',
  allTaken: 'Everything was imported unchanged.',
} as const

/** "2 formulas, left as LaTeX: \cancel{x} (first under Methods)" */
export function noteText({ is, thing, count: many, detail, place }: TransferNote): string {
  const name = count(many, things[thing][0], things[thing][1])
  const what = is === 'changed' ? became[thing] : undefined
  return [
    name,
    what === undefined ? '' : `, ${what}`,
    detail === undefined ? '' : `: ${detail}`,
    place === undefined ? '' : ` (first under “${place}”)`,
  ].join('')
}
