import { el, xmlFile, type Xml } from './markup.ts'
import {
  contentTypes,
  coreProperties,
  documentRelationships,
  namespaces,
  numbering,
  packageRelationships,
  relationships,
  settings,
  styles,
  type ListNumber,
  type Relationship,
} from './package.ts'

/** A4, and the margin at its four sides, in twips (twentieths of a point). */
export type PageShape = { isLandscape: boolean; margin: number }
const SHORT = 11_906
const LONG = 16_838

/** Width of the text of a page in twips. */
export const textWidth = ({ isLandscape, margin }: PageShape): number => (isLandscape ? LONG : SHORT) - 2 * margin

const section = ({ isLandscape, margin }: PageShape): Xml =>
  el(
    'w:sectPr',
    {},
    el('w:pgSz', {
      'w:w': isLandscape ? LONG : SHORT,
      'w:h': isLandscape ? SHORT : LONG,
      'w:orient': isLandscape ? 'landscape' : undefined,
    }),
    el('w:pgMar', {
      'w:top': margin,
      'w:right': margin,
      'w:bottom': margin,
      'w:left': margin,
      'w:header': 708,
      'w:footer': 708,
      'w:gutter': 0,
    }),
  )

export const UPRIGHT: PageShape = { isLandscape: false, margin: 1440 }

const separator = (id: number, type: string, sign: string) =>
  el('w:footnote', { 'w:type': type, 'w:id': id }, el('w:p', {}, el('w:r', {}, el(sign))))

/** What grows while a Word document is written: its pictures, lists, notes and relations. */
export class WordParts {
  readonly documentLinks: Relationship[] = [...documentRelationships]
  readonly footnoteLinks: Relationship[] = []
  readonly footnotes: Xml[] = []
  readonly comments: Xml[] = []
  readonly lists: ListNumber[] = []
  readonly media = new Map<string, Uint8Array>()
  #id = 0

  /** Numbers of bookmarks, changes and drawings, one row for all. */
  nextId(): number {
    this.#id += 1
    return this.#id
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

  /**
   * The files of the package (ECMA-376, transitional) by their names; `body` is what stands before the section's
   * properties, `custom` the document's own properties where it has some.
   */
  files(
    title: string,
    body: Xml,
    { page = UPRIGHT, custom }: { page?: PageShape; custom?: string } = {},
  ): Map<string, Uint8Array> {
    const text: [string, string][] = [
      [
        '[Content_Types].xml',
        contentTypes(new Set([...this.media.keys()].map((name) => name.split('.').at(-1) ?? '')), custom !== undefined),
      ],
      ['_rels/.rels', relationships(packageRelationships(custom !== undefined))],
      ['docProps/core.xml', coreProperties(title)],
      ...(custom === undefined ? [] : [['docProps/custom.xml', custom] satisfies [string, string]]),
      ['word/document.xml', xmlFile(el('w:document', namespaces, el('w:body', {}, body, section(page))))],
      ['word/_rels/document.xml.rels', relationships(this.documentLinks)],
      ['word/styles.xml', styles],
      ['word/settings.xml', settings],
      ['word/numbering.xml', numbering(this.lists)],
      [
        'word/footnotes.xml',
        xmlFile(
          el(
            'w:footnotes',
            namespaces,
            separator(-1, 'separator', 'w:separator'),
            separator(0, 'continuationSeparator', 'w:continuationSeparator'),
            ...this.footnotes,
          ),
        ),
      ],
      ['word/_rels/footnotes.xml.rels', relationships(this.footnoteLinks)],
      ['word/comments.xml', xmlFile(el('w:comments', namespaces, ...this.comments))],
    ]
    const encoder = new TextEncoder()
    return new Map<string, Uint8Array>([
      ...text.map(([name, content]) => [name, encoder.encode(content)] as const),
      ...[...this.media].map(([name, bytes]) => [`word/${name}`, bytes] as const),
    ])
  }
}
