import { eventText, whenText } from '#research/projects/event-words.ts'
import type { Period } from './period.ts'
import { comparison, sections, type Fact, type Facts } from './report-facts.ts'
import { reportsCopy as copy } from './reports.copy.ts'
import type { LogRow } from './work-log.ts'

/** A report as it is read, in whatever file: paragraphs, lists and one table. */
export type Block =
  | { kind: 'title' | 'heading' | 'text' | 'item' | 'detail'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

export type Report = { project: string; period: Period; facts: Facts; log: readonly LogRow[]; words: string }

const basisOf = ({ events, tasks, milestones }: Fact): string[] => [
  ...events.map((event) => `${whenText(event.at)}: ${eventText(event)}`),
  ...(tasks ?? []).map(({ title, dueDate }) => `${title}${dueDate ? `, due ${dueDate}` : ''}`),
  ...(milestones ?? []).map(({ title, dueDate }) => `${title}${dueDate ? `, ${dueDate}` : ''}`),
]

export function blocksOf({ project, period, facts, log, words }: Report): Block[] {
  const of = (section: (typeof sections)[number]): Block[] => {
    const own = facts.facts.filter((fact) => fact.section === section)
    return [
      { kind: 'heading', text: copy.sections[section] },
      ...(own.length === 0
        ? [{ kind: 'text' as const, text: copy.nothing }]
        : own.flatMap((fact): Block[] => {
            const compared = comparison(fact)
            return [
              { kind: 'item', text: compared === '' ? fact.sentence : `${fact.sentence} That is ${compared}.` },
              ...basisOf(fact).map((text) => ({ kind: 'detail' as const, text })),
            ]
          })),
    ]
  }
  return [
    { kind: 'title', text: project },
    {
      kind: 'text',
      text: `Report from ${period.from} to ${period.to}. ${facts.events} events in the log, ${facts.people} people.`,
    },
    ...(words.trim() === ''
      ? []
      : [
          { kind: 'heading' as const, text: 'Summary' },
          ...words
            .trim()
            .split(/\n{2,}/)
            .map((text) => ({ kind: 'text' as const, text })),
        ]),
    ...sections.flatMap(of),
    { kind: 'heading', text: 'Work log' },
    {
      kind: 'table',
      head: ['Person', 'Tasks done', 'Added', 'Other changes'],
      rows: log.map(({ name, done, added, other }) => [name, String(done), String(added), String(other)]),
    },
  ]
}

/** Signs that Markdown would take for its own. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&').replace(/(?<!\s)\s*\n\s*/g, ' ')

export function markdownOf(report: Report): string {
  const row = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`
  const lines = blocksOf(report).map((block) => {
    if (block.kind === 'table') {
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n')
    }
    const text = plain(block.text)
    if (block.kind === 'title') return `# ${text}\n`
    if (block.kind === 'heading') return `\n## ${text}\n`
    if (block.kind === 'item') return `- ${text}`
    if (block.kind === 'detail') return `  - ${text}`
    return `${text}\n`
  })
  return `${lines.join('\n')}\n`
}
