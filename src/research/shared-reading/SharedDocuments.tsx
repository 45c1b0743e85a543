import type { SharedDocument } from '#contract/shares.ts'
import { referenceText } from '#science/citations/reference-text.ts'
import { Badge } from '#shared/ui/Badge.tsx'

import { sharedReadingCopy as copy } from './shared-reading.copy.ts'

/** The papers that are cited; of one that was read from a private file the title alone. */
export function SharedDocuments({ documents }: { documents: readonly SharedDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="shared-documents" className="mt-10">
      <h2 id="shared-documents" className="mb-2 text-base font-semibold">
        {copy.documents}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {documents.map(({ key, title, record, flags }) => (
          <li key={key} className="py-2.5 wrap-anywhere">
            {flags.retracted && <Badge tone="red">{copy.retracted}</Badge>}{' '}
            {flags.corrected && <Badge tone="yellow">{copy.corrected}</Badge>}{' '}
            {record ? (
              referenceText(record, 'Vancouver')
            ) : (
              <>
                {title} <span className="text-xs text-ink-muted">({copy.privateFile})</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
