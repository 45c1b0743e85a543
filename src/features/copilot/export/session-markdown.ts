import type { AnswerTable } from '#contract/copilot.ts'
import type { NotFound, Section } from '#contract/syntheses.ts'

import { answerLines, sourceLines, type Source } from './answer-markdown.ts'

/** A message as an export needs it: of a session of one's own or of a shared one. */
export type ExportedMessage =
  | { role: 'question'; text: string; createdAt: string }
  | {
      role: 'answer'
      createdAt: string
      status: string
      scope: string | undefined
      sections: readonly Section[]
      table?: AnswerTable | null | undefined
      notFound?: readonly NotFound[] | null | undefined
      writtenBy?: { kind: string; model?: string | null | undefined } | null | undefined
    }
export type ExportedSession = { title: string; messages: readonly ExportedMessage[]; sources: readonly Source[] }

const writer = (by: { kind: string; model?: string | null | undefined } | null | undefined) =>
  by?.kind === 'model' ? `Written by ${by.model ?? 'a language model'}` : 'Put together by rules'

/** Where an answer looked, who wrote it and when: stands under every exported answer. */
export const provenanceOf = (message: Extract<ExportedMessage, { role: 'answer' }>): string =>
  [
    writer(message.writtenBy),
    ...(message.scope ? [`from: ${message.scope}`] : []),
    `on ${message.createdAt.slice(0, 10)}`,
    ...(message.status === 'complete' ? [] : ['the answer is not whole']),
  ].join(', ')

/** A conversation with its sources as Markdown. */
export function sessionMarkdown({ title, messages, sources }: ExportedSession): string {
  const lines = [`# ${title}`, '']
  for (const message of messages) {
    if (message.role === 'question') lines.push(`## ${message.text.replaceAll(/\s+/g, ' ')}`, '')
    else lines.push(...answerLines(message, sources), `*${provenanceOf(message)}.*`, '')
  }
  if (sources.length > 0) lines.push('## Sources', '', ...sourceLines(sources), '')
  return `${lines.join('\n').trim()}\n`
}
