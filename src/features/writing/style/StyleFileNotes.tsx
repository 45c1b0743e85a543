import { processorCredit } from '#science/citations/csl-file/processor-credit.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { useDraft } from '../draft-context.ts'
import { styleCopy as copy } from './style.copy.ts'

const link = 'underline underline-offset-2 hover:text-accent'

/** What became of the chosen file, and whose work formats by it: its licence asks for these words. */
export function StyleFileNotes({ title }: { title: string }) {
  const { byFile } = useDraft()
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
      <p className="text-xs text-ink-muted">
        {processorCredit.phrase}.{' '}
        <a href={processorCredit.source} target="_blank" rel="noreferrer" className={link}>
          citeproc-js
        </a>{' '}
        {processorCredit.copyright},{' '}
        <a href={processorCredit.address} target="_blank" rel="noreferrer" className={link}>
          citationstyles.org
        </a>
      </p>
    </>
  )
}
