import { Play } from 'lucide-react'

import type { Answer } from '#contract/copilot.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'

type Props = { answer: Answer; isResuming: boolean; onResume: () => void }

/** An answer that is not whole: why, what is kept, and the way on. */
export function AnswerState({ answer, isResuming, onResume }: Props) {
  if (answer.status !== 'failed' && answer.status !== 'stopped') return null
  const isFailed = answer.status === 'failed'
  const action = (
    <Button size="small" icon={Play} busy={isResuming} onClick={onResume}>
      {copy.resume}
    </Button>
  )
  return (
    <div className="mt-3">
      <Notice tone={isFailed ? 'warning' : 'info'} action={action} {...(isFailed && { title: copy.broke })}>
        {isFailed ? `${answer.error ?? ''} ${answer.sections.length > 0 ? copy.brokeKept : ''}` : copy.stopped}
      </Notice>
    </div>
  )
}
