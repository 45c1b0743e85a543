import { Play } from 'lucide-react'

import type { Answer } from '#contract/copilot.ts'
import { ALL_STRUCK, ALL_STRUCK_WHY, BY_RULES } from '#research/model-runs/run-words.ts'
import { isAllStruck } from '#science/synthesis/struck.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'

type Props = { answer: Answer; isResuming: boolean; onResume: () => void; onByRules: (() => void) | undefined }

/** An answer that is not whole: why, what is kept, and the way on. */
export function AnswerState({ answer, isResuming, onResume, onByRules }: Props) {
  const isUseless = answer.status === 'complete' && isAllStruck(answer.sections)
  if (isUseless) {
    const byRules = onByRules && (
      <Button size="small" onClick={onByRules}>
        {BY_RULES}
      </Button>
    )
    return (
      <div className="mt-3">
        <Notice tone="warning" title={ALL_STRUCK} action={byRules}>
          {ALL_STRUCK_WHY}
        </Notice>
      </div>
    )
  }
  if (answer.status !== 'failed' && answer.status !== 'stopped') return null
  const isFailed = answer.status === 'failed'
  const isByModel = answer.writtenBy?.kind === 'model'
  const action = (
    <span className="flex flex-wrap gap-2">
      <Button size="small" icon={Play} busy={isResuming} onClick={onResume}>
        {copy.resume}
      </Button>
      {isByModel && onByRules && (
        <Button size="small" onClick={onByRules}>
          {BY_RULES}
        </Button>
      )}
    </span>
  )
  return (
    <div className="mt-3">
      <Notice tone={isFailed ? 'warning' : 'info'} action={action} {...(isFailed && { title: copy.broke })}>
        {isFailed ? `${answer.error ?? ''} ${answer.sections.length > 0 ? copy.brokeKept : ''}` : copy.stopped}
      </Notice>
    </div>
  )
}
