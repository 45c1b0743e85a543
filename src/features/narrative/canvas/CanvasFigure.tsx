import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { boxAround, CARD, cardsOf, standsOn, type Card, type Place } from '#science/narrative/canvas.ts'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'

import { canvasCopy as copy } from './canvas.copy.ts'

type Props = {
  title: string
  body: NarrativeBody
  papers: readonly Paper[]
  labels: ReadonlyMap<string, string>
  places: Readonly<Record<string, Place>>
}

const LINE_LETTERS = 32
const LINES = 4

/** Words in lines of a card; what does not fit ends in a sign that says so. */
export function linesOf(text: string, letters = LINE_LETTERS, most = LINES): string[] {
  const lines: string[] = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last === '' || last.length + word.length < letters)
      lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, most).map((line) => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line))
  if (lines.length > most) shown[most - 1] = `${(shown[most - 1] ?? '').slice(0, letters - 1)}…`
  return shown
}

export const textOfCard = (card: Card, labels: ReadonlyMap<string, string>): string => {
  if (card.kind === 'claim') return card.claim.text
  if (card.kind === 'note') return card.text
  return `${labels.get(card.paper.id) ?? ''} ${card.paper.title}`.trim()
}

const middle = ({ x, y }: Place) => ({ x: x + CARD.width / 2, y: y + CARD.height / 2 })

/** The canvas as one drawing, for a file. */
export function CanvasFigure({ title, body, papers, labels, places }: Props) {
  const box = boxAround(places)
  const at = (id: string) => middle(places[id] ?? { x: 0, y: 0 })
  return (
    <FigureSvg
      width={box.right - box.left}
      height={box.bottom - box.top}
      title={title}
      desc={`${body.claims.length} claims, ${papers.length} papers, ${body.notes.length} notes, ${body.links.length} links`}
    >
      <g transform={`translate(${-box.left} ${-box.top})`}>
        {standsOn(body.claims).map(({ from, to }) => (
          <line
            key={`${from}>${to}`}
            x1={at(from).x}
            y1={at(from).y}
            x2={at(to).x}
            y2={at(to).y}
            stroke={paint.line}
            strokeWidth={1}
          />
        ))}
        {body.links.map(({ id, from, to, kind }) => (
          <g key={id}>
            <line
              x1={at(from).x}
              y1={at(from).y}
              x2={at(to).x}
              y2={at(to).y}
              stroke={kind === 'contradicts' ? paint.red : paint.accent}
              strokeWidth={2}
              strokeDasharray={kind === 'same-sample' ? '4 4' : undefined}
            />
            <text
              x={(at(from).x + at(to).x) / 2}
              y={(at(from).y + at(to).y) / 2 - 4}
              fontSize={11}
              textAnchor="middle"
              fill={paint.ink}
            >
              {copy.linkKinds[kind]}
            </text>
          </g>
        ))}
        {cardsOf(body, papers).map((card) => {
          const { x, y } = places[card.id] ?? { x: 0, y: 0 }
          return (
            <g key={card.id} transform={`translate(${x} ${y})`}>
              <rect
                width={CARD.width}
                height={CARD.height}
                rx={6}
                fill={card.kind === 'note' ? paint.yellowSoft : paint.surface}
                stroke={card.kind === 'claim' ? paint.accent : paint.line}
              />
              <text x={12} y={20} fontSize={10} fill={paint.muted}>
                {copy.kinds[card.kind]}
              </text>
              {linesOf(textOfCard(card, labels)).map((line, row) => (
                <text key={`${row}-${line}`} x={12} y={40 + row * 17} fontSize={12} fill={paint.ink}>
                  {line}
                </text>
              ))}
            </g>
          )
        })}
      </g>
    </FigureSvg>
  )
}
