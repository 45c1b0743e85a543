import { cellSentence, type CrossTable } from './cross-table.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The map as one page that stands alone: a table whose cells open the list of their sources. No script in it. */
export function mapHtml(
  title: string,
  question: string,
  table: CrossTable,
  nameOf: (studyId: string) => string,
): string {
  const head = table.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')
  const rows = table.cells
    .map((line, y) => {
      const cells = line
        .map((cell) => {
          if (cell.studies.length === 0) return '<td class="none">0</td>'
          const list = cell.studies.map((id) => `<li>${escaped(nameOf(id))}</li>`).join('')
          return `<td><details><summary>${cell.studies.length}</summary><ul>${list}</ul></details></td>`
        })
        .join('')
      return `<tr><th scope="row">${escaped(table.rows[y] ?? '')}</th>${cells}</tr>`
    })
    .join('\n')
  const gaps = table.cells
    .flat()
    .filter(({ studies }) => studies.length === 0)
    .map((cell) => `<li>${escaped(cellSentence(cell, table))}</li>`)
    .join('')
  const style =
    'body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1d1c19}table{border-collapse:collapse}th,td{border:1px solid #dcd8ce;padding:.4rem .6rem;vertical-align:top;text-align:left}td.none{color:#67635b;background:#f4f2ec}summary{cursor:pointer;font-weight:600}'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(question)}</p>
<p>${table.sources} included sources, ${table.placed} of them charted in both columns. Made on ${new Date().toISOString().slice(0, 10)}.</p>
<table><thead><tr><td></td>${head}</tr></thead><tbody>
${rows}
</tbody></table>
<h2>Empty cells</h2><ul>${gaps || '<li>None.</li>'}</ul></body></html>
`
}
