import { scaleLinear } from 'd3-scale'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useShowPapers } from '#research/views/show-papers.tsx'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { standingTable } from './comparison-tables.ts'
import { letterOf } from './EvidenceTable.tsx'
import { PASSAGE } from './hypothesis-columns.ts'
import { hypothesisCopy as copy } from './hypothesis.copy.ts'
import type { Comparison } from './use-comparison.ts'

const ROW = 46
const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** What speaks against each hypothesis to the left, what fits it to the right; the left side alone makes the order. */
export function StandingFigure({ open, comparison }: { open: OpenGrid; comparison: Comparison }) {
  const show = useShowPapers()
  const { standings, hypotheses, items } = comparison
  const most = Math.max(0.1, ...standings.flatMap(({ inconsistency, consistency }) => [inconsistency, consistency]))
  const byId = new Map(items.map((item) => [item.id, item]))
  const openItems = (title: string, ids: readonly string[]) =>
    show({
      title,
      ids: ids.flatMap((id) => byId.get(id)?.documentId ?? []),
      evidence: ids.flatMap((id) => open.grid.cell(id, PASSAGE.id)?.evidence ?? []),
    })
  return (
    <FigureFrame
      title={copy.ranking}
      caption={copy.rankingText}
      fileName="hypotheses"
      table={standingTable(comparison)}
    >
      {(width) => {
        const middle = Math.round(width / 2)
        const x = scaleLinear([0, most], [0, middle - 70])
        const height = 34 + standings.length * ROW
        return (
          <FigureSvg
            width={width}
            height={height}
            title={copy.ranking}
            desc={`${standings.length} hypotheses and ${items.length} items of evidence.`}
          >
            <text x={middle - 8} y={14} textAnchor="end" fill={paint.red}>
              speaks against it
            </text>
            <text x={middle + 8} y={14} fill={paint.green}>
              fits it (ranks nothing)
            </text>
            <line x1={middle} x2={middle} y1={22} y2={height} stroke={paint.lineStrong} />
            {standings.map(({ hypothesisId, rank, inconsistency, consistency, against, inFavour }, index) => {
              const y = 30 + index * ROW
              const letter = letterOf(hypotheses, hypothesisId)
              const name = hypotheses.find(({ id }) => id === hypothesisId)?.name ?? ''
              const left = x(inconsistency)
              return (
                <g key={hypothesisId}>
                  <text x={0} y={y + 12} fontWeight={600}>
                    {rank}. {short(`${letter}: ${name}`, Math.floor(width / 8))}
                  </text>
                  <FigureMark
                    label={`${letter}: inconsistency ${inconsistency.toFixed(2)} from ${against.length} items`}
                    isFirst={index === 0}
                    onChoose={() => openItems(`Against ${letter}: ${name}`, against)}
                  >
                    <rect
                      x={middle - Math.max(left, 1)}
                      y={y + 18}
                      width={Math.max(left, 1)}
                      height={14}
                      rx={2}
                      fill={paint.red}
                      fillOpacity={0.55}
                    />
                    <text x={middle - left - 6} y={y + 30} textAnchor="end">
                      {inconsistency.toFixed(2)}
                    </text>
                  </FigureMark>
                  <FigureMark
                    label={`${letter}: consistency ${consistency.toFixed(2)} from ${inFavour.length} items`}
                    onChoose={() => openItems(`Fits ${letter}: ${name}`, inFavour)}
                  >
                    <rect
                      x={middle}
                      y={y + 18}
                      width={Math.max(x(consistency), 1)}
                      height={14}
                      rx={2}
                      fill={paint.green}
                      fillOpacity={0.25}
                    />
                    <text x={middle + x(consistency) + 6} y={y + 30} fill={paint.muted}>
                      {consistency.toFixed(2)}
                    </text>
                  </FigureMark>
                </g>
              )
            })}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}
