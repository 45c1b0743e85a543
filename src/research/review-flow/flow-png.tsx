import { drawAway } from '#shared/figures/draw-away.ts'
import { pngFile } from '#shared/figures/png-file.ts'

import type { FlowDrawing } from './flow-boxes.ts'
import { FlowSvg } from './FlowSvg.tsx'

/** The flow diagram as a picture for a document, drawn beside the page: what else is drawn on the page is not asked. */
export const flowPng = (title: string, drawing: FlowDrawing): Promise<File> =>
  drawAway(<FlowSvg title={title} drawing={drawing} />, (svg) => pngFile(svg, 'flow'))
