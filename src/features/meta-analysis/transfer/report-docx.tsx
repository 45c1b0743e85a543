import type { ReactNode } from 'react'

import { smallStudyEffects, subgroupsOf, regressionOf } from '#science/statistics/report/further-analyses.ts'
import { regressionText, smallStudyText, subgroupsText } from '#science/statistics/report/further-text.ts'
import { methodsText, resultsText } from '#science/statistics/report/results-text.ts'
import { heading, SIDEWAYS, words, type WordBlock } from '#science/word/report.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { pngFile } from '#shared/figures/png-file.ts'

import { figure, wordFile } from '#research/export/word-file.ts'
import { forestOf } from '#research/meta-analysis/forest.ts'
import { funnelTable } from '../figures/FunnelFigure.tsx'
import type { Computed } from '#research/meta-analysis/compute.ts'
import { isOtherMethod, type Outcome } from '#research/meta-analysis/outcome.ts'
import { forestFigure, funnelFigure, outcomeFigures } from './method-figures.tsx'
import { methodOutcome } from './method-results.ts'
import { studyTable } from './study-csv.ts'

const tableOf = ({ columns, rows }: FigureTable): WordBlock => ({
  kind: 'table',
  head: columns.map(({ label }) => label),
  groups: [{ rows: rows.map(({ cells }) => columns.map((_, i) => cellText(cells[i] ?? ''))) }],
  isSmall: true,
})

/** The picture of a figure; its table stands in for it where the browser draws no pictures. */
async function picture(drawn: ReactNode, name: string, table: FigureTable): Promise<WordBlock> {
  try {
    return await drawAway(drawn, async (svg) => figure(await pngFile(svg, name), name))
  } catch {
    return tableOf(table)
  }
}

/** An outcome of another method: what it came to, its table, its figures. */
async function methodBlocks(outcome: Outcome): Promise<WordBlock[]> {
  const { name, sentence, methods, columns, rows } = methodOutcome(outcome, [])
  const table: FigureTable = {
    columns: columns.map((label) => ({ label })),
    rows: rows.map((cells, i) => ({ id: String(i), cells })),
  }
  const blocks: WordBlock[] = [heading(name, 1), words(sentence)]
  if (methods !== '') blocks.push(words(methods))
  for (const { title, drawn } of outcomeFigures(outcome)) blocks.push(await picture(drawn, `${title}, ${name}`, table))
  return rows.length === 0 ? blocks : [...blocks, tableOf(table)]
}

async function outcomeBlocks(computed: Computed): Promise<WordBlock[]> {
  const { outcome, analysis } = computed
  if (isOtherMethod(outcome)) return methodBlocks(outcome)
  const blocks: WordBlock[] = [heading(outcome.name, 1), words(resultsText(analysis)), words(methodsText(analysis))]
  const hasGroups = analysis.used.some(({ row }) => row.subgroup !== undefined)
  const groups = hasGroups ? subgroupsOf(analysis, outcome.groupTau2) : undefined
  if (analysis.used.length > 0) {
    const { title, drawn } = forestFigure(computed)
    blocks.push(await picture(drawn, `${title}, ${outcome.name}`, forestOf(computed).table))
  }
  if (groups?.ok) blocks.push(heading('Subgroups', 1), words(subgroupsText(groups.subgroups, analysis)))
  const names = outcome.moderators.filter(({ key }) => outcome.regressOn.includes(key)).map(({ name }) => name)
  const regression = names.length > 0 && analysis.pooled ? regressionOf(analysis, names) : undefined
  if (regression?.ok) blocks.push(heading('Meta-regression', 1), words(regressionText(regression.regression, analysis)))
  const small = smallStudyEffects(analysis, outcome.fill)
  if (small && analysis.used.length > 2) {
    blocks.push(heading('Small-study effects', 1), words(smallStudyText(small, analysis)))
    blocks.push(
      await picture(funnelFigure(analysis, small), `Funnel plot, ${outcome.name}`, funnelTable(analysis, small, true)),
    )
  }
  blocks.push(heading('Studies', 1), tableOf(studyTable(computed)))
  return blocks
}

/** The whole analysis as a Word document: sentences, figures, tables, for each outcome. */
export async function reportDocx(title: string, outcomes: readonly Computed[], day: string): Promise<File> {
  const blocks = [heading(title, 'title')]
  for (const computed of outcomes) blocks.push(...(await outcomeBlocks(computed)))
  blocks.push(words(`Computed by Roadrunner in the browser on ${day}.`))
  return wordFile(title, title, blocks, SIDEWAYS)
}
