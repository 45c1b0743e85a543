import {
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { ReactNode } from 'react'

import { smallStudyEffects, subgroupsOf, regressionOf } from '#science/statistics/report/further-analyses.ts'
import { regressionText, smallStudyText, subgroupsText } from '#science/statistics/report/further-text.ts'
import { methodsText, resultsText } from '#science/statistics/report/results-text.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { pngFile } from '#shared/figures/png-file.ts'
import { svgSize } from '#shared/figures/svg-file.ts'

import { forestOf } from '#research/meta-analysis/forest.ts'
import { IntervalPlot } from '#research/meta-analysis/IntervalPlot.tsx'
import { FunnelFigure, funnelTable } from '../figures/FunnelFigure.tsx'
import type { Computed } from '#research/meta-analysis/compute.ts'
import { studyTable } from './study-csv.ts'

/** Width of a page's text in px, as Word counts them. */
const PAGE_PX = 900
const FIGURE_PX = 960

const head = (text: string) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_1, spacing: { before: 240, after: 120 } })
const words = (text: string) => new Paragraph({ text, spacing: { after: 160 } })

function tableOf({ columns, rows }: FigureTable) {
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      children: cells.map(
        (text) =>
          new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: isHead, size: 16 })] })] }),
      ),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      row(
        columns.map(({ label }) => label),
        true,
      ),
      ...rows.map(({ cells }) =>
        row(
          columns.map((_, i) => cellText(cells[i] ?? '')),
          false,
        ),
      ),
    ],
  })
}

/** The picture of a figure; its table stands in for it where the browser draws no pictures. */
async function picture(figure: ReactNode, name: string, table: FigureTable): Promise<Paragraph | Table> {
  try {
    return await drawAway(figure, async (svg) => {
      const { width, height } = svgSize(svg)
      const data = new Uint8Array(await (await pngFile(svg, name)).arrayBuffer())
      const scale = Math.min(1, PAGE_PX / width)
      const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
      return new Paragraph({
        children: [
          new ImageRun({ type: 'png', data, transformation, altText: { name, title: name, description: name } }),
        ],
      })
    })
  } catch {
    return tableOf(table)
  }
}

async function outcomeBlocks(computed: Computed): Promise<(Paragraph | Table)[]> {
  const { outcome, analysis } = computed
  const blocks: (Paragraph | Table)[] = [head(outcome.name), words(resultsText(analysis)), words(methodsText(analysis))]
  const hasGroups = analysis.used.some(({ row }) => row.subgroup !== undefined)
  const groups = hasGroups ? subgroupsOf(analysis, outcome.groupTau2) : undefined
  if (analysis.used.length > 0) {
    const { rows, columns, domains, sides, table } = forestOf(computed)
    const forest = (
      <IntervalPlot
        width={FIGURE_PX}
        title="Forest plot"
        desc={resultsText(analysis)}
        analysis={analysis}
        rows={rows}
        line={outcome.line}
        favours={sides}
        columns={columns}
        domains={domains}
      />
    )
    blocks.push(await picture(forest, `Forest plot, ${outcome.name}`, table))
  }
  if (groups?.ok) blocks.push(head('Subgroups'), words(subgroupsText(groups.subgroups, analysis)))
  const names = outcome.moderators.filter(({ key }) => outcome.regressOn.includes(key)).map(({ name }) => name)
  const regression = names.length > 0 && analysis.pooled ? regressionOf(analysis, names) : undefined
  if (regression?.ok) blocks.push(head('Meta-regression'), words(regressionText(regression.regression, analysis)))
  const small = smallStudyEffects(analysis, outcome.fill)
  if (small && analysis.used.length > 2) {
    blocks.push(head('Small-study effects'), words(smallStudyText(small, analysis)))
    const funnel = (
      <FunnelFigure
        width={720}
        analysis={analysis}
        effects={small}
        hasContours
        hasFilled
        chosenId={undefined}
        onChoose={() => {}}
      />
    )
    blocks.push(await picture(funnel, `Funnel plot, ${outcome.name}`, funnelTable(analysis, small, true)))
  }
  blocks.push(head('Studies'), tableOf(studyTable(computed)))
  return blocks
}

/** The whole analysis as a Word document: sentences, figures, tables, for each outcome. */
export async function reportDocx(title: string, outcomes: readonly Computed[], day: string): Promise<Blob> {
  const children: (Paragraph | Table)[] = [new Paragraph({ text: title, heading: HeadingLevel.TITLE })]
  for (const computed of outcomes) children.push(...(await outcomeBlocks(computed)))
  children.push(words(`Computed by Roadrunner in the browser on ${day}.`))
  const properties = { page: { size: { orientation: PageOrientation.LANDSCAPE } } }
  return Packer.toBlob(new Document({ creator: 'Roadrunner', title, sections: [{ properties, children }] }))
}
