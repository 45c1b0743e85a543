import type { PageBlock } from '#science/first-page/page-block.ts'
import { readZip } from '#shared/format/unzip.ts'
import { writeZip, ZipError, type ZipEntry } from '#shared/format/zip.ts'

/** What a Word document holds for a reader: its paragraphs, and what it says of itself. */
export type DocxText = { blocks: PageBlock[]; info: { title?: string; author?: string } }

/** A file that is no Word document, is damaged, or unpacks to more than is read. `message` is a sentence for people. */
export class DocxFailure extends Error {
  override name = 'DocxFailure'
}

const MB = 1024 * 1024
/** Unpacked. A paper of 500 pages has some 10 MB; what is larger was made to be. */
const PART_MAX = 40 * MB
const ALL_MAX = 60 * MB

/** The parts that hold text or say how it is meant. Pictures, macros and embedded files are never unpacked. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/[^/]+\.xml|word\/_rels\/[^/]+\.xml\.rels)$/

/** The part that the file's own relations name as its document, whatever it is called ("word/document2.xml"). */
function mainPart(parts: readonly ZipEntry[]): string | undefined {
  const relations = new TextDecoder().decode(parts.find(({ name }) => name === '_rels/.rels')?.bytes)
  const relation = relations.match(/<Relationship\b[^<>]*>/g)?.find((each) => /\/officeDocument"/.test(each))
  const target = relation && /\bTarget="([^"]*)"/.exec(relation)?.[1]?.replace(/^\//, '')
  const named = target ?? 'word/document.xml'
  return parts.some(({ name }) => name === named) ? named : undefined
}

async function partsOf(bytes: Uint8Array): Promise<ZipEntry[]> {
  try {
    const parts = await readZip(bytes, (name) => PARTS.test(name), PART_MAX)
    if (mainPart(parts) === undefined) {
      throw new DocxFailure('This file is not a Word document (.docx), whatever its name says.')
    }
    if (parts.reduce((sum, part) => sum + part.bytes.length, 0) > ALL_MAX) {
      throw new DocxFailure('This Word document unpacks to more than 60 MB of text, which is not read.')
    }
    return parts
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
    throw new DocxFailure(
      isOld
        ? 'This is an old Word file (.doc), or one that is locked with a password. Save it as .docx without one and add it again.'
        : 'This Word document is damaged and could not be read. Open it in Word, save it again and add it again.',
    )
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const plain = (markup: string) =>
  markup
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, tens?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code = tens === undefined ? Number.parseInt(hex ?? '', 16) : Number(tens)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })

/** Sizes that stand for levels of headings, so that a first page of Word is read as one of a PDF. */
const headingSize = (level: number) => Math.max(20 - 2 * level, 12)
const BODY = 10

/** Paragraphs of the markup that the converter wrote, which is well-formed and holds nothing of the file unescaped. */
function blocksOf(html: string): PageBlock[] {
  const blocks: PageBlock[] = []
  // Cells of one row become one line, so that a table can be read and quoted.
  const rows = html.split('<tr>').map((part, at) => {
    const end = at === 0 ? -1 : part.indexOf('</tr>')
    if (end < 0) return part
    const line = part
      .slice(0, end)
      .split(/<\/t[dh]>/)
      .map((cell) => cell.replace(/<\/p>\s*<p>/g, ' ').replace(/<\/?p[^<>]*>/g, ''))
      .filter((cell) => cell.trim() !== '')
      .join('\t')
    return `<p>${line}</p>${part.slice(end)}`
  })
  for (const { tag, content } of elementsOf(rows.join(''))) {
    const text = plain(content)
      .replace(/[^\S\n\t]+/g, ' ')
      .trim()
    if (text === '') continue
    const level = /^h(\d)/.exec(tag)?.[1]
    const size = level === undefined ? BODY : headingSize(Number(level))
    blocks.push({ text, size, y: blocks.length, isHeading: level !== undefined })
  }
  return blocks
}

/** Headings, paragraphs and items of lists, each from its beginning to the first end of its own kind. */
function* elementsOf(html: string): Generator<{ tag: string; content: string }> {
  let open: { tag: string; from: number } | undefined
  for (const found of html.matchAll(/<(\/?)(h[1-6]|p|li)\b[^<>]*>/g)) {
    const [whole, slash, tag = ''] = found
    if (slash === '') open ??= { tag, from: found.index + whole.length }
    else if (open?.tag === tag) {
      yield { tag, content: html.slice(open.from, found.index) }
      open = undefined
    }
  }
}

/** The text of a Word document. Unpacking is bounded: a small file that grows without end is refused. */
export async function readDocx(bytes: Uint8Array): Promise<DocxText> {
  const parts = await partsOf(bytes)
  // Repacked from the parts that were checked: the converter unpacks without bounds.
  const checked = writeZip(parts)
  const { default: mammoth } = await import('mammoth')
  // Named twice, because the converter knows one name in a browser and another elsewhere.
  const input = { arrayBuffer: checked.buffer, buffer: checked.buffer } as unknown as { arrayBuffer: ArrayBuffer }
  const { value } = await mammoth
    .convertToHtml(input, {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
      includeEmbeddedStyleMap: false,
    })
    .catch(() => {
      throw new DocxFailure(
        'This Word document is damaged and could not be read. Open it in Word, save it again and add it again.',
      )
    })
  const core = new TextDecoder().decode(parts.find(({ name }) => name === 'docProps/core.xml')?.bytes)
  const said = (tag: string) => {
    const found = new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`).exec(core)?.[1]
    return found === undefined ? '' : plain(found).trim()
  }
  const [title, author] = [said('dc:title'), said('dc:creator')]
  return { blocks: blocksOf(value), info: { ...(title && { title }), ...(author && { author }) } }
}
