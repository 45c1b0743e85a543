import { Button } from '#shared/ui/Button.tsx'

import { crashCopy as copy } from './crash.copy.ts'

type Props = { title?: string; body?: string; error: unknown; onRetry: () => void }

/** Name and message only: stacks and paths are nobody's business on a page. */
const detailOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message.slice(0, 500)}` : 'No details are known.'

/** Says that something failed, and offers the two ways out. */
export function CrashScreen({ title = copy.title, body = copy.body, error, onRetry }: Props) {
  return (
    <div role="alert" className="mx-auto max-w-reading px-4 py-16">
      <h1 tabIndex={-1} data-page-title className="font-serif text-xl font-semibold">
        {title}
      </h1>
      <p className="mt-2 text-ink-muted">{body}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
        {/* Without a line the browser's own error page would take the place of this one. */}
        {navigator.onLine && <Button onClick={() => location.reload()}>{copy.refresh}</Button>}
      </div>
      <details className="mt-6">
        <summary className="cursor-pointer text-ink-muted">{copy.details}</summary>
        <pre className="mt-2 overflow-auto rounded-control bg-surface-sunken p-3 text-xs whitespace-pre-wrap">
          {detailOf(error)}
        </pre>
      </details>
    </div>
  )
}
