import type { PageBlock } from '#science/first-page/page-block.ts'
import { shownParagraphs, type ShownParagraph } from '#science/manuscript/import/docx/shown-paragraphs.ts'
import { findElements, textOf } from '#science/records/xml.ts'
import { readZip } from '#shared/format/unzip.ts'
import { ZipError, type ZipEntry } from '#shared/format/zip.ts'

/** What a Word document holds for a reader: its paragraphs, and what it says of itself. */
export type DocxText = { blocks: PageBlock[]; info: { title?: string; author?: string } }

/** A file that is no Word document, is damaged, or unpacks to more than is read. `message` is a sentence for people. */
export class DocxFailure extends Error {
  override name = 'DocxFailure'
}

const DAMAGED = 'This Word document is damaged and could not be read. Open it in Word, save it again and add it again.'

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
        : DAMAGED,
    )
  }
}

/** Sizes that stand for levels of headings, so that a first page of Word is read as one of a PDF. */
const headingSize = (level: number) => Math.max(20 - 2 * level, 12)
const BODY = 10

function blockOf({ text, level }: ShownParagraph, y: number): PageBlock {
  return {
    text: text.replace(/[^\S\n\t]+/g, ' ').trim(),
    size: level === undefined ? BODY : headingSize(level),
    y,
    isHeading: level !== undefined,
  }
}

/** The text of a Word document. Unpacking is bounded: a small file that grows without end is refused. */
export async function readDocx(bytes: Uint8Array): Promise<DocxText> {
  const parts = await partsOf(bytes)
  let shown: ShownParagraph[]
  try {
    shown = shownParagraphs(new Map(parts.map((part) => [part.name, part.bytes])))
  } catch {
    throw new DocxFailure(DAMAGED)
  }
  const blocks = shown.filter(({ text }) => text.trim() !== '').map(blockOf)
  const core = new TextDecoder().decode(parts.find(({ name }) => name === 'docProps/core.xml')?.bytes)
  const said = (tag: string) => {
    for (const { element } of findElements(core, new Set([tag]))) return textOf(element).trim()
    return ''
  }
  const [title, author] = [said('dc:title'), said('dc:creator')]
  return { blocks, info: { ...(title && { title }), ...(author && { author }) } }
}
