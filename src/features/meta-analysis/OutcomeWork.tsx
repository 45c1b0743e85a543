import { CircleMinus, FileInput, Redo2, SquareFunction, Undo2 } from 'lucide-react'
import { Suspense, useCallback, useDeferredValue, useMemo } from 'react'

import { compute } from '#research/meta-analysis/compute.ts'
import { isOtherMethod, type Outcome } from '#research/meta-analysis/outcome.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { Picker } from '#research/grid/picker-slot.ts'

import type { LineDialog } from './LineDialogs.tsx'
import { partOf } from './results/part.ts'
import { PooledNotice } from './results/PooledNotice.tsx'
import { ResultLine } from './results/ResultLine.tsx'
import { Results } from './results/Results.tsx'
import { ColumnChoice } from './settings/ColumnChoice.tsx'
import type { useMetaStore } from './store/use-meta-store.ts'
import { Checks } from './table/Checks.tsx'
import { StudyGrid } from './table/StudyGrid.tsx'
import { StudyNote } from './table/StudyNote.tsx'
import type { OnEdit } from './table/use-grid.ts'

const MethodWork = lazyPart(() => import('./methods/MethodWork.tsx').then((module) => module.MethodWork))

type Props = {
  outcome: Outcome
  onEdit: OnEdit
  store: Pick<ReturnType<typeof useMetaStore>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  chosenId: string | undefined
  onChoose: (id: string | undefined) => void
  wish: { id: string; key: string; nonce: number } | undefined
  onWish: (id: string, key: string) => void
  onDialog: (dialog: LineDialog) => void
  onExample: (() => void) | undefined
  picker: Picker
  part: string | null
  onPart: (part: string) => void
}

/** Table, checks and results of one outcome. Figures follow the typing, and never hold it up. */
export function OutcomeWork(props: Props) {
  const { outcome, onEdit, store, chosenId, onChoose, wish, onWish, onDialog, onExample, picker, part, onPart } = props
  // A sign stands in its cell at once; what follows from it is worked out after that.
  const later = useDeferredValue(outcome)
  const computed = useMemo(() => compute(later), [later])
  const chosen = outcome.lines.find(({ id }) => id === chosenId)
  const onConvert = useCallback((id: string) => onDialog({ is: 'convert', id }), [onDialog])
  const onExclude = useCallback((id: string) => onDialog({ is: 'exclude', id }), [onDialog])
  const isMethod = isOtherMethod(outcome)
  const choose = (id: string) => onChoose(id === chosenId ? undefined : id)
  return (
    <>
      {!isMethod && <ResultLine computed={computed} />}
      <section aria-label="Study table" className="space-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" icon={FileInput} onClick={() => onDialog({ is: 'import' })}>
            Paste or import
          </Button>
          {!isMethod && <ColumnChoice outcome={outcome} onEdit={onEdit} />}
          {!isMethod && (
            <Button
              size="small"
              icon={SquareFunction}
              disabled={!chosen}
              onClick={() => chosen && onConvert(chosen.id)}
            >
              Work out a number
            </Button>
          )}
          <Button
            size="small"
            icon={CircleMinus}
            disabled={!chosen || chosen.excluded !== undefined}
            onClick={() => chosen && onExclude(chosen.id)}
          >
            Leave out
          </Button>
          <span className="ml-auto flex gap-1">
            <IconButton label="Undo" icon={Undo2} size="small" disabled={!store.canUndo} onClick={store.undo} />
            <IconButton label="Redo" icon={Redo2} size="small" disabled={!store.canRedo} onClick={store.redo} />
          </span>
        </div>
        <StudyGrid
          outcome={outcome}
          computed={computed}
          onEdit={onEdit}
          onUndo={store.undo}
          onRedo={store.redo}
          chosenId={chosenId}
          onChoose={onChoose}
          onConvert={onConvert}
          onExclude={onExclude}
          wish={wish}
        />
        <StudyNote outcome={outcome} computed={computed} id={chosenId} onEdit={onEdit} picker={picker} />
      </section>
      {isMethod && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <MethodWork outcome={later} />
        </Suspense>
      )}
      <Checks computed={computed} onEdit={onEdit} onGo={onWish} />
      {!isMethod && <PooledNotice computed={computed} onEdit={onEdit} />}
      {onExample && (
        <p>
          <Button size="small" onClick={onExample}>
            Try it with an example
          </Button>
        </p>
      )}
      {computed.analysis.used.length > 0 && (
        <Results
          part={partOf(part)}
          onPart={onPart}
          computed={computed}
          analysis={computed.analysis}
          onEdit={onEdit}
          chosenId={chosenId}
          onChoose={choose}
        />
      )}
    </>
  )
}
