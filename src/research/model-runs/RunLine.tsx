import type { ModelRun, WrittenBy } from '#contract/syntheses.ts'
import { useNow } from '#shared/browser/use-now.ts'

import { soFarWords, stageWords } from './run-words.ts'

const SECOND = 1000

type Props = { run: ModelRun; writtenBy: WrittenBy | null | undefined }

/** What a run is at, since when, and how much has come. */
export function RunLine({ run, writtenBy }: Props) {
  const now = useNow(SECOND)
  const model = writtenBy?.kind === 'model' ? (writtenBy.model ?? undefined) : undefined
  return (
    <p className="text-xs text-ink-muted">
      {stageWords(model, run.stage ?? undefined)} {soFarWords(run, now)}
    </p>
  )
}
