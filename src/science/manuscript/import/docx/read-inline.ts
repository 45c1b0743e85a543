import { childrenOf, textOf, type XmlElement } from '../../../records/xml.ts'
import type { Inline, Mark, SuggestionAttrs, TextNode } from '../../manuscript.ts'
import type { TransferLedger } from '../../transfer-ledger.ts'
import { citationJsonOf, citationJsonOfTag, isBibliographyField, readCitationJson } from './citation-field.ts'
import { latexOfMath } from './math-text.ts'
import type { WordPackage } from './word-package.ts'

/** A picture stands in the text of Word and between blocks in a draft. */
export type FoundPicture = { src: string; alt: string }

type Field = { instruction: string; isShown: boolean; nodes: Inline[] }

/** Reads the content of paragraphs. Fields may go over several of them, so one reader reads the whole document. */
export class InlineReader {
  readonly records = new Map<string, Record<string, unknown>>()
  readonly pictures: FoundPicture[] = []
  readonly bookmarks = new Map<string, string>()
  /** Comment number → thread. */
  readonly threads = new Map<string, string>()
  readonly pack: WordPackage
  readonly ledger: TransferLedger
  #fields: Field[] = []
  #open = new Set<string>()
  #count = 0
  #inNotes = false
  #lastStart = ''

  constructor(pack: WordPackage, ledger: TransferLedger) {
    this.pack = pack
    this.ledger = ledger
  }

  makeId(kind: string): string {
    this.#count += 1
    return `${kind}-${this.#count}`
  }

  /** Whether the reader is inside the list of references, whose entries are computed. */
  get isInBibliography(): boolean {
    return this.#fields.some(({ instruction, isShown }) => isShown && isBibliographyField(instruction.trim()))
  }

  /** Fields that the document opens and never closes give back what they showed. */
  read(paragraph: XmlElement): Inline[] {
    const out: Inline[] = []
    this.#children(paragraph, [], out, 0)
    return joined(out)
  }

  readNote(note: XmlElement): Inline[] {
    const [wasInNotes, fields] = [this.#inNotes, this.#fields]
    this.#inNotes = true
    this.#fields = []
    const lines = childrenOf(note, 'w:p').map((paragraph) => this.read(paragraph))
    this.#inNotes = wasInNotes
    this.#fields = fields
    const all = lines.flatMap((line, index): Inline[] => (index === 0 ? line : [{ type: 'hardBreak' }, ...line]))
    const [first] = all
    if (first?.type === 'text') first.text = first.text.trimStart()
    return all.filter((node) => node.type !== 'text' || node.text !== '')
  }

  #push(out: Inline[], node: Inline): void {
    const field = this.#fields.at(-1)
    if (field === undefined) out.push(node)
    else if (field.isShown) field.nodes.push(node)
  }

  #children(element: XmlElement, marks: readonly Mark[], out: Inline[], depth: number): void {
    if (depth > 30) {
      this.ledger.add('left', 'nesting')
      return
    }
    for (const child of element.children) if (typeof child !== 'string') this.#element(child, marks, out, depth)
  }

  #element(element: XmlElement, marks: readonly Mark[], out: Inline[], depth: number): void {
    switch (element.name) {
      case 'w:r':
        return this.#run(element, marks, out, depth)
      case 'w:ins':
      case 'w:moveTo':
        return this.#children(element, [...marks, this.#change('insertion', element)], out, depth + 1)
      case 'w:del':
      case 'w:moveFrom':
        return this.#children(element, [...marks, this.#change('deletion', element)], out, depth + 1)
      case 'w:hyperlink':
        return this.#hyperlink(element, marks, out, depth)
      case 'w:fldSimple': {
        const nodes: Inline[] = []
        this.#children(element, marks, nodes, depth + 1)
        for (const node of this.#fieldNodes((element.attributes['w:instr'] ?? '').trim(), nodes)) this.#push(out, node)
        return
      }
      case 'w:sdt': {
        const tag = childrenOf(element, 'w:sdtPr', 'w:tag')[0]?.attributes['w:val']
        const json = citationJsonOfTag(tag)
        const found =
          json === undefined ? undefined : readCitationJson(json, this.records, () => this.makeId('citation'))
        if (found !== undefined) {
          this.ledger.add('taken', 'citations')
          return this.#push(out, { type: 'citation', attrs: found, ...withMarks(marks) })
        }
        for (const content of childrenOf(element, 'w:sdtContent')) this.#children(content, marks, out, depth + 1)
        return
      }
      case 'm:oMath':
      case 'm:oMathPara': {
        const latex = latexOfMath(element).trim().replace(/ {2,}/g, ' ')
        if (latex === '') return
        this.ledger.add('taken', 'equations')
        return this.#push(out, { type: 'equation', attrs: { latex }, ...withMarks(marks) })
      }
      case 'w:commentRangeStart': {
        const id = element.attributes['w:id'] ?? ''
        // Comments that begin at one place are one conversation.
        const thread = this.#lastStart === '' ? `thread-${id}` : this.#lastStart
        this.#lastStart = thread
        this.threads.set(id, thread)
        this.#open.add(id)
        return
      }
      case 'w:commentRangeEnd':
        this.#open.delete(element.attributes['w:id'] ?? '')
        return
      case 'w:bookmarkStart': {
        const name = element.attributes['w:name'] ?? ''
        if (name.startsWith('_Ref')) this.bookmarks.set(name, this.bookmarks.get(name) ?? idOfBookmark(name))
        return
      }
      case 'w:smartTag':
      case 'w:dir':
      case 'w:bdo':
      case 'mc:AlternateContent':
      case 'mc:Choice':
        return this.#children(element, marks, out, depth + 1)
      default:
    }
  }

  #change(type: 'insertion' | 'deletion', { attributes }: XmlElement): Mark {
    const at = new Date(attributes['w:date'] ?? '')
    const attrs: SuggestionAttrs = {
      suggestionId: this.makeId('suggestion'),
      by: 'person',
      name: attributes['w:author'] ?? 'Unknown',
      at: (Number.isNaN(at.getTime()) ? new Date(0) : at).toISOString(),
    }
    this.ledger.add('taken', 'suggestions')
    return { type, attrs }
  }

  #hyperlink(element: XmlElement, marks: readonly Mark[], out: Inline[], depth: number): void {
    const href = this.pack.target(element.attributes['r:id'], this.#inNotes)
    const isSafe = href !== undefined && /^(?:https?|mailto):/i.test(href)
    if (href !== undefined) this.ledger.add(isSafe ? 'taken' : 'changed', 'links', isSafe ? undefined : href)
    this.#children(element, isSafe ? [...marks, { type: 'link', attrs: { href } }] : marks, out, depth + 1)
  }

  #run(run: XmlElement, outer: readonly Mark[], out: Inline[], depth: number): void {
    const [properties] = childrenOf(run, 'w:rPr')
    if (childrenOf(properties, 'w:vanish').length > 0 && !isOff(childrenOf(properties, 'w:vanish')[0])) return
    const marks = [...marksOf(properties, this.pack), ...outer, ...this.#comments()]
    const say = (text: string) => text !== '' && this.#push(out, { type: 'text', text, ...withMarks(marks) })
    for (const child of run.children) {
      if (typeof child === 'string') continue
      if (child.name === 'w:t' || child.name === 'w:delText') {
        this.#lastStart = ''
        say(textOf(child))
      } else if (child.name === 'w:tab') say('\t')
      else if (child.name === 'w:noBreakHyphen') say('‑')
      else if (child.name === 'w:br' || child.name === 'w:cr') {
        if (child.attributes['w:type'] === undefined || child.attributes['w:type'] === 'textWrapping')
          this.#push(out, { type: 'hardBreak' })
      } else if (child.name === 'w:fldChar') this.#fieldSign(child.attributes['w:fldCharType'] ?? '', out)
      else if (child.name === 'w:instrText' || child.name === 'w:delInstrText') {
        const field = this.#fields.at(-1)
        if (field !== undefined && !field.isShown) field.instruction += textOf(child)
      } else if (child.name === 'w:footnoteReference' || child.name === 'w:endnoteReference')
        this.#note(child, out, depth)
      else if (child.name === 'w:drawing') this.#drawing(child)
      else if (child.name === 'w:pict' || child.name === 'w:object') {
        // The words of a text box are read as paragraphs.
        if (!first(child, 'w:txbxContent', 0)) this.ledger.add('left', 'objects')
      } else if (child.name === 'mc:AlternateContent') this.#children(child, outer, out, depth + 1)
    }
  }

  #comments(): Mark[] {
    const threads = new Set([...this.#open].map((id) => this.threads.get(id) ?? `thread-${id}`))
    return [...threads].map((threadId) => ({ type: 'comment', attrs: { threadId } }))
  }

  #fieldSign(kind: string, out: Inline[]): void {
    if (kind === 'begin') this.#fields.push({ instruction: '', isShown: false, nodes: [] })
    const field = this.#fields.at(-1)
    if (field === undefined) return
    if (kind === 'separate') field.isShown = true
    if (kind !== 'end') return
    this.#fields.pop()
    for (const node of this.#fieldNodes(field.instruction.trim(), field.nodes)) this.#push(out, node)
  }

  #fieldNodes(instruction: string, nodes: readonly Inline[]): readonly Inline[] {
    const json = citationJsonOf(instruction)
    if (json !== undefined) {
      const found = readCitationJson(json, this.records, () => this.makeId('citation'))
      this.ledger.add(
        found === undefined ? 'changed' : 'taken',
        'citations',
        found === undefined ? 'unreadable field' : undefined,
      )
      return found === undefined ? nodes : [{ type: 'citation', attrs: found, ...withMarks(shownMarks(nodes)) }]
    }
    if (isBibliographyField(instruction)) return []
    const target = /^(?:REF|PAGEREF)\s+(_Ref\w+)/.exec(instruction)?.[1]
    if (target !== undefined) {
      this.ledger.add('taken', 'crossReferences')
      return [{ type: 'crossReference', attrs: { targetId: idOfBookmark(target) }, ...withMarks(shownMarks(nodes)) }]
    }
    const href = /^HYPERLINK\s+"((?:https?|mailto):[^"]+)"/i.exec(instruction)?.[1]
    if (href !== undefined)
      return nodes.map((node) => ({ ...node, marks: [...(node.marks ?? []), { type: 'link', attrs: { href } }] }))
    const word = /^[A-Z]+(?:\s+[A-Z]+\.[A-Z]+)?/.exec(instruction)?.[0]
    if (word !== undefined && word !== 'SEQ') this.ledger.add('changed', 'fields', word)
    return nodes
  }

  #note(reference: XmlElement, out: Inline[], depth: number): void {
    const id = reference.attributes['w:id'] ?? ''
    const note = (reference.name === 'w:footnoteReference' ? this.pack.footnotes : this.pack.endnotes).get(id)
    if (note === undefined || this.#inNotes || depth > 20) return
    const content = this.readNote(note)
    const real = content.filter((node) => node.type !== 'text' || node.text.trim() !== '')
    const [only] = real
    // A note that is nothing but a citation is how a style of notes cites.
    if (real.length === 1 && only?.type === 'citation') return this.#push(out, only)
    this.ledger.add('taken', 'footnotes')
    this.#push(out, { type: 'footnote', attrs: { id: this.makeId('footnote'), content } })
  }

  #drawing(drawing: XmlElement): void {
    const blip = first(drawing, 'a:blip', 0)
    if (blip === undefined && first(drawing, 'w:txbxContent', 0)) return
    const path = this.pack.target(blip?.attributes['r:embed'], this.#inNotes)
    const src = path === undefined ? undefined : this.pack.picture(path)
    const alt = first(drawing, 'wp:docPr', 0)?.attributes['descr'] ?? ''
    if (src === undefined) this.ledger.add('left', blip === undefined ? 'objects' : 'pictures', alt || undefined)
    else this.pictures.push({ src, alt })
  }
}

/** Marks that every shown piece of a field has: the format of its place, not that of its style. */
const shownMarks = (nodes: readonly Inline[]): Mark[] =>
  (nodes[0]?.marks ?? []).filter(({ type }) => type === 'insertion' || type === 'deletion' || type === 'comment')

export const idOfBookmark = (name: string): string => name.replace(/^_Ref_?/, '')

function first(element: XmlElement, name: string, depth: number): XmlElement | undefined {
  if (element.name === name) return element
  if (depth > 20) return undefined
  for (const child of element.children) {
    const found = typeof child === 'string' ? undefined : first(child, name, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

const isOff = (element: XmlElement | undefined) => /^(?:0|false|off|none)$/.test(element?.attributes['w:val'] ?? '')
const withMarks = (marks: readonly Mark[]) => (marks.length > 0 ? { marks: [...marks] } : {})

function marksOf(properties: XmlElement | undefined, pack: WordPackage): Mark[] {
  const has = (name: string) => {
    const [element] = childrenOf(properties, name)
    return element !== undefined && !isOff(element)
  }
  const align = childrenOf(properties, 'w:vertAlign')[0]?.attributes['w:val']
  const style = childrenOf(properties, 'w:rStyle')[0]?.attributes['w:val']
  const names: Exclude<Mark['type'], 'link' | 'comment' | 'insertion' | 'deletion'>[] = []
  if (has('w:b')) names.push('bold')
  if (has('w:i')) names.push('italic')
  if (has('w:u')) names.push('underline')
  if (has('w:strike')) names.push('strike')
  if (pack.isCodeStyle(style)) names.push('code')
  if (align === 'subscript' || align === 'superscript') names.push(align)
  return names.map((type) => ({ type }))
}

const same = (a: TextNode, b: TextNode) => JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? [])

/** Neighbours of one format as one text, as the editor holds them. */
function joined(nodes: readonly Inline[]): Inline[] {
  const all: Inline[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (node.type === 'text' && last?.type === 'text' && same(node, last))
      all[all.length - 1] = { ...last, text: last.text + node.text }
    else all.push(node)
  }
  return all
}
