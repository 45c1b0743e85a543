import { Notice } from '#shared/ui/Notice.tsx'

import { historyCopy as copy } from './history.copy.ts'
import type { BroughtBack } from './use-bundles.ts'

type Props = { result: BroughtBack | undefined; problem: string | undefined }

/** What became of a file that was opened: every analysis of it is in one of the three numbers. */
export function BundleResult({ result, problem }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      {result && (
        <Notice tone={result.failed.length > 0 ? 'warning' : 'info'}>
          <p>{copy.opened(result.file, result.back, result.already, result.failed.length)}</p>
          {result.failed.length > 0 && (
            <ul className="mt-1 list-disc pl-5 text-sm">
              {result.failed.map(({ name, reason }, index) => (
                // The list is given whole and never changes.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className="wrap-anywhere">
                  {name}: {reason}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  )
}
