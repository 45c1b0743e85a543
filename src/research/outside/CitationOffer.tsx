import { citationJobCopy as copy } from './citation-job.copy.ts'
import { citationSources } from './citation-sources.ts'
import { OutsideOffer } from './OutsideOffer.tsx'

/** Where citations are missed: one press that asks for the consent. Silent where a source that knows them is on. */
export const CitationOffer = ({ onAgreed }: { onAgreed: () => void }) => (
  <OutsideOffer size="small" label={copy.offer} sources={citationSources} onAgreed={onAgreed} />
)
