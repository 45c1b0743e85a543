import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

type Bar = { name: string; studies: string[] }
type Props = {
  title: string
  fileName: string
  bars: readonly Bar[]
  sources: number
  marks: number
  onChoose: (bar: Bar) => void
}

const ROW = 26
const LEFT = 180
const shortened = (text: string) => (text.length > 26 ? `${text.slice(0, 25)}…` : text)

/** How many sources have each value of one column. */
export function CountsFigure({ title, fileName, bars, sources, marks, onChoose }: Props) {
  const most = Math.max(1, ...bars.map(({ studies }) => studies.length))
  return (
    <FigureFrame
      title={title}
      fileName={fileName}
      caption={`${sources} sources, ${marks} marks: a source with several values counts once in each.`}
      table={{
        columns: [{ label: 'Value' }, { label: 'Sources', isNumber: true }],
        rows: bars.map(({ name, studies }) => ({
          id: name,
          cells: [name, { text: String(studies.length), value: studies.length }],
        })),
      }}
    >
      {(available) => {
        const width = Math.max(420, Math.min(available, 760))
        return (
          <FigureSvg
            width={width}
            height={bars.length * ROW + 6}
            title={title}
            desc="A bar for each value. The table holds the same."
          >
            {bars.map((bar, y) => {
              const wide = ((width - LEFT - 50) * bar.studies.length) / most
              return (
                <FigureMark
                  key={bar.name}
                  label={`${bar.name}: ${bar.studies.length} of ${sources} sources`}
                  isFirst={y === 0}
                  onChoose={() => onChoose(bar)}
                >
                  <text x={LEFT - 8} y={y * ROW + 18} textAnchor="end">
                    {shortened(bar.name)}
                  </text>
                  <rect
                    x={LEFT}
                    y={y * ROW + 4}
                    width={Math.max(1, wide)}
                    height={ROW - 8}
                    rx={3}
                    fill={paint.accent}
                  />
                  <text x={LEFT + wide + 8} y={y * ROW + 18} fontWeight={600}>
                    {bar.studies.length}
                  </text>
                </FigureMark>
              )
            })}
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}
