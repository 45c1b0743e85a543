import type { Paper, PaperDraft } from '#contract/papers.ts'
import type { CitationStyle } from '#science/citations/citation.ts'
import { readDocx } from '#science/manuscript/import/docx/read-docx.ts'
import { isWanted } from '#science/manuscript/import/docx/word-package.ts'
import { ImportRefused, type ImportedDraft } from '#science/manuscript/import/imported-draft.ts'
import { readLatex } from '#science/manuscript/import/latex/read-latex.ts'
import { readMarkdown } from '#science/manuscript/import/markdown/read-markdown.ts'
import type { Manuscript } from '#science/manuscript/manuscript.ts'
import type { TransferNote } from '#science/manuscript/transfer-ledger.ts'
import { readCslJson } from '#science/records/csl-json.ts'
import { decodeText } from '#science/records/decode.ts'
import { readRecords, UnreadableFile } from '#science/records/read-file.ts'
import { plainTitle } from '#science/records/title-key.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { base64Of } from './picture-data.ts'
import { isZip, readZip } from '#shared/format/unzip.ts'
import { ZipError } from '#shared/format/zip.ts'

export type GivenFile = { name: string; bytes: Uint8Array }
/** By what a paper of the library is known again. */
export type LibraryEntry = { id: string; title: string; year?: number; doi?: string; pmid?: string; key?: string }

/** A draft made of files, before it is kept anywhere. */
export type OpenedDraft = {
  title: string
  manuscript: Manuscript
  style?: CitationStyle
  threads: ImportedDraft['threads']
  notes: TransferNote[]
  /** Papers of the library that it cites. */
  libraryIds: string[]
  /** Papers that came with the file and are in no library yet. */
  newPapers: Paper[]
  unknownKeys: readonly string[]
}

const PART_MAX = 40 * 1024 * 1024
const DOCUMENT = /\.(?:docx|md|markdown|tex|latex)$/i
const REFERENCES = /\.(?:bib|ris|nbib|enw|json)$/i
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i

/** Reads a document with what came beside it: reference files, pictures, or an archive of all of them. */
export async function openFiles(given: readonly GivenFile[], library: readonly LibraryEntry[]): Promise<OpenedDraft> {
  const files = (await Promise.all(given.map(unpacked))).flat()
  const documents = files.filter(({ name }) => DOCUMENT.test(name))
  const main = documents.length > 1 ? documents.filter(isWhole) : documents
  const [file] = main
  if (file === undefined) throw new ImportRefused(notOne(files))
  if (main.length > 1)
    throw new ImportRefused(
      `These are several documents (${main.map(({ name }) => name).join(', ')}). Open one after the other.`,
    )

  const papers = new PaperIndex(library, file.name)
  const byKey = new Map(library.flatMap(({ id, key }) => (key === undefined ? [] : [[key, id] as const])))
  for (const { name, bytes } of files) {
    if (!REFERENCES.test(name)) continue
    for (const { draft, citationKey } of referencesOf(bytes, name))
      if (citationKey !== undefined) byKey.set(citationKey, papers.idOf(draft))
  }
  const options = { papersByKey: byKey, pictures: picturesOf(files) }
  const read = await readDocument(file, options)
  const renamed = new Map<string, string>()
  for (const [id, record] of read.records) renamed.set(id, papers.idOfRecord(id, record))
  const manuscript = withPapers(read.manuscript, renamed)
  const cited = new Set(JSON.stringify(manuscript).match(/"paperId":"(?:[^"\\]|\\.)*"/g) ?? [])
  const isCited = (id: string) => cited.has(`"paperId":${JSON.stringify(id)}`)
  return {
    title: (read.title ?? '').trim() || file.name.replace(/^.*\//, '').replace(/\.[^.]+$/, ''),
    manuscript,
    ...(read.style !== undefined && { style: read.style }),
    threads: read.threads,
    notes: read.notes,
    libraryIds: library.map(({ id }) => id).filter(isCited),
    newPapers: papers.made.filter(({ id }) => isCited(id)),
    unknownKeys: read.unknownKeys,
  }
}

const isWhole = ({ name, bytes }: GivenFile) =>
  !/\.tex$/i.test(name) || decodeText(bytes).text.includes(String.raw`\documentclass`)

function notOne(files: readonly GivenFile[]): string {
  const [first] = files
  if (first !== undefined && /\.doc$/i.test(first.name))
    return 'This is an old Word file (.doc). Save it as .docx in Word or LibreOffice and open it again.'
  return 'None of these files can be opened here. Choose a Word document (.docx), Markdown (.md) or LaTeX (.tex).'
}

/** An archive as the files in it, any other file as itself. */
async function unpacked(file: GivenFile): Promise<GivenFile[]> {
  if (/\.docx$/i.test(file.name) || !isZip(file.bytes)) return [file]
  try {
    return await readZip(
      file.bytes,
      (name) => !name.startsWith('__MACOSX') && (DOCUMENT.test(name) || REFERENCES.test(name) || PICTURE.test(name)),
      PART_MAX,
    )
  } catch (error) {
    if (error instanceof ZipError) throw new ImportRefused(`${file.name} could not be unpacked. ${error.message}`)
    throw error
  }
}

function referencesOf(bytes: Uint8Array, name: string) {
  try {
    return readRecords(bytes, name).records
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ImportRefused(error.message)
    throw error
  }
}

const picturesOf = (files: readonly GivenFile[]) =>
  new Map(
    files
      .filter(({ name }) => PICTURE.test(name))
      .flatMap(({ name, bytes }) => {
        const src = base64Of(name, bytes)
        return [
          [name, src],
          [name.split('/').at(-1) ?? name, src],
        ] as const
      }),
  )

async function readDocument(
  { name, bytes }: GivenFile,
  options: { papersByKey: Map<string, string>; pictures: Map<string, string> },
): Promise<ImportedDraft> {
  if (!/\.docx$/i.test(name)) {
    const { text } = decodeText(bytes)
    return /\.(?:tex|latex)$/i.test(name) ? readLatex(text, options) : readMarkdown(text, options)
  }
  try {
    const parts = await readZip(bytes, isWanted, PART_MAX)
    return readDocx(new Map(parts.map((part) => [part.name, part.bytes])))
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
    throw new ImportRefused(
      isOld
        ? 'This is an old Word file (.doc), or one that is locked with a password. Save it as .docx without one and open it again.'
        : 'This Word document is damaged and could not be read. Open it in Word, save it again and try again.',
    )
  }
}

/** Finds papers of the library again by identifier or title and year; makes papers of what it does not find. */
class PaperIndex {
  readonly made: Paper[] = []
  readonly #known = new Map<string, string>()
  readonly #ids: ReadonlySet<string>
  readonly #file: string

  constructor(library: readonly LibraryEntry[], file: string) {
    this.#file = file
    this.#ids = new Set(library.map(({ id }) => id))
    for (const entry of library) this.#learn(entry.id, entry)
  }

  #learn(id: string, { title, year, doi, pmid }: Omit<LibraryEntry, 'id'>): void {
    for (const sign of signsOf(title, year, doi, pmid)) if (!this.#known.has(sign)) this.#known.set(sign, id)
  }

  idOf(draft: PaperDraft): string {
    const { title, year, ids } = draft
    const found = signsOf(title, year, ids.doi, ids.pmid)
      .map((sign) => this.#known.get(sign))
      .find((id) => id !== undefined)
    if (found !== undefined) return found
    const id = newKey()
    this.made.push({
      ...draft,
      id,
      design: 'unknown',
      flags: {},
      counts: {},
      origin: [{ kind: 'import', file: this.#file }],
    })
    this.#learn(id, {
      title,
      ...(year !== undefined && { year }),
      ...(ids.doi !== undefined && { doi: ids.doi }),
      ...(ids.pmid !== undefined && { pmid: ids.pmid }),
    })
    return id
  }

  /** The paper of a record that travelled in a citation; a paper that is still in the library is itself. */
  idOfRecord(id: string, record: Record<string, unknown>): string {
    if (this.#ids.has(id)) return id
    const [read] = readCslJson(JSON.stringify([record])).records
    return read === undefined ? id : this.idOf(read.draft)
  }
}

const signsOf = (title: string, year: number | undefined, doi: string | undefined, pmid: string | undefined) => [
  ...(doi === undefined ? [] : [`doi:${doi.toLowerCase()}`]),
  ...(pmid === undefined ? [] : [`pmid:${pmid}`]),
  ...(plainTitle(title).length > 12 ? [`title:${plainTitle(title)}|${year ?? ''}`] : []),
]

/** The same text with other ids of its papers. */
function withPapers(manuscript: Manuscript, renamed: ReadonlyMap<string, string>): Manuscript {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'paperId' && typeof inner === 'string' ? (renamed.get(inner) ?? inner) : walk(inner),
      ]),
    )
  }
  return renamed.size === 0 ? manuscript : (walk(manuscript) as Manuscript)
}
