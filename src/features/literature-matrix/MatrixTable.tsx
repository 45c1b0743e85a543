import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'

import type { Paper } from '#contract/papers.ts'
import { PapersButton } from '#research/views/show-papers.tsx'
import { absentWords } from '#science/grid/absence.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { paths } from '#shared/paths.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { ScrollBox } from '#shared/ui/ScrollBox.tsx'

import { matrixCopy as copy } from './matrix.copy.ts'
import { absentMark } from './matrix-tables.ts'
import { StanceSign } from './StanceSign.tsx'
import type { Matrix } from './use-matrix.ts'

export type Place = { documentId: string; conceptId: string }

type Props = {
  matrix: Matrix
  papers: readonly Paper[]
  chosen: Place | undefined
  onChoose: (place: Place) => void
  onEdit?: (conceptId: string) => void
}

const ROW = 44
const SHORT = 80
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Papers by concepts. Tab reaches one field, arrow keys the others; each says what its paper does with its concept. */
export function MatrixTable({ matrix, papers, chosen, onChoose, onEdit }: Props) {
  const { concepts, marks, coverage, isReading } = matrix
  const box = useRef<HTMLDivElement>(null)
  // Its values are used in this component alone, which is drawn anew whenever they change.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: papers.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
    initialRect: { width: 800, height: 600 },
  })
  // Few rows are all drawn: a browser's own search finds them.
  const isShort = papers.length <= SHORT
  const shown = virtual.getVirtualItems()
  const items = isShort ? papers.map((_, index) => ({ index })) : shown
  const above = isShort ? 0 : (shown[0]?.start ?? 0)
  const below = isShort ? 0 : virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const first = chosen ?? { documentId: papers[items[0]?.index ?? 0]?.id, conceptId: concepts[0]?.id }

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key]
    const cell = (event.target as HTMLElement).closest('button[data-row]')
    if (!step || !(cell instanceof HTMLElement)) return
    event.preventDefault()
    const row = Math.min(papers.length - 1, Math.max(0, Number(cell.dataset['row']) + step[0]))
    const column = Math.min(concepts.length - 1, Math.max(0, Number(cell.dataset['column']) + step[1]))
    virtual.scrollToIndex(row)
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`button[data-row="${row}"][data-column="${column}"]`)?.focus(),
    )
  }
  return (
    <ScrollBox
      ref={box}
      label="Matrix of papers and concepts"
      className="relative isolate max-h-[70dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      {/* The fields are buttons; the keys that walk between them are heard where they meet. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table className="border-separate border-spacing-0" onKeyDown={walk} aria-rowcount={papers.length + 1}>
        <caption className="sr-only">{copy.howToRead}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(HEAD, 'left-0 z-30 min-w-40 text-left sm:min-w-56')}>
              Paper
            </th>
            {concepts.map(({ id, name }) => {
              const having = coverage.get(id) ?? []
              return (
                <th
                  key={id}
                  scope="col"
                  className={classNames(
                    HEAD,
                    'z-20 max-w-36 min-w-24 px-2',
                    !isReading && having.length === 0 && 'text-ink-faint',
                  )}
                >
                  {onEdit ? (
                    <button
                      type="button"
                      className="line-clamp-3 min-h-6 w-full rounded-control text-center wrap-anywhere hover:text-accent"
                      onClick={() => onEdit(id)}
                    >
                      {name}
                      <span className="sr-only">, change this concept</span>
                    </button>
                  ) : (
                    name
                  )}
                  {isReading ? (
                    <BeingRead />
                  ) : (
                    <PapersButton
                      title={name}
                      ids={having}
                      evidence={marks.all.flatMap((mark) => (mark.conceptId === id ? mark.evidence : []))}
                      label={`${name}: ${having.length} of ${papers.length} papers`}
                      className="text-xs font-normal"
                    >
                      {having.length === 0 ? copy.noConceptMarks : having.length}
                    </PapersButton>
                  )}
                </th>
              )
            })}
            <th scope="col" className={classNames(HEAD, 'z-20 px-3 text-right')}>
              Marks
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {items.map(({ index }) => {
            const paper = papers[index]
            if (!paper) return null
            const own = concepts.flatMap(({ id }) => marks.at(paper.id, id) ?? [])
            return (
              <tr key={paper.id} aria-rowindex={index + 2}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 h-11 max-w-40 border-b border-line bg-surface px-3 text-left font-normal sm:max-w-64"
                >
                  <Link
                    to={paths.document(paper.id)}
                    title={paper.title}
                    className="block truncate underline-offset-2 hover:underline"
                  >
                    {shortCitation(paper)}
                  </Link>
                  <span className="block truncate text-xs text-ink-muted">{paper.title}</span>
                </th>
                {concepts.map(({ id, name }, column) => {
                  const mark = marks.at(paper.id, id)
                  const isChosen = chosen?.documentId === paper.id && chosen.conceptId === id
                  const isFirst = first.documentId === paper.id && first.conceptId === id
                  const state = mark
                    ? `${copy.stances[mark.stance]}${mark.by === 'person' ? '' : ', not confirmed'}`
                    : absentMark(matrix, paper.id, id)
                  return (
                    <td key={id} className="border-b border-l border-line p-0">
                      <button
                        type="button"
                        data-row={index}
                        data-column={column}
                        tabIndex={isFirst ? 0 : -1}
                        aria-pressed={isChosen}
                        aria-label={`${shortCitation(paper)}, ${name}: ${state}`}
                        title={mark?.evidence[0]?.quote ?? state}
                        onClick={() => onChoose({ documentId: paper.id, conceptId: id })}
                        className={classNames(
                          'grid h-11 w-full min-w-11 place-items-center -outline-offset-2 hover:bg-hover',
                          mark?.by === 'person' && 'bg-evidence/45',
                          isChosen && 'outline-2 outline-accent',
                        )}
                      >
                        {mark ? (
                          <span
                            className={classNames(
                              'grid place-items-center pb-0.5',
                              mark.by !== 'person' && 'border-b border-dashed border-ink-muted',
                            )}
                          >
                            <StanceSign stance={mark.stance} />
                          </span>
                        ) : marks.isRuledOut(paper.id, id) ? (
                          <span aria-hidden className="text-ink-faint">
                            –
                          </span>
                        ) : null}
                      </button>
                    </td>
                  )
                })}
                <td
                  className="border-b border-l border-line px-3 text-right tabular-nums"
                  {...(!isReading && { 'aria-label': `${own.length} marks` })}
                >
                  {isReading ? (
                    <BeingRead />
                  ) : (
                    <PapersButton
                      title={`Marks of ${shortCitation(paper)}`}
                      ids={[paper.id]}
                      evidence={own.flatMap(({ evidence }) => evidence)}
                      label={`${shortCitation(paper)}: ${own.length} marks`}
                    >
                      {own.length}
                    </PapersButton>
                  )}
                </td>
              </tr>
            )
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Instead of a count, before there is one. */
const BeingRead = () => (
  <span className="block text-xs font-normal">
    <span aria-hidden>…</span>
    <span className="sr-only">{absentWords.reading}</span>
  </span>
)

const HEAD =
  'sticky top-0 border-b border-line bg-surface-sunken px-3 py-2 align-bottom text-xs font-semibold text-ink-muted'
