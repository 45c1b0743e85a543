import type { Paper } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import type { Shortfall } from './opened-document.ts'
import type { Passage } from './passage.ts'
import { readerCopy as copy } from './reader.copy.ts'

type Props = {
  paper: Paper
  passage: Passage
  shortfall: Shortfall | undefined
  /** The quote stands in the abstract of the record, not in this text. */
  canOpenAbstract: boolean
  onAbstract: () => void
  onHide: () => void
}

/** What must be said before one reads: a retraction, what could not be shown, and what became of a cited passage. */
export function ReaderNotices({ paper, passage, shortfall, canOpenAbstract, onAbstract, onHide }: Props) {
  if (!paper.flags.retracted && shortfall === undefined && passage.kind === 'none') return null
  return (
    <div className="space-y-2 border-b border-line bg-page px-3 py-2">
      {paper.flags.retracted && (
        <Notice
          tone="error"
          title="This paper has been retracted"
          action={<HelpLink article="retractions" about="retracted papers" />}
        >
          Do not build on its findings. It stays readable so that you can see what was cited.
        </Notice>
      )}
      {shortfall !== undefined && <Notice tone="warning">{copy.shortfall[shortfall]}</Notice>}
      {passage.kind === 'missing' && (
        <Notice
          tone="warning"
          title="This passage is not in the paper’s text"
          {...(canOpenAbstract && {
            action: (
              <Button size="small" onClick={onAbstract}>
                Show it in the abstract
              </Button>
            ),
          })}
        >
          {canOpenAbstract
            ? 'The words are in the record’s abstract, worded or ordered differently than in the full text.'
            : `The words “${passage.quote}” were looked up but not found. The text may have changed, or the citation is wrong.`}
        </Notice>
      )}
      {passage.kind === 'found' && (
        <Notice
          tone="info"
          action={
            <span className="flex items-center">
              <Button size="small" variant="ghost" onClick={onHide}>
                Unlight
              </Button>
              <HelpLink article="reading-a-passage" about="the lit passage" />
            </span>
          }
        >
          The cited passage is lit. It was found{' '}
          {passage.isExact ? 'word for word' : 'in another spelling of the same words'}.
        </Notice>
      )}
    </div>
  )
}
