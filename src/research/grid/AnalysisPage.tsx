import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import { gridViews, isGridKind, type GridKind } from '#contract/grid-views.ts'
import { statusOf } from '#shared/api/errors.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { analysisAddress, kindLabel } from '../analyses/analysis-kinds.ts'
import { CapabilityGate } from '../papers/CapabilityGate.tsx'
import { AnalysisStart, type StartProps } from './AnalysisStart.tsx'
import { gridCopy as copy } from './grid.copy.ts'
import { PickerSlot, type Picker } from './picker-slot.ts'
import { useGrid, type OpenGrid } from './use-grid.ts'
import { viewAddress } from '../analyses/view-address.ts'

type Props = {
  kind: GridKind
  /** The h1 where nothing is open yet, where it is not the name of the view. */
  title?: string
  start: Omit<StartProps, 'kind' | 'title'>
  picker: Picker
  /** The id where it stands in the path instead of `?id=`. */
  id?: string
  children: (open: OpenGrid) => ReactNode
}

/**
 * The page of a view. How a view plugs in:
 *
 * 1. `src/pages/<area>/XPage.tsx` is `<AnalysisPage kind start picker={(props) => <PaperPicker {...props} />}>
 *    {(open) => <XView open={open} />}</AnalysisPage>`. Without `?id=` it offers a new analysis (with `start.columns`) and
 *    recent ones; with it the analysis is loaded, or said not to be there.
 * 2. `XView` draws `<AnalysisFrame open kind exports={[...gridExports(open, kind), …]}>` (or `AnalysisHead` in a frame of
 *    its own) and reads `open.grid`: `rows`, `columns`, `cell(rowId, columnId)`, `cellsOf(rowId)`, `papers`.
 * 3. It writes through `open.writes`: `commitCell`, `confirmCells`, `putColumn`, `putRows`, `putNote`; each call is one
 *    step of `undo`. Everything that people decide is an entry of the log; only how a view is arranged goes into
 *    `head.body.views[kind]`, by `useViewState(open, kind, schema, start)`.
 * 4. A cell opens in `CellPopover`. Figures carry the ids of their rows; a passage opens by `passageAddress`.
 */
export function AnalysisPage({ kind, title = gridViews[kind].label, start, picker, id, children }: Props) {
  const [search] = useSearchParams()
  const opened = id ?? search.get('id')
  return (
    <CapabilityGate capability="analyses" title={title}>
      <PickerSlot value={picker}>
        {opened ? (
          <Opened key={opened} id={opened} kind={kind}>
            {children}
          </Opened>
        ) : (
          <AnalysisStart kind={kind} title={title} {...start} />
        )}
      </PickerSlot>
    </CapabilityGate>
  )
}

type OpenedProps = { id: string; kind: GridKind; children: (open: OpenGrid) => ReactNode }

function Opened({ id, kind, children }: OpenedProps) {
  const open = useGrid(id)
  const { analysis, log } = open
  const { data } = analysis
  // Its body is not a grid's: it is neither read as one nor saved over.
  if (data && !isGridKind(data.kind)) {
    return (
      <ListFrame>
        <PageTitle>{data.title || kindLabel(data.kind)}</PageTitle>
        <EmptyState
          title={copy.otherKind(kindLabel(data.kind))}
          action={<ButtonLink to={analysisAddress(data)}>{copy.openThere}</ButtonLink>}
        />
      </ListFrame>
    )
  }
  if (open.isReady && !log.error) return children(open)
  const error = analysis.error ?? log.error
  const isGone = statusOf(error) === 404 || error?.name === 'BadParameterError'
  if (isGone) {
    return (
      <ListFrame>
        <PageTitle>{copy.notFoundTitle}</PageTitle>
        <EmptyState title={copy.notFound} action={<ButtonLink to={viewAddress(kind)}>Start a new one</ButtonLink>}>
          {copy.notFoundWhy}
        </EmptyState>
      </ListFrame>
    )
  }
  const isNewer = analysis.data !== undefined && open.head === undefined
  return (
    <ListFrame>
      <PageTitle>{analysis.data?.title ?? gridViews[kind].label}</PageTitle>
      {isNewer ? (
        <ErrorCard title={copy.openFailed} error={new Error(copy.newer)} />
      ) : error ? (
        <ErrorCard
          title={analysis.error ? copy.openFailed : copy.logFailed}
          error={error}
          kept={copy.kept}
          onRetry={() => void (analysis.error ? analysis.refetch() : log.refetch())}
        />
      ) : (
        <>
          <p role="status" className="sr-only">
            The analysis is being loaded.
          </p>
          <Skeleton shape="row" lines={8} />
        </>
      )}
    </ListFrame>
  )
}
