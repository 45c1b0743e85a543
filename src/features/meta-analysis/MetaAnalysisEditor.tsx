import { CircleMinus, FileInput, FilePlus2, FolderOpen, Redo2, SquareFunction, Undo2 } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { SaveConflict } from '#research/saving/SaveConflict.tsx'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { ConvertDialog } from './convert/ConvertDialog.tsx'
import { metaCopy as copy } from './meta-analysis.copy.ts'
import { compute } from '#research/meta-analysis/compute.ts'
import type { MetaDocument } from '#research/meta-analysis/document.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { OutcomeBar } from './OutcomeBar.tsx'
import { partOf } from './results/part.ts'
import { PooledNotice } from './results/PooledNotice.tsx'
import { ResultLine } from './results/ResultLine.tsx'
import { Results } from './results/Results.tsx'
import { ColumnChoice } from './settings/ColumnChoice.tsx'
import { SettingsBar } from './settings/SettingsBar.tsx'
import { hasContent, TITLE_MAX } from './store/kept.ts'
import { useMetaStore } from './store/use-meta-store.ts'
import { Checks } from './table/Checks.tsx'
import { ExcludeDialog } from './table/ExcludeDialog.tsx'
import { StudyGrid } from './table/StudyGrid.tsx'
import type { Picker } from './table/LinePaper.tsx'
import { StudyNote } from './table/StudyNote.tsx'
import type { OnEdit } from './table/use-grid.ts'
import { readBundle } from './transfer/bundle.ts'
import { ExportMenu } from './transfer/ExportMenu.tsx'
import { ImportTableDialog } from './transfer/ImportTableDialog.tsx'

type Props = {
  saved: Synthesis | undefined
  isExample: boolean
  address: URLSearchParams
  /** Sets parts of the address; undefined takes one out. */
  onAddress: (parts: Readonly<Record<string, string | undefined>>) => void
  /** The dialog in which a line's paper is chosen. */
  picker: Picker
  onNew: () => void
  onExample: () => void
}

type OpenDialog = { is: 'convert' | 'exclude'; id: string } | { is: 'import' }

/** One meta-analysis: its outcomes, its table, and everything that follows from it. */
export function MetaAnalysisEditor({ saved, isExample, address, onAddress, picker, onNew, onExample }: Props) {
  const store = useMetaStore({ saved, isExample, onCreated: (made) => onAddress({ id: made }) })
  const { kept, change } = store
  const { document } = kept
  const outcome = document.outcomes.find((each) => each.id === address.get('outcome')) ?? document.outcomes[0]
  const [chosenId, setChosenId] = useState<string>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [wish, setWish] = useState<{ id: string; key: string; nonce: number }>()
  const bundle = useRef<HTMLInputElement>(null)

  const outcomeId = outcome?.id
  const onDocument = useCallback(
    (step: (before: MetaDocument) => MetaDocument, mergeKey?: string) =>
      change((before) => ({ ...before, document: step(before.document) }), mergeKey),
    [change],
  )
  const onEdit: OnEdit = useCallback(
    (step, mergeKey) =>
      onDocument(
        (before) => ({
          ...before,
          outcomes: before.outcomes.map((each) => (each.id === outcomeId ? step(each) : each)),
        }),
        mergeKey && `${outcomeId} ${mergeKey}`,
      ),
    [onDocument, outcomeId],
  )
  if (!outcome) return null

  const openBundle = (file: File | undefined) => {
    if (!file) return
    void file.text().then((text) => {
      const read = readBundle(text)
      if (!read.ok)
        return toast({ title: 'The bundle was not opened', description: read.reason, variant: 'destructive' })
      change(() => ({ title: read.title, document: read.document }))
      toast({ title: 'The bundle is open', description: 'Undo brings back what was here.' })
      return undefined
    })
  }
  const line = dialog && 'id' in dialog ? outcome.lines.find((each) => each.id === dialog.id) : undefined

  return (
    <ListFrame
      toolbar={
        <PageTitle
          lead={copy.lead}
          actions={
            <>
              {isExample ? (
                <span role="status" className="text-ink-muted">
                  Example, not saved
                </span>
              ) : (
                <SaveSign {...store.sign} />
              )}
              <HelpLink article="making-a-meta-analysis" about="meta-analysis" />
              <DropdownMenu
                label="File"
                align="end"
                trigger={<Button icon={FolderOpen}>File</Button>}
                items={[
                  { label: 'New meta-analysis', icon: FilePlus2, onSelect: onNew },
                  {
                    label: 'Open a bundle',
                    icon: FolderOpen,
                    // The example stays the example: a bundle is opened in an analysis of one's own.
                    disabled: isExample,
                    onSelect: () => bundle.current?.click(),
                  },
                  { label: 'Show the example', icon: SquareFunction, onSelect: onExample },
                ]}
              />
              <ExportMenu kept={kept} outcome={outcome} />
            </>
          }
        >
          {copy.title}
        </PageTitle>
      }
    >
      <input
        ref={bundle}
        type="file"
        accept=".json,application/json"
        aria-label="Bundle to open"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          openBundle(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="space-y-4">
        {isExample && (
          <Notice
            action={
              <Button size="small" onClick={onNew}>
                {copy.exampleMine}
              </Button>
            }
          >
            {`${copy.example} Try whatever you like: nothing of it is saved.`}
          </Notice>
        )}
        <SaveConflict {...store.conflict} hint="If you take the other version, Undo brings yours back." />
        <label className="block">
          <span className="sr-only">Name of the analysis</span>
          <input
            value={kept.title}
            maxLength={TITLE_MAX}
            placeholder={copy.untitled}
            onChange={(event) => change((before) => ({ ...before, title: event.target.value }), 'title')}
            className="w-full rounded-control border border-transparent bg-transparent font-serif text-lg hover:border-line focus-visible:border-accent focus-visible:-outline-offset-1"
          />
        </label>
        <OutcomeBar
          document={document}
          outcome={outcome}
          onDocument={onDocument}
          onOutcome={(next) => onAddress({ outcome: next })}
        />
        <SettingsBar outcome={outcome} onEdit={onEdit} />
        <OutcomeWork
          key={outcome.id}
          outcome={outcome}
          onEdit={onEdit}
          store={store}
          chosenId={chosenId}
          onChoose={setChosenId}
          wish={wish}
          onWish={(to, key) => setWish((before) => ({ id: to, key, nonce: (before?.nonce ?? 0) + 1 }))}
          onDialog={setDialog}
          onExample={hasContent(kept) ? undefined : onExample}
          picker={picker}
          part={address.get('part')}
          onPart={(part) => onAddress({ part: part === 'forest' ? undefined : part })}
        />
      </div>
      {dialog?.is === 'import' && (
        <ImportTableDialog outcome={outcome} onEdit={onEdit} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.is === 'convert' && line && (
        <ConvertDialog outcome={outcome} line={line} onEdit={onEdit} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.is === 'exclude' && line && (
        <ExcludeDialog line={line} onEdit={onEdit} onClose={() => setDialog(undefined)} />
      )}
    </ListFrame>
  )
}

type WorkProps = {
  outcome: Outcome
  onEdit: OnEdit
  store: Pick<ReturnType<typeof useMetaStore>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  chosenId: string | undefined
  onChoose: (id: string | undefined) => void
  wish: { id: string; key: string; nonce: number } | undefined
  onWish: (id: string, key: string) => void
  onDialog: (dialog: OpenDialog) => void
  onExample: (() => void) | undefined
  picker: Picker
  part: string | null
  onPart: (part: string) => void
}

/** Table, checks and results of one outcome. Figures follow the typing, and never hold it up. */
function OutcomeWork(props: WorkProps) {
  const { outcome, onEdit, store, chosenId, onChoose, wish, onWish, onDialog, onExample, picker, part, onPart } = props
  // A sign stands in its cell at once; what follows from it is worked out after that.
  const later = useDeferredValue(outcome)
  const computed = useMemo(() => compute(later), [later])
  const chosen = outcome.lines.find(({ id }) => id === chosenId)
  const onConvert = useCallback((id: string) => onDialog({ is: 'convert', id }), [onDialog])
  const onExclude = useCallback((id: string) => onDialog({ is: 'exclude', id }), [onDialog])
  const choose = (id: string) => onChoose(id === chosenId ? undefined : id)
  return (
    <>
      <ResultLine computed={computed} />
      <section aria-label="Study table" className="space-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" icon={FileInput} onClick={() => onDialog({ is: 'import' })}>
            Paste or import
          </Button>
          <ColumnChoice outcome={outcome} onEdit={onEdit} />
          <Button size="small" icon={SquareFunction} disabled={!chosen} onClick={() => chosen && onConvert(chosen.id)}>
            Work out a number
          </Button>
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
      <Checks computed={computed} onEdit={onEdit} onGo={onWish} />
      <PooledNotice computed={computed} onEdit={onEdit} />
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
