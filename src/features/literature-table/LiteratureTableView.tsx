import { Columns3, Merge, MessageSquarePlus, Split, Sigma } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'

import { AnalysisFrame } from '#research/grid/AnalysisFrame.tsx'
import type { CellPlace } from '#research/grid/cell-place.ts'
import { CellDetails } from '#research/grid/CellDetails.tsx'
import { bundleExport, exportFile, gridExports, provenance, tableExports } from '#research/grid/grid-exports.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { styleTitle, type ChosenStyle } from '#research/citing/cite.ts'
import { keptStyle, useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { useCiting } from '#research/citing/use-citing.ts'
import type { Citing } from '#science/citations/reference-styles.ts'
import { literatureDocument, literatureTable } from '#science/grid/literature/literature-table.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { messageOf } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { AbbreviationsDialog } from './AbbreviationsDialog.tsx'
import { literatureTableCopy as copy } from './literature-table.copy.ts'
import { LiteratureRows } from './LiteratureRows.tsx'
import { RowComments } from './RowComments.tsx'
import { TableColumnsDialog } from './TableColumnsDialog.tsx'
import { ordered, ownColumns, presets, startSettings, tableSettingsSchema } from './table-settings.ts'

/** What a new table begins with. */
// oxlint-disable-next-line react/only-export-components -- pages may import the face of a feature alone
export const literatureStart = {
  lead: copy.lead,
  columns: [...startColumns(...presets[0].ids), ...ownColumns],
}

type Opened = 'columns' | 'abbreviations' | undefined

// The picker with its words is read beside the table.
const ReferenceStyleField = lazyPart(() =>
  import('#research/citing/ReferenceStyleField.tsx').then((module) => module.ReferenceStyleField),
)

/** Until a style from a file has been applied. */
const notYet: Citing = { cite: () => '…', isNumbered: false }

/** The table that goes into the thesis: one row a study, written as it will stand there. */
export function LiteratureTableView({ open }: { open: OpenGrid }) {
  const { grid, mayWrite } = open
  const [settings, change] = useViewState(open, 'lit_table', tableSettingsSchema, startSettings)
  const usual = useChosenStyle()
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>()
  const [place, setPlace] = useState<CellPlace>()
  const [commented, setCommented] = useState<string>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())

  const style = useMemo((): ChosenStyle => {
    const { styleFile, style: builtIn } = settings
    if (styleFile) return { is: 'file', id: styleFile.id, title: styleFile.title, source: async () => styleFile }
    return builtIn ? { is: 'built-in', style: builtIn } : usual
  }, [settings, usual])
  const papers = useMemo(() => [...grid.papers.values()], [grid.papers])
  const { citing, failure } = useCiting(style, papers)
  const shown = citing ?? notYet
  const cite = async (row: { id: string; title: string }) => {
    const chosen = keptStyle(client, row)
    try {
      const { id, title, text } = await (chosen.is === 'file' ? chosen.source() : Promise.reject(new Error()))
      change((before) => ({ ...before, styleFile: { id, title, text } }))
    } catch (error) {
      toast({ title: copy.notOpened, description: messageOf(error, ''), variant: 'destructive' })
    }
  }
  const all = useMemo(() => ordered(grid.columns, settings.order), [grid.columns, settings.order])
  const columns = useMemo(() => all.filter(({ id }) => !settings.hidden.includes(id)), [all, settings.hidden])
  const { length, groupBy, studyOf, abbreviations } = settings
  const table = useMemo(
    () => literatureTable(grid, { columns, citing: shown, length, groupBy, studyOf, abbreviations }),
    [grid, columns, shown, length, groupBy, studyOf, abbreviations],
  )
  const toDocument = () => {
    const parameters = [
      `citation style ${styleTitle(style)}`,
      `${length} text`,
      ...(groupBy === '' ? [] : [`grouped by ${groupBy}`]),
    ]
    const about = { title: open.head?.title ?? '', provenance: provenance(open, 'Literature review table', parameters) }
    return literatureDocument(table, columns, about)
  }
  const exports = [
    ...tableExports(open, toDocument),
    ...gridExports(open, 'lit_table', () => ({ columns })).slice(0, 2),
    {
      label: 'BibTeX of the rows',
      file: async () => {
        const { writeBibtex } = await import('#science/records/write-bibtex.ts')
        return exportFile(open, writeBibtex(grid.documentIds.flatMap((id) => grid.papers.get(id) ?? [])), 'bib')
      },
    },
    bundleExport(open, 'lit_table'),
  ]

  const merge = () => {
    const ids = grid.documentIds.filter((id) => chosen.has(id))
    const [lead, ...rest] = ids
    if (lead === undefined) return
    change((before) => {
      // Who belonged to one of the merged studies goes with it.
      const moved = Object.entries(before.studyOf).filter(([, of]) => ids.includes(of))
      const next = {
        ...before.studyOf,
        ...Object.fromEntries([...moved.map(([id]) => [id, lead]), ...rest.map((id) => [id, lead])]),
      }
      delete next[lead]
      return { ...before, studyOf: next }
    })
    setChosen(new Set())
  }
  const split = () => {
    change((before) => ({
      ...before,
      studyOf: Object.fromEntries(
        Object.entries(before.studyOf).filter(([id, of]) => !chosen.has(id) && !chosen.has(of)),
      ),
    }))
    setChosen(new Set())
  }
  const hasMerged = [...chosen].some((id) => Object.values(studyOf).includes(id))

  const details =
    commented !== undefined ? (
      <RowComments open={open} rowId={commented} onClose={() => setCommented(undefined)} />
    ) : place ? (
      <div className="rounded-card border border-line bg-surface p-4">
        <CellDetails key={`${place.rowId} ${place.columnId}`} open={open} place={place} />
      </div>
    ) : undefined

  return (
    <AnalysisFrame
      open={open}
      kind="lit_table"
      exports={exports}
      {...(details !== undefined && { details, detailsLabel: commented === undefined ? 'Cell' : 'Comments' })}
    >
      <div className="mb-3 flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="w-full sm:w-72">
          <Suspense fallback={<Skeleton lines={2} />}>
            <ReferenceStyleField
              chosen={style}
              disabled={!mayWrite}
              onBuiltIn={(next) => change(({ styleFile: _file, ...before }) => ({ ...before, style: next }))}
              onKept={(next) => void cite(next)}
            />
          </Suspense>
          {failure !== undefined && (
            <Notice tone="error" title={copy.notCited}>
              {failure}
            </Notice>
          )}
        </div>
        <div className="w-40">
          <SelectField
            label="Group by"
            value={groupBy}
            disabled={!mayWrite}
            options={[
              { value: '', label: 'Nothing' },
              { value: 'year', label: 'Year' },
              ...grid.columns
                .filter(({ type }) => type === 'choice' || type === 'choices' || type === 'boolean')
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              const next = event.target.value
              change((before) => ({ ...before, groupBy: next }))
            }}
          />
        </div>
        <div className="w-32">
          <SelectField
            label="Text"
            value={length}
            disabled={!mayWrite}
            options={[
              { value: 'short', label: 'Short' },
              { value: 'long', label: 'Long' },
            ]}
            onChange={(event) => {
              const next = event.target.value === 'long' ? 'long' : 'short'
              change((before) => ({ ...before, length: next }))
            }}
          />
        </div>
        {mayWrite && (
          <span className="flex flex-wrap gap-2 sm:mt-6.5 sm:ml-auto">
            <Button icon={Columns3} onClick={() => setOpened('columns')}>
              Columns
            </Button>
            <Button icon={Sigma} onClick={() => setOpened('abbreviations')}>
              Abbreviations
            </Button>
          </span>
        )}
      </div>
      {chosen.size > 0 && mayWrite && (
        <div
          role="group"
          aria-label="Chosen rows"
          className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2"
        >
          <span className="mr-auto font-semibold">{chosen.size} chosen</span>
          <Button size="small" icon={Merge} disabled={chosen.size < 2} onClick={merge}>
            Merge into one study
          </Button>
          {hasMerged && (
            <Button size="small" icon={Split} onClick={split}>
              Take apart
            </Button>
          )}
          {chosen.size === 1 && (
            <Button size="small" icon={MessageSquarePlus} onClick={() => setCommented([...chosen][0])}>
              Comment
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={() => setChosen(new Set())}>
            Clear
          </Button>
        </div>
      )}
      {grid.rows.length === 0 ? (
        <EmptyState title={copy.noRows}>{copy.noRowsWhy}</EmptyState>
      ) : (
        <LiteratureRows
          open={open}
          table={table}
          columns={columns}
          widths={settings.widths}
          chosen={chosen}
          onChosen={setChosen}
          active={place}
          onCell={(next) => {
            setCommented(undefined)
            setPlace(next)
          }}
          onComments={setCommented}
        />
      )}
      <div className="mt-4 max-w-reading space-y-1.5 text-sm">
        <p>
          <span className="font-semibold">Summary:</span> {table.summary}.
        </p>
        {table.abbreviations.length > 0 && (
          <p className="text-ink-muted">
            <span className="font-semibold">Abbreviations:</span>{' '}
            {table.abbreviations.map(({ short, long }) => `${short}, ${long}`).join('; ')}.
          </p>
        )}
      </div>
      {opened === 'columns' && (
        <TableColumnsDialog
          open={open}
          columns={all}
          settings={settings}
          onChange={change}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'abbreviations' && (
        <AbbreviationsDialog
          shown={table.abbreviations}
          own={abbreviations}
          onSave={(next) => change((before) => ({ ...before, abbreviations: next }))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </AnalysisFrame>
  )
}
