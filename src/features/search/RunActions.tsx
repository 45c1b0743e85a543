import { RotateCw, Share2 } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'

import { AlertButton } from './alerts/AlertButton.tsx'
import { LogMenu } from './LogMenu.tsx'
import { searchCopy as copy } from './search.copy.ts'
import { viewText } from './search-filters.ts'
import type { ResultView } from './use-result-view.ts'

const TITLE_MAX = 200

type Props = { run: SearchRun; view: ResultView; onAgain: (() => void) | undefined }

/** What can be done with a run as a whole. */
export function RunActions({ run, view, onAgain }: Props) {
  const { has } = useCapabilities()
  const share = () =>
    openDialog({
      name: 'share',
      kind: 'search',
      targetId: run.runId,
      title: run.query.slice(0, TITLE_MAX),
      view: viewText(view.filters, view.order),
    })
  return (
    <>
      {onAgain && (
        <Button icon={RotateCw} isShort onClick={onAgain}>
          {copy.again}
        </Button>
      )}
      <AlertButton runId={run.runId} query={run.query} />
      <LogMenu runs={() => [run]} />
      {has('shares') && (
        <Button icon={Share2} isShort onClick={share}>
          {copy.share}
        </Button>
      )}
    </>
  )
}
