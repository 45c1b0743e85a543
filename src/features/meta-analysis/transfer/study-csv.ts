import { measures } from '#science/statistics/measures/measure.ts'
import { roundedText } from '#science/statistics/report/number-text.ts'
import { tableCsv, type FigureCell, type FigureTable } from '#shared/figures/figure-table.ts'

import type { Computed } from '#research/meta-analysis/compute.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import { columnsOf } from '#research/meta-analysis/read-lines.ts'

/** The study table with what came of each line: numbers in full for files, rounded for people; how they were worked out beside them. */
export function studyTable({ outcome, byId }: Computed): FigureTable {
  const shown = columnsOf(outcome)
  const derived = shown.filter(({ key }) => outcome.lines.some((line) => line.workedOut?.[key]))
  const number = (value: number): FigureCell => ({ text: roundedText(value), value })
  return {
    columns: [
      ...shown.map(({ label, kind }) => ({ label, isNumber: kind !== 'text' })),
      ...derived.map(({ label }) => ({ label: `${label}: worked out by` })),
      { label: `Effect (${measures[outcome.settings.measure].scaleName})`, isNumber: true },
      { label: 'Variance', isNumber: true },
      { label: 'Weight (%)', isNumber: true },
      { label: 'State' },
    ],
    rows: outcome.lines
      .filter(({ cells }) => Object.values(cells).some((text) => text.trim() !== ''))
      .map((line) => {
        const result = byId.get(line.id)
        const used = result?.state === 'used' ? result : undefined
        return {
          id: line.id,
          cells: [
            ...shown.map(({ key, kind }): FigureCell => {
              const text = line.cells[key] ?? ''
              const read = kind === 'text' ? undefined : numberIn(text, kind)
              return read && 'value' in read ? number(read.value) : text
            }),
            ...derived.map(({ key }) => {
              const how = line.workedOut?.[key]
              return how
                ? `${how.formula} (${Object.entries(how.from)
                    .map(([name, value]) => `${name} ${value}`)
                    .join(', ')})`
                : ''
            }),
            used ? number(used.effect.effect) : '',
            used ? number(used.effect.variance) : '',
            used?.weight === undefined ? '' : number(used.weight),
            result === undefined
              ? 'no numbers'
              : used
                ? 'pooled'
                : `left out: ${'reason' in result ? result.reason : ''}`,
          ],
        }
      }),
  }
}

export const studyCsv = (computed: Computed): string => tableCsv(studyTable(computed))
