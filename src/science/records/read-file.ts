import { readBibtex } from './bibtex.ts'
import { readClinicalTrialsJson } from './clinical-trials.ts'
import { readCrossrefJson, readCslJson } from './csl-json.ts'
import { readCsv } from './csv.ts'
import { readDataciteJson } from './datacite-json.ts'
import { decodeText, type TextEncoding } from './decode.ts'
import { detectFormat } from './detect-format.ts'
import { readEndnoteXml } from './endnote-xml.ts'
import { readEnw } from './enw.ts'
import { readMarc } from './marc.ts'
import { readMods } from './mods.ts'
import { readNbib } from './nbib.ts'
import { readOpenAlexJson } from './openalex-json.ts'
import { readOvid } from './ovid.ts'
import { readPubmedXml } from './pubmed-xml.ts'
import type { OnProgress, ReadResult, RecordFormat } from './read-result.ts'
import { readCochrane } from './cochrane.ts'
import { readRefworks } from './refworks.ts'
import { readRis } from './ris.ts'
import type { ColumnMapping } from './table-columns.ts'
import { readWos } from './wos.ts'
import { readZoteroRdf } from './zotero-rdf.ts'

export type UnreadableReason = 'too-large' | 'empty' | 'unknown-format' | 'html' | 'binary' | 'no-records'

const readable =
  'Roadrunner reads RIS, BibTeX, PubMed (.nbib or XML), EndNote (.enw or XML), Web of Science, Ovid, RefWorks, Zotero RDF, MODS, MARC, JSON (CSL, OpenAlex, Crossref, DataCite, ClinicalTrials.gov), CSV and Excel (.xlsx).'

const MB = 1024 * 1024
/** Unpacked bytes of one file: 50,000 records with abstracts have about 150 MB. */
const BYTES_MAX = 256 * MB

/** A file that holds nothing to read. `message` is a sentence for the person who chose it, `reason` is for code. */
export class UnreadableFile extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason, message: string) {
    super(message)
    this.name = 'UnreadableFile'
    this.reason = reason
  }
}

const readers: Record<RecordFormat, (text: string, onProgress?: OnProgress) => ReadResult> = {
  ris: readRis,
  bibtex: readBibtex,
  nbib: readNbib,
  enw: readEnw,
  'endnote-xml': readEndnoteXml,
  'csl-json': readCslJson,
  csv: readCsv,
  'pubmed-xml': readPubmedXml,
  wos: readWos,
  ovid: readOvid,
  refworks: readRefworks,
  cochrane: readCochrane,
  mods: readMods,
  marc: readMarc,
  'zotero-rdf': readZoteroRdf,
  'openalex-json': readOpenAlexJson,
  'crossref-json': readCrossrefJson,
  'datacite-json': readDataciteJson,
  'clinicaltrials-json': readClinicalTrialsJson,
}

/**
 * Reads a reference file of any kind and encoding. Runs in a web worker and in Node; `onProgress` is called now and then
 * with steps of the reader's own. Throws `UnreadableFile` when there is nothing to read; nothing else is thrown for bad
 * input: what cannot be kept is in `skipped`, with its line and the reason. With a `mapping` the file is read as a table
 * with the columns that a person named.
 */
export function readRecords(
  bytes: Uint8Array,
  fileName: string,
  onProgress?: OnProgress,
  mapping?: ColumnMapping,
): ReadResult & { encoding: TextEncoding } {
  if (bytes.length === 0)
    throw new UnreadableFile('empty', `${fileName} is empty. Export it once more and choose it again.`)
  if (bytes.length > BYTES_MAX)
    throw new UnreadableFile(
      'too-large',
      `${fileName} has ${Math.ceil(bytes.length / MB)} MB; up to ${BYTES_MAX / MB} MB are read. Export it in parts and choose them one after another.`,
    )
  refuseBinary(bytes, fileName)
  const { text, encoding } = decodeText(bytes)
  if (text.trim() === '')
    throw new UnreadableFile(
      'empty',
      `${fileName} holds nothing but blank space. Export it once more and choose it again.`,
    )
  if (/^<(?:!doctype html|html|head|body|script)\b/i.test(withoutComments(text))) {
    throw new UnreadableFile(
      'html',
      `${fileName} is a web page, not a reference file. The site may have sent a sign-in or error page: sign in there and export again.`,
    )
  }
  const format = mapping === undefined ? detectFormat(text, fileName) : 'csv'
  if (format === undefined) {
    throw new UnreadableFile('unknown-format', `${fileName} ${adviceFor(text)} ${readable}`)
  }
  const result = mapping === undefined ? readers[format](text, onProgress) : readCsv(text, onProgress, mapping)
  if (result.total === 0) throw new UnreadableFile('no-records', `${fileName} holds no records. ${readable}`)
  return { ...result, encoding }
}

/** The text from where it begins behind white space and comments of XML. */
function withoutComments(text: string): string {
  let rest = text.slice(0, 65_536).trimStart()
  while (rest.startsWith('<!--') && rest.includes('-->')) rest = rest.slice(rest.indexOf('-->') + 3).trimStart()
  return rest
}

const asRis = 'Export the references from the program that wrote it as RIS, and choose that.'
const asTable = 'Save the sheet as “Excel Workbook (.xlsx)” or “CSV UTF-8” and choose that.'
/** What begins with these bytes is no text. The first that fits tells; `inside` must stand near the beginning. */
const binaryKinds: { bytes: number[]; inside?: RegExp; is: string }[] = [
  {
    bytes: [0x25, 0x50, 0x44, 0x46],
    is: 'a PDF, not a reference file. Export the references from your reference manager as RIS, and choose that.',
  },
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    inside: /xl\/(?:workbook|_rels|worksheets|styles)/,
    is: `an Excel workbook. ${asTable}`,
  },
  { bytes: [0x50, 0x4b, 0x03, 0x04], inside: /spreadsheet/, is: `a packed or Office file. ${asTable}` },
  { bytes: [0x50, 0x4b, 0x03, 0x04], inside: /word\/|opendocument\.text/, is: `a text document. ${asRis}` },
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    inside: /sdb\/sdb\.eni|\.Data\/|\.enl/,
    is: `an EndNote library. In EndNote choose File, Export, and the type XML, and choose that file.`,
  },
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    is: 'a packed or Office file. Unpack it, or save the table as CSV, and choose that.',
  },
  { bytes: [0x1f, 0x8b], is: 'a packed file. Unpack it and choose the file inside.' },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    is: `an Office file of before 2007 or a locked one. Open it, take away its password, and save it anew: a table as “Excel Workbook (.xlsx)”, a text as .docx.`,
  },
  { bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], is: `a database of a reference manager. ${asRis}` },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], is: `a text document (RTF). ${asRis}` },
]

/** Kinds of text that name papers in a way that nobody should have to guess at, and what to ask for instead. */
const refusedKinds: { shape: RegExp; is: string }[] = [
  {
    shape: /<article[\s>](?:(?!<article)[\s\S]){0,4000}<front>|<pmc-articleset>/,
    is: 'holds whole articles (JATS). Export the citations as PubMed or RIS, and choose that.',
  },
  { shape: /<(?:doi_records|crossref_result|doi_batch)\b/, is: 'is XML of Crossref. Ask for JSON or RIS instead.' },
  {
    shape: /<(?:resource|oai_dc:dc|dc|metadata)\b[^>]{0,400}(?:datacite\.org|dublincore|purl\.org\/dc)/i,
    is: 'is Dublin Core or DataCite XML. Export it as RIS, BibTeX or JSON, and choose that.',
  },
  {
    shape: /<feed\b[^>]{0,400}w3\.org\/2005\/Atom|<rss\b/,
    is: 'is a news feed. Export the results of the search as RIS, and choose that.',
  },
  {
    shape: /<b:Sources\b|<Sources\b[^>]{0,400}bibliography/,
    is: 'is the source list of a word processor. Export the references from your reference manager as RIS, and choose that.',
  },
  { shape: /<TEI\b|<teiCorpus\b/, is: 'is TEI. Export it as BibTeX or MODS, and choose that.' },
  {
    shape: /^<(?:\?xml|[a-z])/i,
    is: 'is XML of another kind. Export the references as RIS, PubMed XML, EndNote XML, MODS or MARCXML, and choose that.',
  },
]

function adviceFor(text: string): string {
  const start = withoutComments(text)
  return (
    refusedKinds.find(({ shape }) => shape.test(start))?.is ??
    'is not in a format that Roadrunner knows. Export it as RIS, and choose that.'
  )
}

function refuseBinary(bytes: Uint8Array, fileName: string): void {
  const near = () => String.fromCharCode(...bytes.subarray(0, 4096))
  const kind = binaryKinds.find(
    ({ bytes: signature, inside }) =>
      signature.every((byte, index) => bytes[index] === byte) && (inside === undefined || inside.test(near())),
  )
  if (kind) throw new UnreadableFile('binary', `${fileName} is ${kind.is}`)
  const sample = bytes.subarray(0, 4096)
  const { encoding } = decodeText(sample)
  if (encoding.startsWith('utf-16')) return
  const nuls = sample.filter((byte) => byte === 0).length
  const controls = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  if (nuls > Math.max(2, sample.length * 0.002) || (encoding === 'windows-1252' && controls > sample.length * 0.03)) {
    throw new UnreadableFile('binary', `${fileName} is not text, so there are no references to read in it. ${readable}`)
  }
}
