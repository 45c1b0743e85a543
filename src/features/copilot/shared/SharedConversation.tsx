import type { ReactNode } from 'react'

import type { SharedCopilot, SharedMessage } from '#contract/shares.ts'
import type { DocumentsByKey } from '#research/shared-reading/documents-by-key.ts'
import { sharedReadingCopy } from '#research/shared-reading/shared-reading.copy.ts'
import { SharedDocuments } from '#research/shared-reading/SharedDocuments.tsx'
import { SharedSentence } from '#research/shared-reading/SharedSentence.tsx'
import { longDay } from '#shared/format/dates.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'

import { NotInDocuments } from '../answers/NotInDocuments.tsx'
import { copilotCopy } from '../copilot.copy.ts'
import { sharedCopy as copy } from './shared.copy.ts'
import { SharedExport } from './SharedExport.tsx'
import { SharedTable } from './SharedTable.tsx'

type Props = { shared: SharedCopilot; goOn: ReactNode }

/** Questions and answers of a shared session with their quotes, and the papers that they come from. */
export function SharedConversation({ shared, goOn }: Props) {
  const { title, sharedBy, createdAt, expiresAt, messages } = shared
  const documents: DocumentsByKey = new Map(shared.documents.map((document) => [document.key, document]))
  const lead = [copy.by(sharedBy, longDay(createdAt)), expiresAt && sharedReadingCopy.until(longDay(expiresAt))].filter(
    Boolean,
  )
  return (
    <ReadingFrame>
      <PageTitle
        documentTitle={`${title} · ${copy.title}`}
        lead={lead.join(' ')}
        actions={
          <>
            <SharedExport shared={shared} />
            {goOn}
          </>
        }
      >
        {title}
      </PageTitle>
      {messages.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <ol className="space-y-6">
          {messages.map((message) => (
            <li key={message.key}>
              {message.role === 'question' ? (
                <section aria-label="Question" className="rounded-card bg-surface-sunken px-4 py-3">
                  <p dir="auto" className="font-medium whitespace-pre-wrap wrap-anywhere">
                    {message.text}
                  </p>
                </section>
              ) : (
                <SharedAnswer answer={message} documents={documents} />
              )}
            </li>
          ))}
        </ol>
      )}
      <SharedDocuments documents={shared.documents} />
    </ReadingFrame>
  )
}

type AnswerProps = { answer: Extract<SharedMessage, { role: 'answer' }>; documents: DocumentsByKey }

function SharedAnswer({ answer, documents }: AnswerProps) {
  const cited = answer.sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations))
  const isRetracted = cited.some(({ documentId }) => documents.get(documentId)?.flags.retracted)
  const by =
    answer.writtenBy?.kind === 'model' ? copilotCopy.byModel(answer.writtenBy.model ?? '') : copilotCopy.byRules
  return (
    <article aria-label={copilotCopy.copilot} className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
      {isRetracted && (
        <p className="mb-3">
          <Badge tone="red">{copy.retractedCited}</Badge>
        </p>
      )}
      <div className="font-serif text-base leading-relaxed wrap-anywhere">
        {answer.sections.map(({ id, heading, sentences }) => (
          <section key={id} className="mb-4">
            {heading !== '' && heading !== 'Answer' && <h2 className="mb-1.5 text-base font-semibold">{heading}</h2>}
            <ul className="space-y-2.5">
              {sentences.map((sentence) => (
                <li key={sentence.id} dir="auto">
                  <SharedSentence sentence={sentence} documents={documents} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {answer.table && <SharedTable table={answer.table} documents={documents} />}
      <NotInDocuments answer={answer} />
      <p className="mt-3 text-xs text-ink-muted">
        {by}
        {typeof answer.papers === 'number' && `. ${copy.lookedIn(answer.papers)}`}.
      </p>
    </article>
  )
}
