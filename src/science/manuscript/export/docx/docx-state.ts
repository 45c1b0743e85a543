import { WordParts } from '../../../word/word-parts.ts'
import type { Inline } from '../../manuscript.ts'
import type { ExportContext } from '../export-input.ts'

/** What grows while a draft is written. */
export class DocxState extends WordParts {
  readonly context: ExportContext
  readonly isNoteStyle: boolean
  isInFootnote = false
  /** How often each thread is still to come, and the numbers of its comments once it has begun. */
  readonly threadsLeft = new Map<string, number>()
  readonly threadComments = new Map<string, number[]>()

  constructor(context: ExportContext) {
    super()
    this.context = context
    this.isNoteStyle = context.citing.kind === 'note'
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
}

export const threadsOf = (node: Inline): string[] =>
  (node.marks ?? []).flatMap((mark) => (mark.type === 'comment' ? [mark.attrs.threadId] : []))

/** A name that Word takes for a bookmark: letters, digits and underscores, at most 40 of them. */
export const bookmarkName = (id: string): string => `_Ref_${id.replace(/\W/g, '_')}`.slice(0, 40)
