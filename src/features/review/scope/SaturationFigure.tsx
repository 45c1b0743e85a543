import { line } from 'd3-shape'

import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

type Point = { studyId: string; known: number }
type Props = { title: string; fileName: string; points: readonly Point[]; labelOf: (studyId: string) => string }

const HEIGHT = 220
const PAD = { left: 44, right: 16, top: 14, bottom: 36 }

/** How many different values were known after each source: a line that stays flat has seen what there is. */
export function SaturationFigure({ title, fileName, points, labelOf }: Props) {
  const last = points.at(-1)?.known ?? 0
  const since = points.length - 1 - points.findIndex(({ known }) => known === last)
  return (
    <FigureFrame
      title={title}
      fileName={fileName}
      caption={`In the order in which sources were identified. ${last} different values in ${points.length} sources; the last ${Math.max(0, since)} brought no new one.`}
      table={{
        columns: [{ label: 'Source' }, { label: 'Values known', isNumber: true }],
        rows: points.map(({ studyId, known }) => ({
          id: studyId,
          cells: [labelOf(studyId), { text: String(known), value: known }],
        })),
      }}
    >
      {(available) => {
        const width = Math.max(360, Math.min(available, 760))
        const x = (place: number) =>
          PAD.left + ((width - PAD.left - PAD.right) * place) / Math.max(1, points.length - 1)
        const y = (known: number) => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * known) / Math.max(1, last)
        const path = line<Point>()
          .x((_, place) => x(place))
          .y(({ known }) => y(known))([...points])
        return (
          <FigureSvg
            width={width}
            height={HEIGHT}
            title={title}
            desc="A line that rises with each new value. The table holds the same."
          >
            <line x1={PAD.left} x2={width - PAD.right} y1={y(0)} y2={y(0)} stroke={paint.lineStrong} />
            <line x1={PAD.left} x2={PAD.left} y1={PAD.top} y2={y(0)} stroke={paint.lineStrong} />
            <text x={PAD.left - 6} y={y(last) + 4} textAnchor="end">
              {last}
            </text>
            <text x={PAD.left - 6} y={y(0) + 4} textAnchor="end">
              0
            </text>
            <text x={(PAD.left + width - PAD.right) / 2} y={HEIGHT - 10} textAnchor="middle" fill={paint.muted}>
              Sources (1 to {points.length})
            </text>
            {path !== null && <path d={path} fill="none" stroke={paint.accent} strokeWidth={2} />}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}
