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
import { readRefworks } from './refworks.ts'
import { readRis } from './ris.ts'
import { readWos } from './wos.ts'
import { readZoteroRdf } from './zotero-rdf.ts'

export type UnreadableReason = 'empty' | 'unknown-format' | 'html' | 'binary' | 'no-records'

const readable =
  'Roadrunner reads RIS, BibTeX, PubMed (.nbib or XML), EndNote (.enw or XML), Web of Science, Ovid, RefWorks, Zotero RDF, MODS, MARC, JSON (CSL, OpenAlex, Crossref, DataCite, ClinicalTrials.gov) and CSV.'

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
 * input: what cannot be kept is in `skipped`, with its line and the reason.
 */
export function readRecords(
  bytes: Uint8Array,
  fileName: string,
  onProgress?: OnProgress,
): ReadResult & { encoding: TextEncoding } {
  if (bytes.length === 0)
    throw new UnreadableFile('empty', `${fileName} is empty. Export it once more and choose it again.`)
  refuseBinary(bytes, fileName)
  const { text, encoding } = decodeText(bytes)
  if (text.trim() === '')
    throw new UnreadableFile(
      'empty',
      `${fileName} holds nothing but blank space. Export it once more and choose it again.`,
    )
  if (/^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|script)\b/i.test(text)) {
    throw new UnreadableFile(
      'html',
      `${fileName} is a web page, not a reference file. The site may have sent a sign-in or error page: sign in there and export again.`,
    )
  }
  const format = detectFormat(text, fileName)
  if (format === undefined) {
    throw new UnreadableFile('unknown-format', `${fileName} is not in a format that Roadrunner knows. ${readable}`)
  }
  const result = readers[format](text, onProgress)
  if (result.total === 0) throw new UnreadableFile('no-records', `${fileName} holds no records. ${readable}`)
  return { ...result, encoding }
}

const binaryKinds: [number[], string][] = [
  [
    [0x25, 0x50, 0x44, 0x46],
    'a PDF, not a reference file. Export the references from your reference manager as RIS, and choose that.',
  ],
  [[0x50, 0x4b, 0x03, 0x04], 'a packed or Office file. Unpack it, or save the table as CSV, and choose that.'],
  [[0x1f, 0x8b], 'a packed file. Unpack it and choose the file inside.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Office file. Save the table as CSV and choose that.'],
]

function refuseBinary(bytes: Uint8Array, fileName: string): void {
  const kind = binaryKinds.find(([signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (kind) throw new UnreadableFile('binary', `${fileName} is ${kind[1]}`)
  const sample = bytes.subarray(0, 4096)
  const { encoding } = decodeText(sample)
  if (encoding.startsWith('utf-16')) return
  const nuls = sample.filter((byte) => byte === 0).length
  const controls = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  if (nuls > Math.max(2, sample.length * 0.002) || (encoding === 'windows-1252' && controls > sample.length * 0.03)) {
    throw new UnreadableFile('binary', `${fileName} is not text, so there are no references to read in it. ${readable}`)
  }
}
