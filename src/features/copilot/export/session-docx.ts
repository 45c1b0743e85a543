import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'

import type { AnswerTable } from '#contract/copilot.ts'
import type { Section } from '#contract/syntheses.ts'

import { againstIn, type Source } from './answer-markdown.ts'
import { provenanceOf, type ExportedSession } from './session-markdown.ts'

const spacing = { after: 120 }

function sentences({ heading, sentences: all }: Section, keys: ReadonlyMap<string, string>): Paragraph[] {
  const head =
    heading === '' || heading === 'Answer' ? [] : [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_3 })]
  return [
    ...head,
    ...all.map(({ text, citations, states, problems = [] }) => {
      const found = new Set<string>()
      const runs = [new TextRun(`${text} `)]
      for (const { documentId, quote, verified } of citations) {
        const key = keys.get(documentId)
        if (key === undefined || verified === 'none') {
          runs.push(new TextRun({ text: `“${quote}”`, strike: true }), new TextRun(' (no source found) '))
        } else if (!found.has(key)) runs.push(new TextRun(`[${key}] `))
        if (key !== undefined) found.add(key)
      }
      if (states === 'finding' && citations.length === 0) runs.push(new TextRun('(no source given)'))
      for (const reason of againstIn(problems)) runs.push(new TextRun(` ${reason}`))
      return new Paragraph({ spacing, children: runs })
    }),
  ]
}

const tableOf = ({ head, rows }: AnswerTable) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head.map((text) => ({ text })), ...rows].map(
      (cells, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: cells.map(
            ({ text }) =>
              new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: at === 0 })] })] }),
          ),
        }),
    ),
  })

const reference = ({ key, reference: text, isRetracted }: Source) =>
  new Paragraph({
    spacing,
    children: [
      new TextRun({ text: `[${key}] `, bold: true }),
      ...(isRetracted ? [new TextRun({ text: 'Retracted. ', bold: true })] : []),
      new TextRun(text),
    ],
  })

/** A conversation with its sources as a Word document. */
export function sessionDocx({ title, messages, sources }: ExportedSession): Promise<Blob> {
  const keys = new Map(sources.map(({ id, key }) => [id, key]))
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...messages.flatMap((message) =>
      message.role === 'question'
        ? [new Paragraph({ text: message.text, heading: HeadingLevel.HEADING_2 })]
        : [
            ...message.sections.flatMap((section) => sentences(section, keys)),
            ...(message.table ? [tableOf(message.table)] : []),
            ...(message.notFound ?? []).map(
              ({ scope }) => new Paragraph({ spacing, text: `Not in these documents: ${scope}` }),
            ),
            new Paragraph({ spacing, children: [new TextRun({ text: `${provenanceOf(message)}.`, italics: true })] }),
          ],
    ),
    ...(sources.length > 0 ? [new Paragraph({ text: 'Sources', heading: HeadingLevel.HEADING_2 })] : []),
    ...sources.map(reference),
  ]
  return Packer.toBlob(new Document({ creator: 'Roadrunner', title, sections: [{ children }] }))
}
