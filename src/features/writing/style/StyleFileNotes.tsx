import { ProcessorCredit } from '#research/citing/ProcessorCredit.tsx'
import { styleCopy as copy } from '#research/citing/style.copy.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { useDraftText } from '../draft-context.ts'

/** What became of the chosen file, and whose work formats by it. */
export function StyleFileNotes({ title }: { title: string }) {
  const { byFile } = useDraftText()
  const { failure, missingLocales = [], rendered } = byFile
  return (
    <>
      {failure !== undefined && (
        <Notice tone="error" title={copy.failed(title)}>
          <span className="wrap-anywhere">{copy.failedWhy(failure)}</span>
        </Notice>
      )}
      {missingLocales.length > 0 && <Notice tone="warning">{copy.missing(missingLocales)}</Notice>}
      {failure === undefined && rendered === undefined && (
        <p role="status" className="text-xs text-ink-muted">
          {copy.working}
        </p>
      )}
      <ProcessorCredit />
    </>
  )
}
