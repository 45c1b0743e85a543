import { ArrowDown, ArrowUp, ArrowUpDown, CircleMinus, CirclePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { Answer, AnswerClass } from '#contract/answer.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { intervalText } from '#research/meta-analysis/result-words.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import { className, type StudyRows } from './answer-words.ts'
import { Calculation } from './Calculation.tsx'
import { EffectCell } from './EffectCell.tsx'
import { effectPlot, intervalOf, type EffectPlot } from './effect-plot.ts'
import { EffectMark, PlotAxis, PooledMark } from './EffectMark.tsx'
import { PaperName } from './PaperName.tsx'
import { PooledCalculation } from './PooledCalculation.tsx'
import { QuoteButton } from './QuoteButton.tsx'
import { SaysSign } from '#research/answers/SaysSign.tsx'
import { inOrder, narrowed, type SortKey, type StudyOrder } from './study-order.ts'

type Props = {
  answer: Answer
  says: AnswerClass | undefined
  onSays: (says: AnswerClass | undefined) => void
  /** Takes a study out of the answer or puts it back; absent for who may only read. */
  onTake?: ((study: StudyRows, isOut: boolean) => void) | undefined
  /** What a paper is called that a study has beside its first. */
  nameOf: (paperId: string) => string
  toMeta?: ReactNode
}

const HEAD =
  'border-b border-line bg-surface-sunken px-3 py-2 text-left text-xs font-semibold whitespace-nowrap text-ink-muted'
const CELL = 'border-b border-line bg-surface px-3 py-2 align-top group-hover:bg-surface-sunken'

/** Each study once, with its results on the question: sorted, narrowed, and taken out to see what changes. */
export function StudyTable({ answer, says, onSays, onTake, nameOf, toMeta }: Props) {
  const [order, setOrder] = useState<StudyOrder>()
  const [typed, setTyped] = useState('')
  const all = narrowed(answer, undefined, '')
  const shown = inOrder(narrowed(answer, says, typed), order)
  const plot = effectPlot(answer)
  const { pooled } = answer
  const isNarrowed = says !== undefined || typed.trim() !== ''
  const handleSort = (by: SortKey) =>
    setOrder((before) => (before?.by !== by ? { by, isDown: false } : before.isDown ? undefined : { by, isDown: true }))
  const sorted = (by: SortKey, label: string, isRight = false) => {
    const isBy = order?.by === by
    const Icon = !isBy ? ArrowUpDown : order.isDown ? ArrowDown : ArrowUp
    return (
      <th
        scope="col"
        aria-sort={!isBy ? 'none' : order.isDown ? 'descending' : 'ascending'}
        className={classNames(HEAD, isRight && 'text-right', by === 'label' && 'sticky left-0 z-10')}
      >
        <button
          type="button"
          onClick={() => handleSort(by)}
          className={classNames('inline-flex items-center gap-1 rounded-control hover:text-ink', isBy && 'text-ink')}
        >
          {label}
          <Icon size={12} aria-hidden className={isBy ? undefined : 'opacity-50'} />
        </button>
      </th>
    )
  }
  return (
    <section aria-labelledby="answer-studies">
      <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-2">
        <h2 id="answer-studies" className="mr-auto text-base font-semibold">
          {copy.studies}
        </h2>
        {isNarrowed && (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            {copy.filtered(shown.length, all.length)}
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                onSays(undefined)
                setTyped('')
              }}
            >
              {copy.showAll}
            </Button>
          </p>
        )}
        <div className="w-52">
          <TextField
            label={copy.find}
            labelHidden
            placeholder={copy.find}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      <div
        role="region"
        aria-labelledby="answer-studies"
        // A box that scrolls must be reachable for those who scroll by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="scroll-quiet relative isolate overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full min-w-[62rem] border-separate border-spacing-0 tabular-nums">
          <caption className="sr-only">{copy.studies}</caption>
          <thead>
            <tr>
              {sorted('label', copy.study)}
              {sorted('design', copy.designHead)}
              {sorted('people', copy.peopleHead, true)}
              <th scope="col" className={HEAD}>
                {copy.outcome}
              </th>
              {sorted('effect', copy.effect)}
              {plot && (
                <th scope="col" className={HEAD}>
                  <span className="sr-only">{copy.effect}, drawn</span>
                </th>
              )}
              {sorted('says', copy.saysHead)}
              <th scope="col" className={HEAD}>
                {copy.where}
              </th>
              {onTake && (
                <th scope="col" className={HEAD}>
                  <span className="sr-only">{copy.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((study) => (
              <StudyLines key={study.study} {...{ study, answer, plot, onTake, nameOf }} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={9} className={classNames(CELL, 'py-6 text-center text-ink-muted')}>
                  {copy.noneShown}
                </td>
              </tr>
            )}
          </tbody>
          {pooled && plot && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={4} className="bg-surface px-3 py-2 text-left align-top font-semibold">
                  <span className="sticky left-3">{copy.pooledRow(pooled.k)}</span>
                </th>
                <td className="bg-surface px-3 py-2 align-top font-semibold">
                  <Calculation
                    label={copy.pooled}
                    text={
                      <>
                        <span className="text-xs text-ink-muted">{pooled.measure}</span> {intervalText(pooled)}
                      </>
                    }
                  >
                    <PooledCalculation answer={answer} pooled={pooled} onward={toMeta} />
                  </Calculation>
                </td>
                <td className="bg-surface px-3 py-1 align-top">
                  <PooledMark plot={plot} pooled={pooled} />
                  <PlotAxis plot={plot} />
                </td>
                <td colSpan={onTake ? 3 : 2} className="bg-surface px-3 py-2 align-top text-xs text-ink-muted">
                  {pooled.prediction && copy.newStudy}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}

type LinesProps = Pick<Props, 'answer' | 'onTake' | 'nameOf'> & { study: StudyRows; plot: EffectPlot | undefined }

/** One study: its name, design and people once, and a line for each of its results. */
function StudyLines({ study, answer, plot, onTake, nameOf }: LinesProps) {
  const { first, rows } = study
  const isOut = rows.every((row) => row.isOut)
  const [main, ...companions] = first.paperIds
  const cell = classNames(CELL, isOut && 'text-ink-muted')
  const span = rows.length
  return rows.map((row, index) => (
    <tr key={row.id} className="group">
      {index === 0 && (
        <>
          <th
            scope="rowgroup"
            rowSpan={span}
            className={classNames(cell, 'sticky left-0 z-10 w-56 min-w-36 text-left font-normal')}
          >
            <PaperName paperId={main} title={first.title} isOut={isOut}>
              {first.label}
            </PaperName>
            {first.title !== undefined && (
              <span dir="auto" className="line-clamp-2 font-serif text-xs text-ink-muted wrap-anywhere max-sm:hidden">
                {first.title}
              </span>
            )}
            {companions.length > 0 && (
              <span className="block text-xs text-ink-muted" title={first.togetherBecause}>
                {copy.together(companions.map(nameOf).join('; '))}
              </span>
            )}
            {isOut && (
              <span className="mt-1 block">
                <Badge tone="grey">{copy.takenOut}</Badge>
              </span>
            )}
          </th>
          <td rowSpan={span} className={classNames(cell, 'w-32')}>
            {first.design ?? '–'}
          </td>
          <td rowSpan={span} className={classNames(cell, 'text-right')}>
            {first.people?.toLocaleString('en-US') ?? '–'}
          </td>
        </>
      )}
      <td className={classNames(cell, 'w-52 wrap-anywhere')}>
        {row.outcome ?? '–'}
        {row.subgroup !== undefined && <span className="font-medium">, {row.subgroup}</span>}
        {row.comparison !== undefined && <span className="block text-xs text-ink-muted">{row.comparison}</span>}
      </td>
      <td className={classNames(cell, 'whitespace-nowrap')}>
        <EffectCell row={row} />
      </td>
      {plot && (
        <td className={classNames(cell, 'py-0.5')}>
          <EffectMark plot={plot} interval={intervalOf(row, plot.measure)} isOut={row.isOut === true} />
        </td>
      )}
      <td className={cell}>
        <span className="inline-flex items-start gap-1.5">
          <span className="flex h-5 items-center">
            <SaysSign says={row.says} />
          </span>
          {className(answer, row.says)}
        </span>
      </td>
      <td className={classNames(cell, 'w-60 min-w-44')}>
        <QuoteButton row={row} />
      </td>
      {onTake && index === 0 && (
        <td rowSpan={span} className={classNames(cell, 'w-10 px-1')}>
          <IconButton
            label={isOut ? copy.put(first.label) : copy.take(first.label)}
            icon={isOut ? CirclePlus : CircleMinus}
            size="small"
            onClick={() => onTake(study, !isOut)}
          />
        </td>
      )}
    </tr>
  ))
}
