import { namesPapers } from './csv-columns.ts'
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

/** Tells the kind of a reference file by what stands in it; the name of the file decides only when that says nothing. */
export function detectFormat(text: string, fileName: string): RecordFormat | undefined {
  const start = text
    .slice(0, head)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start.startsWith('<')) return xmlFormat(start)
  if (/^(?:\[\s*(?:\{|\])|\{\s*["}])/.test(start)) return 'csl-json'
  if (/^\s*TY[ \t]{0,4}-/im.test(start)) return 'ris'
  if (/^(?:PMID|PMCR|PMC |OWN |STAT) *-/m.test(start)) return 'nbib'
  if (/^%[0AETDJ](?:[ \t]|$)/m.test(start) && start.startsWith('%')) return 'enw'
  if (/^[ \t]*@[ \t]*[A-Za-z]+\s*[{(]/m.test(start)) return 'bibtex'
  if ((start.match(/^[A-Z][A-Z0-9] {2}- /gm)?.length ?? 0) >= 2) return 'ris'
  const [columns] = rowsOf(start.slice(0, 8192))
  if (columns && columns.cells.length > 1 && namesPapers(columns.cells)) return 'csv'
  return byExtension[/\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '']
}

/** XML of EndNote or of PubMed; any other, HTML for one, is no reference file, whatever its name. */
function xmlFormat(start: string): RecordFormat | undefined {
  if (/<PubmedArticleSet|<PubmedArticle[\s>]|<PubmedBookArticle[\s>]/.test(start)) return 'pubmed-xml'
  return /<records?[\s>]/.test(start) && /<ref-type|<source-app|<xml>|<contributors>/.test(start)
    ? 'endnote-xml'
    : undefined
}
