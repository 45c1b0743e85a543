import type { DocumentTable } from './document-table.ts'

const cell = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll(/(?<!\s)\s*\n\s*/g, '<br>')
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A table of pipes; groups become rows whose first cell is bold, since such tables have no headings inside. */
export function tableMarkdown({ title, head, groups, notes = [], provenance }: DocumentTable): string {
  const blanks = head.slice(1).map(() => '')
  return [
    `# ${title}`,
    '',
    line(head),
    `|${head.map(() => ' --- |').join('')}`,
    ...groups.flatMap(({ heading, rows }) => [
      ...(heading === undefined ? [] : [line([`**${heading}**`, ...blanks])]),
      ...rows.map(line),
    ]),
    '',
    ...notes.flatMap((note) => [note, '']),
    '---',
    '',
    ...provenance.flatMap((each) => [each, '']),
  ].join('\n')
}
