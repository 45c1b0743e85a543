import { bundleExport, provenance, tableExports, type ExportEntry } from '#research/grid/grid-exports.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { csvEntry, graphEntry, htmlEntry } from '#research/views/view-exports.ts'
import { shortCitation } from '#science/grid/record-columns.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { cellText, type FigureTable } from '#shared/figures/figure-table.ts'
import { svgText } from '#shared/figures/svg-file.ts'

import { TimelineFigure } from './TimelineFigure.tsx'
import { eventsTable, turningTable } from './timeline-tables.ts'
import { timelineCopy as copy } from './timeline.copy.ts'
import type { Timeline } from './use-timeline.ts'

const WIDTH = 1100
const texts = ({ rows }: FigureTable) => rows.map(({ cells }) => cells.map(cellText))
const heads = ({ columns }: FigureTable) => columns.map(({ label }) => label)

export const timelineExports = (open: OpenGrid, timeline: Timeline): ExportEntry[] => {
  const { papers } = open.grid
  const title = open.head?.title || 'Research timeline'
  const onPath = new Set(timeline.path.links.map(({ from, to }) => `${from} ${to}`))
  return [
    csvEntry(open, 'CSV of the events', () => eventsTable(timeline, papers), 'timeline'),
    csvEntry(open, 'CSV of the turning points', () => turningTable(timeline, papers), 'turning points'),
    ...tableExports(open, () => ({
      title,
      head: heads(eventsTable(timeline, papers)),
      groups: [
        { heading: 'Papers and events by date', rows: texts(eventsTable(timeline, papers)) },
        {
          heading: 'Turning points',
          rows: texts(turningTable(timeline, papers)).map(([year = '', rule = '', found = '', of = '']) => [
            rule,
            year,
            found,
            '',
            of,
            ...Array.from({ length: 4 }, () => ''),
          ]),
        },
      ],
      notes: [copy.turning, copy.mainPathWords(timeline.path) || copy.noLinks],
      provenance: provenance(open),
    })),
    htmlEntry(open, async () => ({
      lead: open.head?.query ?? '',
      figures: [
        await drawAway(<TimelineFigure timeline={timeline} papers={papers} width={WIDTH} />, (svg) => svgText(svg)),
      ],
      tables: [
        {
          caption: 'Papers and events by date',
          head: heads(eventsTable(timeline, papers)),
          rows: texts(eventsTable(timeline, papers)),
        },
        {
          caption: 'Turning points',
          head: heads(turningTable(timeline, papers)),
          rows: texts(turningTable(timeline, papers)),
        },
      ],
    })),
    graphEntry(open, 'Citations inside the set (GraphML)', () => ({
      isDirected: true,
      nodes: open.papers.map((paper) => ({
        id: paper.id,
        label: shortCitation(paper),
        data: {
          title: paper.title,
          year: paper.year,
          doi: paper.ids.doi,
          localScore: timeline.scores.get(paper.id)?.length ?? 0,
        },
      })),
      edges: timeline.links.map(({ from, to }) => ({
        from,
        to,
        data: { kind: 'cites', mainPath: onPath.has(`${from} ${to}`) ? 'yes' : 'no' },
      })),
    })),
    bundleExport(open, 'timeline'),
  ]
}
