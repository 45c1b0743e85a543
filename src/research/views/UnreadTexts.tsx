import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { evidenceCopy } from '../evidence/evidence.copy.ts'
import type { FullTexts } from './use-full-texts.ts'

/** Says which texts are kept and could not be fetched: what a view says of those papers was read without them. */
export function UnreadTexts({ texts: { failed, retry } }: { texts: Pick<FullTexts, 'failed' | 'retry'> }) {
  if (failed.size === 0) return null
  return <ErrorCard title={evidenceCopy.textsUnread(failed.size)} onRetry={retry} />
}
