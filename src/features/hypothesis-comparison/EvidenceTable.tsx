import { Scale, Trash2 } from 'lucide-react'

import type { GridColumn, GridRow } from '#contract/grid.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { shortCitation } from '#science/grid/record-columns.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { isRatingWord, PASSAGE, ratingWords, statementOf } from './hypothesis-columns.ts'
import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import type { Comparison } from './use-comparison.ts'

type Props = { open: OpenGrid; comparison: Comparison; chosen: string | undefined; onChoose: (id: string) => void }

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
export const letterOf = (hypotheses: readonly GridColumn[], id: string) =>
  NAMES[hypotheses.findIndex((each) => each.id === id)] ?? '?'

const looks = (word: unknown) =>
  !isRatingWord(word)
    ? 'text-ink-muted'
    : word.endsWith('inconsistent')
      ? 'bg-state-red-soft text-state-red'
      : word === 'neutral'
        ? ''
        : 'bg-state-green-soft text-state-green'

/** Items by hypotheses; each cell is the choice of one of seven words. The table scrolls inside itself. */
export function EvidenceTable({ open, comparison, chosen, onChoose }: Props) {
  const { grid, mayWrite, writes } = open
  const { hypotheses, items, weights, diagnosticity, state } = comparison
  const spans = new Map(diagnosticity.map((each) => [each.itemId, each]))
  const order = new Map(diagnosticity.map(({ itemId }, index) => [itemId, index]))
  const shown =
    state.order === 'diagnostic' ? [...items].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)) : items
  const rate = (item: GridRow, column: GridColumn, word: string) => {
    const place = { rowId: item.id, columnId: column.id }
    const note = grid.cell(item.id, column.id)?.note
    if (isRatingWord(word))
      writes.commitCell({ ...place, verb: 'set', value: word, ...(note !== undefined && { note }) })
    else writes.commitCell({ ...place, verb: 'clear' })
  }
  return (
    <ScrollBox
      label="Evidence against hypotheses"
      className="relative isolate overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{copy.howTo}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(HEAD, 'sticky left-0 z-10 min-w-44 sm:min-w-72')}>
              Evidence
            </th>
            {hypotheses.map((hypothesis, index) => (
              <th
                key={hypothesis.id}
                scope="col"
                title={statementOf(hypothesis)}
                className={classNames(HEAD, 'max-w-56 min-w-48')}
              >
                <span className="line-clamp-3 wrap-anywhere">
                  {NAMES[index]}: {hypothesis.name}
                </span>
              </th>
            ))}
            <th scope="col" className={classNames(HEAD, 'text-right whitespace-nowrap')}>
              Weight
            </th>
            <th scope="col" className={classNames(HEAD, 'text-right whitespace-nowrap')}>
              Tells apart
            </th>
            {mayWrite && (
              <th scope="col" className={HEAD}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {shown.map((item) => {
            const paper = item.documentId === undefined ? undefined : grid.papers.get(item.documentId)
            const weight = weights.get(item.id)
            const span = spans.get(item.id)
            const name = item.label ?? item.id
            return (
              <tr key={item.id} className={item.id === chosen ? 'bg-accent-soft/40' : undefined}>
                <th scope="row" className={classNames(CELL, 'sticky left-0 z-10 bg-surface text-left font-normal')}>
                  <span className="line-clamp-3 font-serif wrap-anywhere" title={name}>
                    {name}
                  </span>
                  {paper ? (
                    <PapersButton
                      title="Where it stands"
                      ids={[paper.id]}
                      evidence={grid.cell(item.id, PASSAGE.id)?.evidence ?? []}
                      className="-ml-1 text-xs text-ink-muted"
                    >
                      {shortCitation(paper)}
                    </PapersButton>
                  ) : (
                    <span className="text-xs text-ink-muted">No source</span>
                  )}
                </th>
                {hypotheses.map((hypothesis, index) => {
                  const cell = grid.cell(item.id, hypothesis.id)
                  const word = isRatingWord(cell?.value) ? cell.value : ''
                  const label = `${NAMES[index]}: ${name.slice(0, 80)}`
                  return (
                    <td key={hypothesis.id} className={classNames(CELL, 'p-1')}>
                      <select
                        aria-label={label}
                        disabled={!mayWrite}
                        value={word}
                        onChange={(event) => rate(item, hypothesis, event.target.value)}
                        className={classNames(
                          'h-9 w-full rounded-control border border-transparent bg-transparent px-1.5 hover:border-line-strong pointer-coarse:h-11',
                          looks(word),
                        )}
                      >
                        <option value="">Not rated</option>
                        {ratingWords.map((each) => (
                          <option key={each} value={each}>
                            {each.charAt(0).toUpperCase() + each.slice(1)}
                          </option>
                        ))}
                      </select>
                      {cell?.note && <p className="line-clamp-2 px-1.5 text-xs text-ink-muted">{cell.note}</p>}
                    </td>
                  )
                })}
                <td className={classNames(CELL, 'text-right tabular-nums')}>{(weight?.weight ?? 0).toFixed(2)}</td>
                <td className={classNames(CELL, 'text-right tabular-nums')}>
                  {span && span.span > 0 ? (
                    span.weighted.toFixed(2)
                  ) : (
                    <span className="text-ink-muted" title="Rated alike under all hypotheses, or not yet under two">
                      0
                    </span>
                  )}
                </td>
                {mayWrite && (
                  <td className={classNames(CELL, 'whitespace-nowrap')}>
                    <IconButton
                      size="small"
                      icon={Scale}
                      label={`Weight and reasons of ${name.slice(0, 60)}`}
                      pressed={item.id === chosen}
                      onClick={() => onChoose(item.id)}
                    />
                    <IconButton
                      size="small"
                      icon={Trash2}
                      label={`Remove ${name.slice(0, 60)}`}
                      onClick={() => writes.removeRow(item)}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const HEAD =
  'border-b border-line bg-surface-sunken px-3 py-2 text-left align-bottom text-xs font-semibold text-ink-muted'
const CELL = 'border-b border-line px-3 py-2 align-top'
