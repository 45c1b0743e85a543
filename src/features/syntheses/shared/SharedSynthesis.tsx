import type { ReactNode } from 'react'

import type { SharedSynthesis as Shared } from '#contract/shares.ts'
import type { DocumentsByKey } from '#research/shared-reading/documents-by-key.ts'
import { sharedReadingCopy } from '#research/shared-reading/shared-reading.copy.ts'
import { SharedDocuments } from '#research/shared-reading/SharedDocuments.tsx'
import { SharedSentence } from '#research/shared-reading/SharedSentence.tsx'
import { longDay } from '#shared/format/dates.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { AnswerView } from '../answer/AnswerView.tsx'
import { SharedReading } from '../answer/shared-reading.ts'
import { sharedSynthesisCopy as copy } from './shared-synthesis.copy.ts'

type Props = { shared: Shared; goOn: ReactNode }

/** A synthesis as somebody shared it: its answer, its table, its text with the quotes. Nothing of it can be changed. */
export function SharedSynthesis({ shared, goOn }: Props) {
  const { title, sharedBy, createdAt, expiresAt, query, answer, sections, papers, writtenBy } = shared
  const documents: DocumentsByKey = new Map(shared.documents.map((document) => [document.key, document]))
  const lead = [
    copy.by(sharedBy, longDay(createdAt)),
    expiresAt && sharedReadingCopy.until(longDay(expiresAt)),
    query && query !== title && query,
  ].filter(Boolean)
  const by = writtenBy?.kind === 'model' ? copy.byModel(writtenBy.model ?? '') : copy.byRules
  const missing = answer ? [] : (shared.notFound ?? [])
  return (
    <ListFrame
      toolbar={
        <PageTitle documentTitle={`${title} · ${copy.title}`} lead={lead.join(' ')} actions={goOn}>
          {title}
        </PageTitle>
      }
    >
      <div className="space-y-6">
        {shared.documents.some(({ flags }) => flags.retracted) && <Badge tone="red">{copy.retracted}</Badge>}
        {answer && (
          <SharedReading value={documents}>
            <AnswerView answer={answer} labels={new Map(shared.documents.map(({ key, label }) => [key, label]))} />
          </SharedReading>
        )}
        <div className="max-w-reading font-serif text-base leading-relaxed wrap-anywhere">
          {sections.map(({ id, heading, sentences }) => (
            <section key={id} className="mb-6">
              <h2 className="mb-2 text-lg font-semibold">{heading}</h2>
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
        {missing.length > 0 && (
          <Card title={copy.notFound}>
            <ul className="list-disc space-y-1 pl-5">
              {missing.map(({ term, scope }) => (
                <li key={term}>{scope}</li>
              ))}
            </ul>
          </Card>
        )}
        <p className="text-ink-muted">
          {copy.from(papers)}, {by}.
        </p>
        <SharedDocuments documents={shared.documents} />
      </div>
    </ListFrame>
  )
}
