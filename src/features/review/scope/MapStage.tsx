import { useMemo, useState } from 'react'

import { newKey } from '#shared/browser/new-key.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Drawer } from '#shared/ui/Drawer.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { RecordList } from '../RecordList.tsx'
import { chartedRows, currentForm, paperFields } from './charted-rows.ts'
import { CountsFigure } from './CountsFigure.tsx'
import {
  categoriesOf,
  cellSentence,
  crossTable,
  withoutValue,
  saturation,
  thinCells,
  type MapCell,
} from './cross-table.ts'
import { MapFigure } from './MapFigure.tsx'
import { mapHtml } from './map-html.ts'
import { SaturationFigure } from './SaturationFigure.tsx'

const THIN = 1
const SHOWN = 12

/** What has been studied and what has not: two columns against each other, counts of one, and whether new sources bring anything new. */
export function MapStage() {
  const { title, question, state, beside, papers, body, canWrite, save } = useReview()
  const rows = useMemo(() => chartedRows(state, beside, papers), [state, beside, papers])
  const form = currentForm(body)
  const fields = [...paperFields, ...(form?.fields.filter(({ kind }) => kind !== 'text') ?? [])]
  const saved = body.maps.at(-1)
  const [rowField, setRowField] = useState(saved?.rows ?? fields[2]?.id ?? 'paper-design')
  const [columnField, setColumnField] = useState(saved?.columns ?? fields[4]?.id ?? 'paper-year')
  const [sizeField, setSizeField] = useState(saved?.size ?? '')
  const [look, setLook] = useState<'heat' | 'bubble'>(saved?.look ?? 'heat')
  const [countField, setCountField] = useState('paper-year')
  const [cell, setCell] = useState<MapCell>()
  const [list, setList] = useState<{ name: string; studies: readonly string[] }>()
  const table = useMemo(
    () => crossTable(rows, rowField, columnField, sizeField === '' ? undefined : sizeField),
    [rows, rowField, columnField, sizeField],
  )
  if (rows.length === 0) {
    return (
      <EmptyState title="No source is included yet">
        The map is drawn from sources that are included and charted.
      </EmptyState>
    )
  }
  const nameOf = (id: string) => fields.find((field) => field.id === id)?.name ?? id
  const options = fields.map(({ id, name }) => ({ value: id, label: name }))
  const thin = thinCells(table, THIN)
  const bars = [...categoriesOf(rows, countField), withoutValue(rows, countField)].filter(
    ({ studies }) => studies.length > 0,
  )
  const marks = bars.reduce((sum, { studies }) => sum + studies.length, 0)
  const labels = new Map(rows.map(({ studyId, label }) => [studyId, label]))
  const label = (id: string) => labels.get(id) ?? id
  const mapName = `${nameOf(rowField)} by ${nameOf(columnField)}`
  const shown = cell ? { name: cellSentence(cell, table), studies: cell.studies } : list
  return (
    <div className="space-y-8">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label="Rows"
          value={rowField}
          options={options}
          onChange={(event) => setRowField(event.target.value)}
        />
        <SelectField
          label="Columns"
          value={columnField}
          options={options}
          onChange={(event) => setColumnField(event.target.value)}
        />
        <SelectField
          label="Size"
          value={sizeField}
          onChange={(event) => setSizeField(event.target.value)}
          options={[
            { value: '', label: 'Number of sources' },
            ...fields
              .filter(({ kind, id }) => kind === 'number' && id !== 'paper-year')
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          label="Look"
          value={look}
          onChange={(event) => setLook(event.target.value === 'bubble' ? 'bubble' : 'heat')}
          options={[
            { value: 'heat', label: 'Heat map' },
            { value: 'bubble', label: 'Bubbles' },
          ]}
        />
      </div>
      {table.rows.length === 0 || table.columns.length === 0 ? (
        <EmptyState title="Nothing is charted in these columns">Chart sources, or choose other columns.</EmptyState>
      ) : (
        <>
          <MapFigure
            title={`Map: ${mapName}`}
            fileName={`${title} map`}
            table={table}
            look={look}
            sizeName={sizeField === '' ? undefined : nameOf(sizeField)}
            chosen={cell}
            onChoose={setCell}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                saveFile(
                  new File([mapHtml(`${title}: ${mapName}`, question, table, label)], `${title} map.html`, {
                    type: 'text/html',
                  }),
                )
              }
            >
              Stand-alone page, HTML
            </Button>
            {canWrite && (
              <Button
                onClick={() =>
                  void save({
                    maps: [
                      ...body.maps,
                      {
                        id: newKey(),
                        name: mapName.slice(0, 300),
                        rows: rowField,
                        columns: columnField,
                        look,
                        ...(sizeField !== '' && { size: sizeField }),
                      },
                    ],
                  })
                }
              >
                Keep this map
              </Button>
            )}
            {body.maps.map((map) => (
              <Button
                key={map.id}
                variant="ghost"
                onClick={() => {
                  setRowField(map.rows)
                  setColumnField(map.columns)
                  setSizeField(map.size ?? '')
                  setLook(map.look)
                }}
              >
                {map.name}
              </Button>
            ))}
          </div>
          <Card title={`Empty and thin cells: ${thin.length}`}>
            <ul className="space-y-1">
              {thin.slice(0, SHOWN).map((each) => (
                <li key={`${each.row} ${each.column}`}>{cellSentence(each, table)}</li>
              ))}
            </ul>
            {thin.length > SHOWN && (
              <p className="mt-2 text-ink-muted">
                and {count(thin.length - SHOWN, 'more cell', 'more cells')} with {THIN} or none.
              </p>
            )}
            <p className="mt-3 text-xs text-ink-muted">
              Said of the sources that this review included, by its search and criteria
              {form && `, as charted by version ${form.version} of the form`}. It does not say that nobody has studied
              it.
            </p>
          </Card>
        </>
      )}
      <div className="max-w-80">
        <SelectField
          label="Count by"
          value={countField}
          options={options}
          onChange={(event) => setCountField(event.target.value)}
        />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <CountsFigure
          title={`Sources by ${nameOf(countField).toLowerCase()}`}
          fileName={`${title} ${nameOf(countField)}`}
          bars={bars}
          sources={rows.length}
          marks={marks}
          onChoose={setList}
        />
        <SaturationFigure
          title={`Saturation: ${nameOf(countField).toLowerCase()}`}
          fileName={`${title} saturation`}
          points={saturation(rows, countField)}
          labelOf={label}
        />
      </div>
      <Drawer
        open={shown !== undefined}
        onClose={() => {
          setCell(undefined)
          setList(undefined)
        }}
        title={shown?.name ?? ''}
        subtitle={count(shown?.studies.length ?? 0, 'source', 'sources')}
        width="36rem"
      >
        {shown && shown.studies.length > 0 ? (
          <RecordList label="Sources" ids={shown.studies} className="h-[calc(100dvh-9rem)]" />
        ) : (
          <p className="text-ink-muted">No included sources here.</p>
        )}
      </Drawer>
    </div>
  )
}
