import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import type { Answer, CopilotMessage, CopilotSession } from '#contract/copilot.ts'
import type { Paper } from '#contract/papers.ts'
import { chosenBranch } from '#science/copilot/message-tree.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'
import { citingBy, type ChosenStyle } from '#research/citing/cite.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { papersQuery } from '#research/papers/papers.queries.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { messagesQuery, sessionQuery } from '../copilot.queries.ts'
import { sourcesOf } from './answer-markdown.ts'
import type { ExportedMessage } from './session-markdown.ts'

export const sessionFormats = [
  { format: 'md', label: 'Export as Markdown' },
  { format: 'docx', label: 'Export as Word' },
  { format: 'bib', label: 'Export cited papers, BibTeX' },
  { format: 'json', label: 'Export as JSON' },
] as const
export type SessionFormat = (typeof sessionFormats)[number]['format']

const citedIn = (messages: readonly CopilotMessage[]) => [
  ...new Set(
    messages
      .filter((message): message is Answer => message.role === 'answer')
      .flatMap(({ sections, table }) => [
        ...sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)),
        ...(table?.rows.flat().flatMap(({ evidence }) => evidence ?? []) ?? []),
      ])
      .map(({ documentId }) => documentId),
  ),
]

const exported = (message: CopilotMessage): ExportedMessage =>
  message.role === 'question'
    ? message
    : { ...message, scope: message.scope ? `${message.scope.label}, ${message.scope.papers} papers` : undefined }

type Material = { session: CopilotSession; messages: readonly CopilotMessage[]; papers: readonly Paper[] }

async function contentOf(
  { session, messages, papers }: Material,
  format: SessionFormat,
  style: ChosenStyle,
): Promise<BlobPart> {
  if (format === 'bib') return (await import('#science/records/write-bibtex.ts')).writeBibtex(papers)
  if (format === 'json') return `${JSON.stringify({ session, messages, papers }, null, 2)}\n`
  const { cite } = await citingBy(style, papers)
  const whole = { title: session.title, messages: messages.map(exported), sources: sourcesOf(papers, cite) }
  if (format === 'docx') return (await import('./session-docx.ts')).sessionDocx(whole)
  return (await import('./session-markdown.ts')).sessionMarkdown(whole)
}

const types: Record<SessionFormat, string> = {
  md: 'text/markdown;charset=utf-8',
  docx: DOCX_TYPE,
  bib: 'application/x-bibtex;charset=utf-8',
  json: 'application/json;charset=utf-8',
}

/** The chosen branch of a session as a file, with the papers that it cites in a style. Free on every plan. */
export async function sessionFile(
  client: QueryClient,
  listed: CopilotSession,
  format: SessionFormat,
  style: ChosenStyle,
): Promise<File> {
  const session = await client.fetchQuery(sessionQuery(listed.id))
  const all = await client.fetchQuery(messagesQuery(listed.id))
  const messages = chosenBranch(all, session.headId)
  const ids = citedIn(messages)
  const papers = ids.length > 0 ? (await client.fetchQuery(papersQuery(ids))).documents : []
  const content = await contentOf({ session, messages, papers }, format, style)
  return new File([content], `${safeFileName(session.title)}.${format}`, { type: types[format] })
}

export function useExportSession() {
  const client = useQueryClient()
  const style = useChosenStyle()
  const [save] = useOnce(async (session: CopilotSession, format: SessionFormat) => {
    try {
      saveFile(await sessionFile(client, session, format, style))
      toast({ title: 'Session exported' })
    } catch (error) {
      const description = `${messageOf(error, '')} The session is kept.`.trim()
      toast({ title: 'The session was not exported', description, variant: 'destructive' })
    }
  })
  return save
}
