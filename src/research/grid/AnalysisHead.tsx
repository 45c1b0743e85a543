import { BookOpen, Layers, PencilLine } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

import { gridKinds, gridViews, type GridKind } from '#contract/grid-views.ts'
import { count } from '#shared/format/count.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { SaveConflict } from '../saving/SaveConflict.tsx'
import { SaveSign } from '../saving/SaveSign.tsx'
import { ExampleNote } from './ExampleNote.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { ExportEntry } from './grid-exports.ts'
import { PickerSlot } from './picker-slot.ts'
import { StaleNotice } from './StaleNotice.tsx'
import type { OpenGrid } from './use-grid.ts'
import { viewAddress } from '../analyses/view-address.ts'

const TITLE_MAX = 300

export type HeadProps = {
  open: OpenGrid
  kind: GridKind
  /** Entries of the export menu; without any there is no menu. */
  exports?: readonly ExportEntry[]
  /** The papers are being read for this view: what a file would say is not known yet. */
  isReading?: boolean
  /** Buttons of the view beside the export menu: run, undo. */
  actions?: ReactNode
  /** Runs the service over what is stale; without it the notice can only be kept. */
  onUpdate?: () => void
}

/** The head of every view: title, papers, state of saving, other views of the same analysis, export. */
export function AnalysisHead({ open, kind, exports = [], isReading = false, actions, onUpdate }: HeadProps) {
  const [isNaming, setIsNaming] = useState(false)
  const [isPicking, setIsPicking] = useState(false)
  const picker = use(PickerSlot)
  const { head, mayWrite, rules } = open
  if (!head) return null
  const title = head.title || 'Untitled analysis'
  return (
    <>
      {isNaming ? (
        <NameForm
          title={head.title}
          onDone={(name) => {
            if (name !== undefined && name !== head.title) open.changeHead(() => ({ title: name }))
            setIsNaming(false)
          }}
        />
      ) : (
        <PageTitle
          documentTitle={`${title} · ${gridViews[kind].label}`}
          lead={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="max-sm:hidden">{gridViews[kind].label}</span>
              {head.query !== '' && <span className="wrap-anywhere">{head.query}</span>}
              <span>{count(new Set(head.documentIds).size, 'paper', 'papers')}</span>
              {rules.total > 0 && rules.done < rules.total && (
                <span role="status">
                  Reading papers by rules: {rules.done} of {rules.total}
                </span>
              )}
              <SaveSign {...signOf(open)} />
            </span>
          }
          actions={
            <>
              {mayWrite && <IconButton label="Rename" icon={PencilLine} onClick={() => setIsNaming(true)} />}
              {mayWrite && picker && (
                <Button icon={BookOpen} isShort onClick={() => setIsPicking(true)}>
                  Change papers
                </Button>
              )}
              <DropdownMenu
                label="Open as"
                align="end"
                trigger={
                  <Button icon={Layers} isShort>
                    Open as…
                  </Button>
                }
                items={gridKinds
                  .filter((other) => other !== 'timeline_compare' || kind === 'timeline')
                  .map((other) =>
                    other === kind
                      ? { label: gridViews[other].label, checked: true }
                      : { label: gridViews[other].label, to: viewAddress(other, open.id) },
                  )}
              />
              {exports.length > 0 && (
                <ExportButton entries={exports} isWaiting={isReading || !open.isReady || !open.papersState.isSuccess} />
              )}
              {actions}
            </>
          }
        >
          {title}
        </PageTitle>
      )}
      {mayWrite && head.body.params.isExample && <ExampleNote id={open.id} />}
      <SaveConflict {...open.conflict} />
      <StaleNotice open={open} {...(onUpdate && { onUpdate })} />
      {picker?.({
        open: isPicking,
        onClose: () => setIsPicking(false),
        chosen: [...head.documentIds],
        onChosen: (documentIds) => open.changeHead(() => ({ documentIds })),
      })}
    </>
  )
}

/** Of head and log together: what a person has to decide comes first, then what failed, waits, or is on its way. */
function signOf({ log, saving, retrySave }: OpenGrid) {
  const lines = [saving, { state: log.state, ...(log.reason !== undefined && { reason: log.reason }) }]
  const worst = (['conflict', 'failed', 'waiting', 'saving', 'editing'] as const)
    .map((state) => lines.find((line) => line.state === state))
    .find((line) => line !== undefined)
  return {
    saving: worst ?? saving,
    count: log.unsentCount + (saving.state === 'saved' ? 0 : 1),
    onRetry: () => {
      log.retry()
      void retrySave()
    },
  }
}

const nameForm = z.object({ name: neededText('Give it a name.') })

function NameForm({ title, onDone }: { title: string; onDone: (name?: string) => void }) {
  const form = useForm({
    schema: nameForm,
    defaultValues: { name: title },
    judge: 'change',
    send: ({ name }) => onDone(name),
  })
  return (
    <Form of={form} className="mb-6 flex flex-wrap items-end gap-2">
      <h1 tabIndex={-1} data-page-title className="sr-only">
        {title}
      </h1>
      <div className="min-w-0 flex-1">
        <TextField
          {...form.field('name')}
          label="Name"
          autoFocus
          maxLength={TITLE_MAX}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </div>
      <SubmitButton {...form.button}>Save name</SubmitButton>
      <Button onClick={() => onDone()}>Cancel</Button>
    </Form>
  )
}
