import type { Block, Inline, Manuscript, Mark } from '../manuscript.ts'
import type { TransferLedger } from '../transfer-ledger.ts'
import { ImportRefused, LENGTH_MAX, type ImportedDraft } from './imported-draft.ts'

export type ImportOptions = {
  /** Citation key → id of the paper, from the library and from reference files that came along. */
  papersByKey?: ReadonlyMap<string, string>
  /** Pictures that came along, by the name under which the text calls them, as data addresses. */
  pictures?: ReadonlyMap<string, string>
}

/** What every reader of text counts and looks up. */
export class ImportState {
  readonly ledger: TransferLedger
  readonly options: ImportOptions
  readonly unknownKeys = new Set<string>()
  #count = 0

  constructor(ledger: TransferLedger, options: ImportOptions) {
    this.ledger = ledger
    this.options = options
  }

  makeId(kind: string): string {
    this.#count += 1
    return `${kind}-${this.#count}`
  }

  /** The paper of a key; the key itself where nobody knows it. */
  paperOf(key: string): string {
    const known = this.options.papersByKey?.get(key)
    if (known === undefined) this.unknownKeys.add(key)
    return known ?? key
  }

  /** A picture that came with the file, or stands in it as data. */
  picture(path: string): string | undefined {
    if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(path)) return path
    const name = path.replace(/^\.?\//, '')
    return this.options.pictures?.get(name) ?? this.options.pictures?.get(name.split('/').at(-1) ?? name)
  }

  finished(content: Block[], title: string | undefined): ImportedDraft {
    this.ledger.place = undefined
    for (const key of this.unknownKeys) this.ledger.add('changed', 'references', key)
    const manuscript: Manuscript = { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
    return {
      ...(title !== undefined && title !== '' && { title }),
      manuscript,
      records: new Map(),
      unknownKeys: [...this.unknownKeys],
      threads: [],
      notes: this.ledger.notes(),
    }
  }
}

/** Text in one spelling of line ends; too much of it is refused. */
export function checkedText(text: string): string {
  if (text.length > LENGTH_MAX)
    throw new ImportRefused(
      'This file holds more than 8 million characters, which is not read. Split it and open the parts.',
    )
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u0000', '')
}

/** Neighbours of one format as one text; nothing empty, no white space at the edges of the whole. */
export function tidied(nodes: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (node.type === 'text' && node.text === '') continue
    if (
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(node.marks ?? []) === JSON.stringify(last.marks ?? [])
    )
      all[all.length - 1] = { ...last, text: last.text + node.text }
    else all.push(node)
  }
  const first = all[0]
  if (first?.type === 'text') all[0] = { ...first, text: first.text.trimStart() }
  const last = all.at(-1)
  if (last?.type === 'text') all[all.length - 1] = { ...last, text: last.text.trimEnd() }
  return all.filter((node) => node.type !== 'text' || node.text !== '')
}

export const paragraphOf = (content: readonly Inline[]): Block =>
  content.length > 0 ? { type: 'paragraph', content: [...content] } : { type: 'paragraph' }

const order: Mark['type'][] = ['link', 'bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript']

/** Marks in one order, whichever stood outside in the file. */
export const sortedMarks = (marks: readonly Mark[]): Mark[] =>
  marks.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
