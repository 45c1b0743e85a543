import { fieldOfColumn } from './csv-columns.ts'
import { rowsOf } from './csv.ts'
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
}

/** Lines that only one format has. Texts may quote those of another, so the first one in the file decides. */
const markers: [RegExp, RecordFormat][] = [
  [/^[ \t]*TY[ \t]{0,4}-/im, 'ris'],
  [/^(?:PMID|PMCR|PMC |OWN |STAT) *-/m, 'nbib'],
  [/^%[0AETDJ](?:[ \t]|$)/m, 'enw'],
  [/^[ \t]*@[ \t]*[A-Za-z]+\s*[{(]/m, 'bibtex'],
]

/** Tells the kind of a reference file by what stands in it; the name of the file decides only when that says nothing. */
export function detectFormat(text: string, fileName: string): RecordFormat | undefined {
  const start = text
    .slice(0, head)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start.startsWith('<')) return xmlFormat(start)
  if (/^(?:\[\s*(?:\{|\])|\{\s*["}])/.test(start)) return 'csl-json'
  const known = (rowsOf(start.slice(0, 8192))[0]?.cells ?? []).map(fieldOfColumn).filter((field) => field !== undefined)
  const isTable = known.some((field) => field === 'title' || field === 'doi' || field === 'pmid')
  if (isTable && known.length > 1) return 'csv'
  const [first] = markers
    .map(([marker, format]) => ({ at: start.search(marker), format }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (first) return first.format
  if ((start.match(/^[A-Z][A-Z0-9] {2}- /gm)?.length ?? 0) >= 2) return 'ris'
  return isTable ? 'csv' : byExtension[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '']
}

/** XML of EndNote or of PubMed; any other, HTML for one, is no reference file, whatever its name. */
function xmlFormat(start: string): RecordFormat | undefined {
  if (/<PubmedArticleSet|<PubmedArticle[\s>]|<PubmedBookArticle[\s>]/.test(start)) return 'pubmed-xml'
  return /<records?[\s>]/.test(start) && /<ref-type|<source-app|<xml>|<contributors>/.test(start)
    ? 'endnote-xml'
    : undefined
}
