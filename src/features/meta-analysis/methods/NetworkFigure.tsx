import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import { count } from '#shared/format/count.ts'

type Edge = { from: string; to: string; studies: number }
type Props = { name: string; treatments: readonly string[]; edges: readonly Edge[] }

const SIDE = 420

/** Treatments on a circle, joined where studies compare them; thicker lines for more studies. For files too. */
export function NetworkPlot({ treatments, edges, width }: Omit<Props, 'name'> & { width: number }) {
  const most = Math.max(1, ...edges.map(({ studies }) => studies))
  const [cx, cy, radius] = [width / 2, SIDE / 2, SIDE / 2 - 50]
  const place = (i: number) => {
    const angle = (2 * Math.PI * i) / treatments.length - Math.PI / 2
    return { x: cx + Math.min(radius, width / 2 - 140) * Math.cos(angle), y: cy + radius * Math.sin(angle) }
  }
  const of = new Map(treatments.map((treatment, i) => [treatment, place(i)]))
  return (
    <FigureSvg
      width={width}
      height={SIDE}
      title={`Network of ${treatments.length} treatments`}
      desc={edges.map(({ from, to, studies }) => `${from} and ${to}: ${studies}`).join('; ')}
    >
      {edges.map(({ from, to, studies }) => {
        const [a, b] = [of.get(from), of.get(to)]
        if (!a || !b) return null
        return (
          <line
            key={`${from} ${to}`}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            stroke={paint.lineStrong}
            strokeWidth={1 + (7 * studies) / most}
          />
        )
      })}
      {treatments.map((treatment, i) => {
        const { x, y } = place(i)
        const own = edges.filter(({ from, to }) => from === treatment || to === treatment)
        const studies = own.reduce((sum, each) => sum + each.studies, 0)
        const isLeft = x < cx - 1
        const isMiddle = Math.abs(x - cx) <= 1
        return (
          <FigureMark
            key={treatment}
            label={`${treatment}: ${count(studies, 'comparison', 'comparisons')}`}
            isFirst={i === 0}
          >
            <circle cx={x} cy={y} r={8} fill={paint.accent} />
            <text
              x={isMiddle ? x : x + (isLeft ? -14 : 14)}
              y={isMiddle ? (y < cy ? y - 14 : y + 24) : y + 4}
              textAnchor={isMiddle ? 'middle' : isLeft ? 'end' : 'start'}
            >
              {treatment}
            </text>
          </FigureMark>
        )
      })}
    </FigureSvg>
  )
}

/** The drawing of the network with its caption and table. */
export function NetworkFigure({ name, treatments, edges }: Props) {
  return (
    <FigureFrame
      title="Network"
      fileName={`network ${name}`}
      caption="A line joins treatments that a study compares, thicker with more studies."
      table={{
        columns: [{ label: 'Treatment' }, { label: 'Compared with' }, { label: 'Studies', isNumber: true }],
        rows: edges.map(({ from, to, studies }) => ({
          id: `${from} ${to}`,
          cells: [from, to, { text: String(studies), value: studies }],
        })),
      }}
    >
      {(available) => <NetworkPlot treatments={treatments} edges={edges} width={Math.min(available, 620)} />}
    </FigureFrame>
  )
}
