import { workOf, type StandInWork } from './corpus.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Where a stand-in has an open copy: every second has one, and every third of all is in no Europe PMC. */
export const isOpen = ({ n }: StandInWork) => n % 2 === 0
export const pmcidOf = ({ n }: StandInWork) => `PMC${9_000_000 + n}`

/** Works that a stand-in cites: those after it, and one that the whole field cites. */
export const citedBy = ({ n }: StandInWork): StandInWork[] => [n + 1, n + 2, n + 7, 0].map(workOf)

/** What goes wrong with the copy of a work, so that each kind can be met: for ever, and not by a fault that is set. */
export type CopyTrouble = 'gone' | 'web-page' | 'forbidden' | 'cut-off' | 'entities'
export function troubleOf({ n }: StandInWork): CopyTrouble | undefined {
  const troubles: Partial<Record<number, CopyTrouble>> = {
    6: 'web-page',
    12: 'gone',
    18: 'forbidden',
    20: 'cut-off',
    22: 'entities',
  }
  return troubles[n % 30]
}

const people = ({ n }: StandInWork) => 40 + (n % 400)
const minutes = ({ n }: StandInWork) => 3 + (n % 17)

/** The full text of a stand-in in JATS, in the shape of PubMed Central. */
export function jatsOf(work: StandInWork): string {
  const cited = citedBy(work)
  const reference = (each: StandInWork, at: number) =>
    `<ref id="r${at + 1}"><label>${at + 1}</label><mixed-citation>${each.family} ${each.given}. <article-title>${escaped(each.title)}</article-title>. ${escaped(each.journal)}. <year>${each.year}</year>;1:1-9. doi: <pub-id pub-id-type="doi">${each.doi}</pub-id></mixed-citation></ref>`
  const whole = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Archiving and Interchange DTD v1.2 20190208//EN" "JATS-archivearticle1.dtd">
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article"><front><journal-meta><journal-title-group>
<journal-title>${escaped(work.journal)}</journal-title></journal-title-group></journal-meta><article-meta>
<article-id pub-id-type="pmcid">${pmcidOf(work)}</article-id><article-id pub-id-type="pmid">${work.pmid}</article-id>
<article-id pub-id-type="doi">${work.doi}</article-id><title-group><article-title>${escaped(work.title)}</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>${work.family}</surname><given-names>${work.given}</given-names></name></contrib></contrib-group>
<pub-date pub-type="epub"><year>${work.year}</year></pub-date><permissions><license xlink:href="https://creativecommons.org/licenses/by/4.0/"/></permissions>
<abstract><p>${escaped(work.abstract)}</p></abstract></article-meta></front><body>
<sec><title>Introduction</title><p>Much has been said of it [<xref ref-type="bibr" rid="r1">1</xref>,<xref ref-type="bibr" rid="r2">2</xref>]. The first work of the field was larger than ours [<xref ref-type="bibr" rid="r4">4</xref>].</p></sec>
<sec><title>Methods</title><p>We randomised ${people(work)} adults to tea or water and followed them for eight weeks, as others did [<xref ref-type="bibr" rid="r3">3</xref>].</p></sec>
<sec><title>Results</title><p>The tea group differed from the water group by ${minutes(work)} minutes on average.</p>
<table-wrap><label>Table 1</label><caption><p>Minutes by group</p></caption><table><tr><th>Group</th><th>Minutes</th></tr><tr><td>Tea</td><td>${400 - minutes(work)}</td></tr><tr><td>Water</td><td>400</td></tr></table></table-wrap></sec>
<sec><title>Limitations</title><p>Nobody in this stand-in was blinded, and follow-up was short.</p></sec>
<sec><title>Conclusions</title><p>Further research in larger groups is needed before anything is advised.</p></sec></body>
<back><ref-list><title>References</title>${cited.map(reference).join('')}</ref-list></back></article>`
  const trouble = troubleOf(work)
  if (trouble === 'cut-off') return whole.slice(0, whole.length / 2)
  return trouble === 'entities' ? whole.replace('JATS-archivearticle1.dtd">', 'x.dtd" [<!ENTITY a "ha">]>') : whole
}

const HEADINGS = ['Abstract', 'Results']

/** A PDF: each page with its lines from the top, headings larger and in bold. */
function pdfOf(pages: readonly (readonly string[])[]): string {
  const plain = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '-').replaceAll(/[\\()]/g, '\\$&')
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => {
      const font = (line: string) => (HEADINGS.includes(line) ? '/F2 14' : '/F1 10')
      const drawn = lines
        .map((line, row) => `BT ${font(line)} Tf 50 ${740 - 24 * row} Td (${plain(line)}) Tj ET`)
        .join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${6 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
}

/** The full text of a stand-in as a PDF of two pages. */
export const copyOf = (work: StandInWork): string =>
  pdfOf([
    [
      work.title,
      `${work.given} ${work.family}`,
      `doi: ${work.doi}`,
      'Abstract',
      ...(work.abstract.match(/.{1,90}(?:\s|$)/g) ?? []),
    ],
    ['Results', `The tea group of the copy differed from the water group by ${minutes(work)} minutes on average.`],
  ])

/** What Unpaywall says of a work. `root`: where the copies are. */
export const unpaywallReply = (work: StandInWork, root: string): string => {
  const location = {
    url_for_pdf: `${root}/copies/${work.n}.pdf`,
    license: 'cc-by',
    version: work.n % 4 === 0 ? 'publishedVersion' : 'acceptedVersion',
    host_type: 'repository',
  }
  return JSON.stringify({
    doi: work.doi,
    is_oa: isOpen(work),
    best_oa_location: isOpen(work) ? location : null,
    oa_locations: isOpen(work) ? [location] : [],
  })
}
