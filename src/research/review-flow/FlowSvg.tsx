import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { flowLines, type FlowDrawing, type FlowLine } from './flow-boxes.ts'

const LINE = 16
const PAD = 10

type Props = {
  title: string
  drawing: FlowDrawing
  chosen?: string | undefined
  onOpen?: (line: FlowLine) => void
}

/** The drawing of a flow diagram. Each number is a mark that opens its records where there is something to open. */
export function FlowSvg({ title, drawing, chosen, onOpen }: Props) {
  const { width, height, boxes, arrows, bands } = drawing
  const lines = flowLines(drawing)
  const [first] = lines
  return (
    <FigureSvg
      width={width}
      height={height}
      title={`Flow diagram: ${title}`}
      desc={lines.map(({ box, line }) => `${box === '' ? '' : `${box}: `}${line.label} ${line.ids.length}`).join('. ')}
    >
      <defs>
        <marker id="flow-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8z" fill={paint.lineStrong} />
        </marker>
      </defs>
      {bands.map(({ label, y, height: tall }) => (
        <g key={label}>
          <rect x={2} y={y} width={26} height={tall} rx={6} fill={paint.accentSoft} />
          <text
            transform={`translate(19 ${y + tall / 2}) rotate(-90)`}
            textAnchor="middle"
            fontWeight={600}
            fontSize={11}
            fill={paint.accent}
          >
            {label}
          </text>
        </g>
      ))}
      {arrows.map(({ from, to }) => (
        <line
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          stroke={paint.lineStrong}
          markerEnd="url(#flow-head)"
        />
      ))}
      {boxes.map(({ key, x, y, width: wide, height: tall, rows }) => (
        <g key={key}>
          <rect x={x} y={y} width={wide} height={tall} rx={6} fill={paint.surface} stroke={paint.lineStrong} />
          {rows.map(({ text, line, isTitle, indent }, row) => {
            const drawn = (
              <text
                x={x + PAD + indent}
                y={y + PAD + LINE * row + 12}
                fontWeight={isTitle ? 600 : 400}
                fontSize={indent > 0 ? 11 : 12}
                fill={indent > 0 ? paint.muted : paint.ink}
              >
                {text}
              </text>
            )
            const isFirstOfLine = line !== undefined && rows[row - 1]?.line !== line
            if (!line) return <g key={text}>{drawn}</g>
            if (!isFirstOfLine) return <g key={`${line.key} ${text}`}>{drawn}</g>
            return (
              <FigureMark
                key={line.key}
                label={`${line.label}: ${line.ids.length.toLocaleString('en')}`}
                isFirst={line.key === first?.line.key}
                isChosen={chosen === line.key}
                onChoose={onOpen && (() => onOpen(line))}
              >
                <rect
                  x={x + 4}
                  y={y + PAD + LINE * row}
                  width={wide - 8}
                  height={LINE * rows.filter((each) => each.line === line).length}
                  rx={3}
                  fill={chosen === line.key ? paint.evidence : 'transparent'}
                />
                {drawn}
              </FigureMark>
            )
          })}
        </g>
      ))}
    </FigureSvg>
  )
}
