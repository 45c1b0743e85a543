import { fieldOfColumn } from './csv-columns.ts'
import { isTabTable, rowsOf } from './table-rows.ts'
import type { RecordFormat } from './read-result.ts'

const head = 65_536
const byExtension: Record<string, RecordFormat> = {
  ris: 'ris',
  nbib: 'nbib',
  medline: 'nbib',
  bib: 'bibtex',
  bibtex: 'bibtex',
  enw: 'enw',
  json: 'csl-json',
  csv: 'csv',
  tsv: 'csv',
  ciw: 'wos',
  mods: 'mods',
  mrc: 'marc',
}

/** Lines that only one format has. Texts may quote those of another, so the first one in the file decides. */
const markers: [RegExp, RecordFormat][] = [
  [/^[ \t]*TY[ \t]{0,4}-/im, 'ris'],
  [/^(?:PMID|PMCR|PMC |OWN |STAT) *-/m, 'nbib'],
  [/^%[0AETDJ](?:[ \t]|$)/m, 'enw'],
  [/^[ \t]*@[ \t]*[A-Za-z]+\s*[{(]/m, 'bibtex'],
  [/^FN (?:Clarivate|Thomson|ISI\b|Web of)|^PT [JBSCP]\r?\n(?:AU|BA|BE|TI|GP|CA) /m, 'wos'],
  [/^VN {1,2}- ?Ovid|^<1(?:\. ?)?>[ \t]*\r?\n(?:[A-Z][A-Z0-9] {1,2}- |[A-Z][A-Za-z ]{2,40}\r?\n {1,8}\S)/m, 'ovid'],
  [/^Record #\d{1,7} of \d{1,7}[ \t]*\r?\n[A-Z]{2,3}: /m, 'cochrane'],
  [/^RT [A-Z][A-Za-z]{2,20}[A-Za-z, /]{0,30}\r?\n(?:[A-Z][A-Z0-9] )/m, 'refworks'],
]

/** Tells the kind of a reference file by what stands in it; the name of the file decides only when that says nothing. */
export function detectFormat(text: string, fileName: string): RecordFormat | undefined {
  const start = text
    .slice(0, head)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^<(?!\d{1,7}(?:\. ?)?>)/.test(start)) return xmlFormat(start)
  if (/^(?:\[\s*(?:\{|\])|\{\s*["}])/.test(start)) return jsonFormat(start)
  if (/^\d{5}[acdnp][a-z][a-z ]{1,3}[ a\d]/.test(start) && start.includes('\u001E')) return 'marc'
  const known = (rowsOf(start.slice(0, 8192))[0]?.cells ?? []).map(fieldOfColumn).filter((field) => field !== undefined)
  const isTable = known.some((field) => field === 'title' || field === 'doi' || field === 'pmid')
  if (isTable && known.length > 1) return 'csv'
  const [first] = markers
    .map(([marker, format]) => ({ at: start.search(marker), format }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (first) return first.format
  if ((start.match(/^[A-Z][A-Z0-9] {2}- /gm)?.length ?? 0) >= 2) return 'ris'
  if (isTable) return 'csv'
  return byExtension[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? (isTabTable(start) ? 'csv' : undefined)
}

/** JSON of a registry by the names that only it has; any other is taken for CSL-JSON, which has few names of its own. */
function jsonFormat(start: string): RecordFormat {
  if (/"protocolSection"\s*:/.test(start)) return 'clinicaltrials-json'
  if (/"https:\/\/openalex\.org\/[WA]\d|"abstract_inverted_index"\s*:|"authorships"\s*:/.test(start))
    return 'openalex-json'
  if (/"message-type"\s*:\s*"work|"(?:reference-count|is-referenced-by-count|content-domain)"\s*:/.test(start))
    return 'crossref-json'
  return /"(?:publicationYear|creators|titles)"\s*:/.test(start) && /"(?:doi|attributes)"\s*:/.test(start)
    ? 'datacite-json'
    : 'csl-json'
}

/** XML of a known kind; any other, HTML for one, is no reference file, whatever its name. */
function xmlFormat(start: string): RecordFormat | undefined {
  if (/<PubmedArticleSet|<PubmedArticle[\s>]|<PubmedBookArticle[\s>]/.test(start)) return 'pubmed-xml'
  if (/<rdf:RDF[\s>]/.test(start)) return /zotero\.org\/namespaces|<z:itemType>/.test(start) ? 'zotero-rdf' : undefined
  if (/<(?:mods:)?mods(?:Collection)?[\s>]/.test(start)) return 'mods'
  if (/loc\.gov\/MARC21|<(?:\w{1,10}:)?datafield[\s>]|<(?:\w{1,10}:)?leader>/.test(start)) return 'marc'
  return /<records?[\s>]/.test(start) && /<ref-type|<source-app|<xml>|<contributors>/.test(start)
    ? 'endnote-xml'
    : undefined
}
