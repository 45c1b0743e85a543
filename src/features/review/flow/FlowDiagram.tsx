import { FigureFrame } from '#shared/figures/FigureFrame.tsx'

import { flowLines, type FlowDrawing, type FlowLine } from '#research/review-flow/flow-boxes.ts'
import { FlowSvg } from '#research/review-flow/FlowSvg.tsx'

type Props = { title: string; drawing: FlowDrawing; open: FlowLine | undefined; onOpen: (line: FlowLine) => void }

/** The flow diagram. Each number can be reached by key and opens its records. */
export function FlowDiagram({ title, drawing, open, onOpen }: Props) {
  const lines = flowLines(drawing)
  return (
    <FigureFrame
      title="Flow diagram"
      fileName={`${title} flow diagram`}
      caption="After PRISMA 2020 (Page and others 2021, BMJ 372:n71). Every number is counted from the log of decisions."
      table={{
        columns: [{ label: 'Number' }, { label: 'Records', isNumber: true }],
        rows: lines.map(({ box, line }) => ({
          id: line.key,
          cells: [
            box === '' ? line.label : `${box}: ${line.label}`,
            { text: line.ids.length.toLocaleString('en'), value: line.ids.length },
          ],
        })),
      }}
    >
      {() => <FlowSvg title={title} drawing={drawing} chosen={open?.key} onOpen={onOpen} />}
    </FigureFrame>
  )
}
