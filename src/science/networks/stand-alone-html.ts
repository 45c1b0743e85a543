import { xmlText } from './graphml.ts'

export type HtmlTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
export type HtmlPage = {
  title: string
  lead: string
  /** SVG that stands alone, made by us: it is put in as it is. */
  figures: readonly string[]
  tables: readonly HtmlTable[]
  provenance: readonly string[]
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#1d1c19;background:#fff;max-width:70rem;margin:2rem auto;padding:0 1rem}
h1{font:600 1.6rem Georgia,serif}figure{margin:1.5rem 0;overflow-x:auto}svg{max-width:100%;height:auto}
.t{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:1rem 0}caption{text-align:left;font-weight:600;padding:.4rem 0}
th,td{border:1px solid #dcd8ce;padding:.35rem .6rem;text-align:left;vertical-align:top}thead th{background:#f4f2ec}
footer{color:#55524b;font-size:.85rem;border-top:1px solid #dcd8ce;margin-top:2rem;padding-top:1rem}`

/** One file that any browser opens, without scripts and without anything to fetch: figures, their tables, what it was made of. */
export function standAloneHtml({ title, lead, figures, tables, provenance }: HtmlPage): string {
  const cells = (tag: 'td' | 'th', texts: readonly string[]) =>
    texts.map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${xmlText(text)}</${tag}>`).join('')
  const table = ({ caption, head, rows }: HtmlTable) =>
    `<div class="t"><table><caption>${xmlText(caption)}</caption><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows
      .map((row) => `<tr>${cells('td', row)}</tr>`)
      .join('\n')}</tbody></table></div>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${xmlText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${xmlText(title)}</h1>
<p>${xmlText(lead)}</p>
${figures.map((svg) => `<figure>${svg.replace(/^<\?xml[^>]*>\s*/, '')}</figure>`).join('\n')}
${tables.map(table).join('\n')}
<footer>${provenance.map((line) => `<p>${xmlText(line)}</p>`).join('')}</footer>
</body>
</html>
`
}
