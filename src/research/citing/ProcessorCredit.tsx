import { processorCredit } from '#science/citations/csl-file/processor-credit.ts'

const link = 'underline underline-offset-2 hover:text-accent'

/** Whose work formats by a style from a file: its licence asks for these words. */
export const ProcessorCredit = () => (
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
)
