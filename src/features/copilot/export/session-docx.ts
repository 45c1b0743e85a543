import type { Section } from '#contract/syntheses.ts'
import { heading, table, words, writeReport, type WordBlock, type WordRun } from '#science/word/report.ts'

import { packed } from '#research/export/word-file.ts'
import { againstIn, type Source } from './answer-markdown.ts'
import { provenanceOf, type ExportedSession } from './session-markdown.ts'

function sentences({ heading: title, sentences: all }: Section, keys: ReadonlyMap<string, string>): WordBlock[] {
  const head = title === '' || title === 'Answer' ? [] : [heading(title, 3)]
  return [
    ...head,
    ...all.map(({ text, citations, states, problems = [] }) => {
      const found = new Set<string>()
      const runs: WordRun[] = [`${text} `]
      for (const { documentId, quote, verified } of citations) {
        const key = keys.get(documentId)
        if (key === undefined || verified === 'none') {
          runs.push({ text: `“${quote}”`, strike: true }, ' (no source found) ')
        } else if (!found.has(key)) runs.push(`[${key}] `)
        if (key !== undefined) found.add(key)
      }
      if (states === 'finding' && citations.length === 0) runs.push('(no source given)')
      for (const reason of againstIn(problems)) runs.push(` ${reason}`)
      return words(...runs)
    }),
  ]
}

const reference = ({ key, reference: text, isRetracted }: Source) =>
  words({ text: `[${key}] `, bold: true }, ...(isRetracted ? [{ text: 'Retracted. ', bold: true }] : []), text)

/** A conversation with its sources as a Word document. */
export function sessionDocx({ title, messages, sources }: ExportedSession): Uint8Array<ArrayBuffer> {
  const keys = new Map(sources.map(({ id, key }) => [id, key]))
  const said = messages.flatMap((message): WordBlock[] =>
    message.role === 'question'
      ? [heading(message.text, 2)]
      : [
          ...message.sections.flatMap((section) => sentences(section, keys)),
          ...(message.table
            ? [
                table(
                  message.table.head,
                  message.table.rows.map((row) => row.map(({ text }) => text)),
                ),
              ]
            : []),
          ...(message.notFound ?? []).map(({ scope }) => words(`Not in these documents: ${scope}`)),
          words({ text: `${provenanceOf(message)}.`, italic: true }),
        ],
  )
  return packed(
    writeReport(title, [
      heading(title, 1),
      ...said,
      ...(sources.length > 0 ? [heading('Sources', 2)] : []),
      ...sources.map(reference),
    ]),
  )
}
