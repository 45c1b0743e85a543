import { ArrowUp, Square } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { QUESTION_MAX } from '#contract/copilot.ts'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { AnswersLeft } from './AnswersLeft.tsx'
import { copilotCopy as copy } from './copilot.copy.ts'
import type { ComposerState } from './use-composer.ts'

type Props = {
  composer: ComposerState
  isAsking: boolean
  failure: { error: unknown } | undefined
  scope: ReactNode
  isFirst?: boolean
  /** Stops the answer that is being written. */
  onStop?: (() => void) | undefined
}

/** Where a question is typed, with the papers that it is put to beneath it. */
export function Composer({ composer, isAsking, failure, scope, isFirst = false, onStop }: Props) {
  const id = useId()
  const { text, setText, field, submit } = composer
  return (
    <div className="space-y-3">
      {failure && <AskFailure error={failure.error} onRetry={submit} isBusy={isAsking} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="rounded-card border border-line-strong/60 bg-surface shadow-control focus-within:border-accent has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-accent"
      >
        <label htmlFor={id} className="sr-only">
          {copy.ask}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          maxLength={QUESTION_MAX}
          placeholder={isFirst ? copy.example : copy.askOn}
          aria-describedby={`${id}-hint`}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
          className="scroll-quiet field-sizing-content max-h-[40dvh] min-h-16 w-full resize-none bg-transparent px-4 pt-3 text-base outline-none placeholder:text-ink-faint"
        />
        <div className="flex flex-wrap items-center gap-2 px-2.5 pb-2.5">
          {scope}
          <span className="flex-1 max-sm:hidden" />
          {onStop && (
            <Button size="small" icon={Square} onClick={onStop}>
              {copy.stop}
            </Button>
          )}
          <Button type="submit" size="small" variant="primary" icon={ArrowUp} busy={isAsking}>
            {copy.send}
          </Button>
        </div>
      </form>
      <p id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-4 px-1 text-xs text-ink-muted">
        <span className="max-sm:hidden">{copy.askHint}</span>
        <AnswersLeft />
      </p>
    </div>
  )
}

function AskFailure({ error, onRetry, isBusy }: { error: unknown; onRetry: () => void; isBusy: boolean }) {
  if (error instanceof ApiError && error.code === 'limit_reached') return <UpgradeCard feature="synthesis" />
  const mayBe = error instanceof NetworkError && error.mayHaveArrived
  const reason = navigator.onLine ? messageOf(error, '') : copy.offline
  return (
    <ErrorCard
      title={copy.askFailed}
      error={new Error(`${reason}${mayBe ? ` ${copy.mayHaveArrived}` : ''}`)}
      kept={copy.askKept}
      onRetry={onRetry}
      busy={isBusy}
    />
  )
}
