import type { Inline } from '../../manuscript.ts'
import type { ExportContext } from '../export-input.ts'
import type { Xml } from './markup.ts'
import { documentRelationships, type ListNumber, type Relationship } from './static-parts.ts'

/** What grows while a document is written. */
export class DocxState {
  readonly context: ExportContext
  readonly isNoteStyle: boolean
  readonly documentLinks: Relationship[] = [...documentRelationships]
  readonly footnoteLinks: Relationship[] = []
  readonly footnotes: Xml[] = []
  readonly comments: Xml[] = []
  readonly lists: ListNumber[] = []
  readonly media = new Map<string, Uint8Array>()
  isInFootnote = false
  #id = 0
  /** How often each thread is still to come, and the numbers of its comments once it has begun. */
  readonly threadsLeft = new Map<string, number>()
  readonly threadComments = new Map<string, number[]>()

  constructor(context: ExportContext) {
    this.context = context
    this.isNoteStyle = context.citing.kind === 'note'
  }

  /** Numbers of bookmarks, changes and drawings, one row for all. */
  nextId(): number {
    this.#id += 1
    return this.#id
  }

  /** The relationship of an address outside, in the part that is being written. */
  linkTo(target: string): string {
    const links = this.isInFootnote ? this.footnoteLinks : this.documentLinks
    const known = links.find((link) => link.isOutside === true && link.target === target)
    if (known !== undefined) return known.id
    const id = `rId${links.length + 1}`
    links.push({ id, type: 'hyperlink', target, isOutside: true })
    return id
  }

  addPicture(bytes: Uint8Array, extension: string): string {
    const name = `media/image${this.media.size + 1}.${extension}`
    this.media.set(name, bytes)
    const id = `rId${this.documentLinks.length + 1}`
    this.documentLinks.push({ id, type: 'image', target: name })
    return id
  }

  addList(isBullet: boolean, level: number, start: number): number {
    const id = this.lists.length + 1
    this.lists.push({ id, isBullet, level, start })
    return id
  }
}

export const threadsOf = (node: Inline): string[] =>
  (node.marks ?? []).flatMap((mark) => (mark.type === 'comment' ? [mark.attrs.threadId] : []))

/** A name that Word takes for a bookmark: letters, digits and underscores, at most 40 of them. */
export const bookmarkName = (id: string): string => `_Ref_${id.replace(/\W/g, '_')}`.slice(0, 40)
