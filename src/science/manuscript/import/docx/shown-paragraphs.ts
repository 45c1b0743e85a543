import { childrenOf, textOf, type XmlElement } from '../../../records/xml.ts'
import { latexOfMath } from './math-text.ts'
import { wordPackage, type WordPackage } from './word-package.ts'
import { flattened, inside, textBoxesIn } from './word-tree.ts'

/** A paragraph as a reader sees it; `level` of a heading, 1 the highest. */
export type ShownParagraph = { text: string; level?: number }

const DEPTH_MAX = 60

/**
 * What a Word document shows, in its order, from the files of its package: fields by what they show, changes as if they
 * were accepted, a row of a table as one line with tabs, text boxes behind their paragraph, notes at the end. Comments and
 * hidden text are not shown. Throws `ImportRefused` where the package is no Word document.
 */
export function shownParagraphs(parts: ReadonlyMap<string, Uint8Array>): ShownParagraph[] {
  const reader = new Reader(wordPackage(parts))
  return [...reader.read(reader.pack.body, 0), ...reader.takeNotes()]
}

class Reader {
  readonly pack: WordPackage
  readonly #notes: XmlElement[] = []

  constructor(pack: WordPackage) {
    this.pack = pack
  }

  read(parent: XmlElement, depth: number): ShownParagraph[] {
    if (depth > DEPTH_MAX) return []
    return flattened(parent, 0).flatMap((child): ShownParagraph[] => {
      if (child.name === 'w:tbl') return inside(child, 'w:tr').map((row) => ({ text: this.#row(row, depth + 1) }))
      const level = this.#levelOf(child)
      return [
        { text: this.#text(child, 0), ...(level !== undefined && { level }) },
        ...textBoxesIn(child).flatMap((box) => this.read(box, depth + 1)),
      ]
    })
  }

  /** Notes in the order in which the text names them; those that a note names itself come behind. */
  takeNotes(): ShownParagraph[] {
    const all: ShownParagraph[] = []
    const seen = new Set<XmlElement>()
    for (let note = this.#notes.shift(); note !== undefined; note = this.#notes.shift()) {
      if (seen.has(note)) continue
      seen.add(note)
      all.push(...this.read(note, 0))
    }
    return all
  }

  #row(row: XmlElement, depth: number): string {
    return inside(row, 'w:tc')
      .map((cell) =>
        this.read(cell, depth)
          .map(({ text }) => text)
          .filter((text) => text.trim() !== '')
          .join(' '),
      )
      .filter((text) => text.trim() !== '')
      .join('\t')
  }

  #levelOf(paragraph: XmlElement): number | undefined {
    const [properties] = childrenOf(paragraph, 'w:pPr')
    const meaning = this.pack.style(childrenOf(properties, 'w:pStyle')[0]?.attributes['w:val'])
    if (meaning === 'title') return 1
    if (typeof meaning === 'object') return meaning.heading
    const outline = childrenOf(properties, 'w:outlineLvl')[0]?.attributes['w:val']
    return outline === undefined || !/^[0-8]$/.test(outline) ? undefined : Number(outline) + 1
  }

  #text(element: XmlElement, depth: number): string {
    switch (element.name) {
      case 'w:t':
        return textOf(element)
      case 'w:tab':
        return '\t'
      case 'w:br':
      case 'w:cr':
        return '\n'
      case 'w:noBreakHyphen':
        return '\u2011'
      case 'm:oMath':
        return latexOfMath(element).trim()
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return this.#refer(element)
      // Taken out by a change, hidden, or read at another place.
      case 'w:del':
      case 'w:moveFrom':
      case 'w:pPr':
      case 'w:rPr':
      case 'w:sdtPr':
      case 'w:instrText':
      case 'w:txbxContent':
      case 'mc:Fallback':
        return ''
    }
    if (depth > DEPTH_MAX || isHidden(element)) return ''
    return element.children.map((child) => (typeof child === 'string' ? '' : this.#text(child, depth + 1))).join('')
  }

  #refer({ name, attributes }: XmlElement): string {
    const notes = name === 'w:footnoteReference' ? this.pack.footnotes : this.pack.endnotes
    const note = notes.get(attributes['w:id'] ?? '')
    if (note !== undefined) this.#notes.push(note)
    return ''
  }
}

const isHidden = (run: XmlElement) =>
  run.name === 'w:r' &&
  childrenOf(run, 'w:rPr', 'w:vanish').some(({ attributes }) => !/^(?:0|false|off)$/.test(attributes['w:val'] ?? ''))
