import { ApiError } from '#shared/api/errors.ts'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'

type Props = {
  question: string
  finding: { isLooking: boolean; error: unknown; without: string | undefined; retry: () => void }
}

/** What became of looking for papers on a question that was asked elsewhere. */
export function FindingPapers({ question, finding: { isLooking, error, without, retry } }: Props) {
  if (isLooking) {
    return (
      <Notice title={copy.looking}>
        <span className="flex items-center gap-2">
          <Spinner /> <span className="min-w-0 wrap-anywhere">{copy.lookingFor(question)}</span>
        </span>
      </Notice>
    )
  }
  if (error instanceof ApiError && error.code === 'limit_reached') return <UpgradeCard feature="search" />
  if (error) return <ErrorCard title={copy.lookingFailed} error={error} kept={copy.questionKept} onRetry={retry} />
  if (without === undefined) return null
  return (
    <Notice
      tone="warning"
      title={copy.noneFound}
      action={<ButtonLink to={paths.search({ q: question, run: without })}>{copy.toSearch}</ButtonLink>}
    >
      {copy.noneFoundWhy}
    </Notice>
  )
}
