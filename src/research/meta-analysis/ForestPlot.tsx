import { useRef, useState, type ReactNode } from 'react'

import { resultsText } from '#science/statistics/report/results-text.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'

import { BehindDiamond } from './BehindDiamond.tsx'
import { domainLegend, lightLegend } from './bias-lights.ts'
import type { Computed } from './compute.ts'
import { studiesBehind, type Forest } from './forest.ts'
import { IntervalPlot } from './IntervalPlot.tsx'
import { numbersBehind } from './numbers-behind.ts'
import { numbersBehindCopy } from './numbers-behind.copy.ts'

type Props = {
  computed: Computed
  forest: Forest
  controls?: ReactNode
  /** What stands below the figure besides how it is read. */
  note?: string
  chosenId?: string | undefined
  onChoose?: (id: string) => void
}

const isSum = (id: string) => id === 'pooled' || id.startsWith('group-')

/** How lights are read, where there are some. */
const lightWords = ({ rows, domains }: Forest) =>
  rows.some((row) => 'lights' in row)
    ? ` Risk of bias: ${lightLegend}.${domains.length > 0 ? ` ${domainLegend(domains)}.` : ''}`
    : ''

/** A forest plot whose diamonds open the numbers behind them, by hand and by key. */
export function ForestPlot({ computed, forest, controls, note = '', chosenId, onChoose }: Props) {
  const { outcome, analysis } = computed
  const { rows, columns, sides, domains, table, notGrouped } = forest
  const [opened, setOpened] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  // A row that a change has taken away opens nothing any more.
  const diamond = rows.find((row) => row.id === opened && isSum(row.id))
  const behind = diamond ? studiesBehind(computed, diamond.id) : []
  const close = () => {
    const mark = box.current?.querySelector<SVGGElement>('[data-figure-mark][aria-pressed="true"]')
    setOpened(undefined)
    mark?.focus()
  }
  const choose = (id: string) => {
    if (!isSum(id)) {
      onChoose?.(id)
      return
    }
    setOpened((before) => (before === id ? undefined : id))
  }
  return (
    <div ref={box}>
      <FigureFrame
        title="Forest plot"
        fileName={`forest plot ${outcome.name}`}
        table={table}
        controls={controls}
        caption={
          <>
            The area of a square is the study’s weight; diamonds are pooled effects with their intervals, the bar is
            where a new study would be expected. An arrow marks an interval that goes on beyond the axis. A diamond
            opens the numbers behind it.
            {lightWords(forest)}
            {note}
            {notGrouped !== undefined && ` Not by subgroup: ${notGrouped}`}
          </>
        }
      >
        {(width) => (
          <IntervalPlot
            width={width}
            title={`Forest plot of ${analysis.used.length} studies`}
            desc={resultsText(analysis)}
            analysis={analysis}
            rows={rows}
            columns={columns}
            domains={domains}
            line={outcome.line}
            favours={sides}
            sumHint={numbersBehindCopy.hint}
            chosenId={diamond ? diamond.id : chosenId}
            onChoose={choose}
          />
        )}
      </FigureFrame>
      {diamond && (
        <BehindDiamond
          key={diamond.id}
          name={outcome.name}
          studies={behind.length}
          numbers={numbersBehind(outcome, behind)}
          onClose={close}
        />
      )}
    </div>
  )
}
