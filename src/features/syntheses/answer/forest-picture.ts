import type { Answer } from '#contract/answer.ts'
import type { FigureNode } from '#science/manuscript/manuscript.ts'
import { effectText, measureName } from '#science/answers/words.ts'
import { paint } from '#shared/figures/paint.ts'
import { pngFile } from '#shared/figures/png-file.ts'

import { effectPlot, intervalOf, PLOT_WIDTH } from './effect-plot.ts'

const NAMES = 250
const WIDTH = NAMES + PLOT_WIDTH + 270
const LINE = 24
const LETTERS = 38

type Attributes = Readonly<Record<string, string | number>>
function drawn(name: string, attributes: Attributes, text?: string): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  if (text !== undefined) element.textContent = text
  return element
}
const words = (x: number, y: number, text: string, bold = false) =>
  drawn('text', { x, y: y + 4, 'font-size': 12, 'font-family': 'sans-serif', fill: paint.ink, 'font-weight': bold ? 600 : 400 }, text) // prettier-ignore

/** The intervals of an answer's studies under one another with the pooled one as a diamond; undefined for fewer than two. */
export function forestPicture(answer: Answer): SVGSVGElement | undefined {
  const plot = effectPlot(answer)
  if (!plot) return undefined
  const { pooled } = answer
  const { scale, none, measure } = plot
  const own = answer.rows.flatMap((row) => {
    const interval = row.group === 'study' && !row.isOut ? intervalOf(row, measure) : undefined
    return interval ? [{ row, interval }] : []
  })
  if (own.length < 2) return undefined
  const bottom = LINE * (own.length + (pooled ? 2 : 1))
  const height = bottom + 2 * LINE
  const svg = drawn('svg', { viewBox: `0 0 ${WIDTH} ${height}` }) as SVGSVGElement
  const x = (value: number) => NAMES + scale.clamped(value)
  if (none !== undefined) svg.append(drawn('line', { x1: x(none), x2: x(none), y1: LINE / 2, y2: bottom, stroke: paint.lineStrong, 'stroke-dasharray': '2 3' })) // prettier-ignore
  for (const [at, { row, interval }] of own.entries()) {
    const y = LINE * (at + 1)
    const name = row.subgroup === undefined ? row.label : `${row.label} (${row.subgroup})`
    svg.append(
      words(0, y, name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name),
      drawn('line', { x1: x(interval.low), x2: x(interval.high), y1: y, y2: y, stroke: paint.ink, 'stroke-width': 1.5 }),
      drawn('rect', { x: x(interval.estimate) - 4, y: y - 4, width: 8, height: 8, fill: paint.accent }),
      words(NAMES + PLOT_WIDTH + 14, y, row.effect ? effectText(row.effect) : ''),
    )
  } // prettier-ignore
  if (pooled) {
    const y = LINE * (own.length + 1)
    const [low, at, high] = [x(pooled.low), x(pooled.estimate), x(pooled.high)]
    svg.append(
      words(0, y, `Pooled, ${pooled.k} studies`, true),
      drawn('path', { d: `M${low},${y}L${at},${y - 7}L${high},${y}L${at},${y + 7}Z`, fill: paint.accent }),
      words(
        NAMES + PLOT_WIDTH + 14,
        y,
        effectText({ measure, estimate: pooled.estimate, low: pooled.low, high: pooled.high }),
        true,
      ),
    )
  }
  for (const { value, label } of scale.ticks) svg.append(words(x(value) - 6, bottom + LINE / 2, label))
  svg.append(words(NAMES, bottom + 1.4 * LINE, measureName(measure)))
  return svg
}

const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The figure could not be read.')))
    reader.readAsDataURL(file)
  })

/** The same as a figure of a manuscript. Undefined where there is nothing to draw; rejects where the browser cannot draw. */
export async function forestFigure(answer: Answer): Promise<FigureNode | undefined> {
  const svg = forestPicture(answer)
  if (!svg) return undefined
  const src = await addressOf(await pngFile(svg, 'forest-plot'))
  const caption = `Effects of the studies with their intervals${answer.pooled ? ', and the pooled effect' : ''}`
  return { type: 'figure', attrs: { id: 'answer-forest', src, alt: caption, caption, width: WIDTH } }
}
