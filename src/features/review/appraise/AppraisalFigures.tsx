import { summaryBars, trafficLight } from '#science/appraisal/appraisal-plots.ts'
import type { AppraisalTool } from '#science/appraisal/appraisal-tool.ts'
import type { Assessment } from '#science/appraisal/assessment.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

type Props = {
  tool: AppraisalTool
  assessments: readonly Assessment[]
  onChoose: (studyId: string) => void
  chosen: string | undefined
}

const LABEL = 170
const CELL = 46
const ROW = 34
const HEAD = 96
const LEGEND = 26

const fills = [
  { fill: paint.greenSoft, ink: paint.green },
  { fill: paint.yellowSoft, ink: paint.yellow },
  { fill: paint.redSoft, ink: paint.red },
  { fill: paint.redSoft, ink: paint.red },
] as const
const unknown = { fill: paint.greySoft, ink: paint.grey }

/** Colour and sign of a judgement: the sign alone tells them apart. */
function lookOf(tool: AppraisalTool, id: string | undefined) {
  const judgement = tool.judgements.find((each) => each.id === id)
  if (!judgement) return { ...unknown, sign: id === undefined ? '' : id, label: id ?? 'Not judged' }
  const isOpen = /no-information|unclear/.test(judgement.id)
  const ranks = [...new Set(tool.judgements.map(({ rank }) => rank))].toSorted((a, b) => a - b)
  const place = ranks.indexOf(judgement.rank)
  const look = isOpen ? unknown : place === 0 ? fills[0] : place === ranks.length - 1 ? fills[2] : fills[1]
  return { ...look, sign: judgement.sign, label: judgement.label }
}

const shortened = (text: string, letters: number) => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text)

/** One row a study, one cell a domain: colour, and a sign that says it without. */
export function TrafficLightPlot({ tool, assessments, onChoose, chosen }: Props) {
  const { columns, rows } = trafficLight(tool, assessments)
  const width = LABEL + columns.length * CELL + 60
  const height = HEAD + rows.length * ROW + LEGEND
  return (
    <FigureFrame
      title={`Judgements by study: ${tool.name}`}
      fileName={`${tool.name} traffic light`}
      table={{
        columns: [{ label: 'Study' }, ...columns.map(({ name }) => ({ label: name }))],
        rows: rows.map(({ studyId, label, outcome, cells }) => ({
          id: `${studyId} ${outcome ?? ''}`,
          cells: [
            outcome === undefined ? label : `${label}, ${outcome}`,
            ...cells.map((cell) => lookOf(tool, cell).label),
          ],
        })),
      }}
    >
      {() => (
        <FigureSvg
          width={width}
          height={height}
          title={`Judgements of ${rows.length} studies by ${tool.name}`}
          desc="One row a study, one column a domain. The table holds the same."
        >
          {columns.map(({ id, name }, column) => (
            <text
              key={id}
              transform={`translate(${LABEL + column * CELL + CELL / 2} ${HEAD - 8}) rotate(-40)`}
              fontSize={11}
              fill={paint.muted}
            >
              {shortened(name, 20)}
            </text>
          ))}
          {rows.map(({ studyId, label, outcome, cells }, row) => (
            <FigureMark
              key={`${studyId} ${outcome ?? ''}`}
              label={`${label}: ${cells.map((cell, i) => `${columns[i]?.name} ${lookOf(tool, cell).label}`).join(', ')}`}
              isFirst={row === 0}
              isChosen={chosen === studyId}
              onChoose={() => onChoose(studyId)}
            >
              <rect
                x={0}
                y={HEAD + row * ROW}
                width={LABEL + columns.length * CELL}
                height={ROW}
                fill={chosen === studyId ? paint.evidence : 'transparent'}
              />
              <text x={4} y={HEAD + row * ROW + 21}>
                {shortened(label, 24)}
              </text>
              {cells.map((cell, column) => {
                const { fill, ink, sign } = lookOf(tool, cell)
                const x = LABEL + column * CELL + CELL / 2
                const y = HEAD + row * ROW + ROW / 2
                return (
                  <g key={columns[column]?.id}>
                    <circle cx={x} cy={y} r={12} fill={fill} stroke={ink} />
                    <text x={x} y={y + 4.5} textAnchor="middle" fontWeight={700} fill={ink}>
                      {sign}
                    </text>
                  </g>
                )
              })}
            </FigureMark>
          ))}
          <text x={4} y={height - 8} fontSize={11} fill={paint.muted}>
            {tool.judgements.map(({ sign, label }) => `${sign} ${label}`).join('   ')}
          </text>
        </FigureSvg>
      )}
    </FigureFrame>
  )
}

const BAR = 22
const BAR_ROW = 34

/** Shares of the judgements by domain, as bars. */
export function SummaryPlot({ tool, assessments }: Pick<Props, 'tool' | 'assessments'>) {
  const bars = summaryBars(tool, assessments)
  return (
    <FigureFrame
      title={`Judgements in sum: ${tool.name}`}
      fileName={`${tool.name} summary`}
      table={{
        columns: [{ label: 'Domain' }, ...(bars[0]?.parts.map(({ label }) => ({ label, isNumber: true })) ?? [])],
        rows: bars.map(({ id, name, parts }) => ({
          id,
          cells: [
            name,
            ...parts.map(({ count, share }) => ({ text: `${count} (${Math.round(100 * share)}%)`, value: count })),
          ],
        })),
      }}
    >
      {(available) => {
        const width = Math.max(480, Math.min(available, 860))
        const room = width - 230
        return (
          <FigureSvg
            width={width}
            height={bars.length * BAR_ROW + LEGEND + 8}
            title={`Shares of judgements by domain, ${tool.name}`}
            desc="A bar for each domain, parts from best to worst. The table holds the same."
          >
            {bars.map(({ id, name, parts }, row) => {
              let x = 220
              return (
                <g key={id}>
                  <text x={210} y={row * BAR_ROW + 19} textAnchor="end">
                    {shortened(name, 32)}
                  </text>
                  {parts.map(({ judgement, label, count, share }) => {
                    const wide = share * room
                    const at = x
                    x += wide
                    if (count === 0) return null
                    const { fill, ink, sign } = lookOf(tool, judgement === '' ? undefined : judgement)
                    return (
                      <g key={judgement}>
                        <title>{`${label}: ${count}`}</title>
                        <rect x={at} y={row * BAR_ROW + 4} width={wide} height={BAR} fill={fill} stroke={ink} />
                        <text x={at + wide / 2} y={row * BAR_ROW + 19} textAnchor="middle" fontWeight={600} fill={ink}>
                          {`${sign} ${count}`.trim()}
                        </text>
                      </g>
                    )
                  })}
                </g>
              )
            })}
            <text x={220} y={bars.length * BAR_ROW + LEGEND} fontSize={11} fill={paint.muted}>
              {tool.judgements.map(({ sign, label }) => `${sign} ${label}`).join('   ')}
            </text>
          </FigureSvg>
        )
      }}
    </FigureFrame>
  )
}
