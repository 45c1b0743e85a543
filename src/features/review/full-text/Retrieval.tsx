import { ExternalLink, FileCheck2, FileX2 } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { GetFullTexts } from '#research/outside/full-texts/GetFullTexts.tsx'
import { outsideAddress } from '#research/papers/outside-address.ts'
import type { RecordState } from '#science/review-log/review-state.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import type { EntryDraft } from '../model/entry-draft.ts'
import { ShareFiles, SharedFiles } from './ShareFiles.tsx'
import { fullTextCopy as copy } from './full-text.copy.ts'

type Props = {
  record: RecordState
  paper: Paper
  canWrite: boolean
  onSay: (draft: EntryDraft) => void
}

/** Whether a file of the paper is kept: then "retrieved" needs no words. */
export const hasFile = ({ files }: Paper): boolean => (files?.length ?? 0) > 0

/** How the full text was obtained: by a file that is here, or by words that say from where. Nothing else counts as retrieved. */
export function Retrieval({ record: { id: recordId, place, retrieved }, paper, canWrite, onSay }: Props) {
  const isHad = place !== 'retrieval' && place !== 'not-retrieved'
  const outside = outsideAddress(paper)
  const byFile = () => onSay({ kind: 'retrieval', recordId, outcome: 'retrieved', from: 'file' })
  return (
    <section aria-label={copy.title} className="mb-5 space-y-3 border-b border-line pb-4">
      {isHad && <p className="text-ink-muted">{copy.had(retrieved)}</p>}
      {place === 'not-retrieved' && <p className="text-ink-muted">{copy.notHad}</p>}
      {canWrite && !isHad && !hasFile(paper) && (
        <AddField
          label={copy.source}
          hint={copy.sourceHint}
          maxLength={500}
          action={copy.retrieved}
          icon={FileCheck2}
          onAdd={(source) => onSay({ kind: 'retrieval', recordId, outcome: 'retrieved', from: 'source', source })}
        />
      )}
      <SharedFiles files={paper.files ?? []} />
      <div className="flex flex-wrap gap-2">
        <ShareFiles files={paper.files ?? []} />
        {canWrite && !isHad && hasFile(paper) && (
          <Button size="small" icon={FileCheck2} variant="primary" onClick={byFile}>
            {copy.byFile}
          </Button>
        )}
        {canWrite && place !== 'not-retrieved' && (
          <Button
            size="small"
            icon={FileX2}
            onClick={() => onSay({ kind: 'retrieval', recordId, outcome: 'not-retrieved' })}
          >
            {copy.notRetrieved}
          </Button>
        )}
        {canWrite && !isHad && !hasFile(paper) && <GetFullTexts papers={[paper]} size="small" />}
        {outside !== undefined && (
          <ButtonLink size="small" icon={ExternalLink} to={outside} target="_blank" rel="noopener noreferrer">
            {copy.outside}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
