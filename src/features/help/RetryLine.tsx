import { RotateCw } from 'lucide-react'

import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { helpCopy } from './help.copy.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

const copy = helpCopy.chat

type Props = { retryAt?: number | undefined; busy: boolean; onRetry: () => void }

/** Two ways on from a question that has no answer. Nothing is sent before a wait that the server asked for is over. */
export function RetryLine({ retryAt, busy, onRetry }: Props) {
  const left = useSecondsUntil(retryAt)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Button size="small" icon={RotateCw} disabled={left > 0 || busy} onClick={onRetry}>
        {copy.retry}
      </Button>
      <ButtonLink to={paths.supportCenter()} target="_blank" size="small">
        {copy.support}
      </ButtonLink>
      {left > 0 && <span className="text-ink-muted">{copy.wait(left)}</span>}
    </div>
  )
}
