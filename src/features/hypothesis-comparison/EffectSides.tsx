import { useMemo } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useShowPapers } from '#research/views/show-papers.tsx'
import { directionCounts, effectsOf, type EffectSide } from '#science/hypotheses/effect-directions.ts'
import { FigureFrame } from '#shared/figures/FigureFrame.tsx'
import { FigureMark } from '#shared/figures/FigureMark.tsx'
import { FigureSvg } from '#shared/figures/FigureSvg.tsx'
import { paint } from '#shared/figures/paint.ts'
import { count } from '#shared/format/count.ts'
import { Notice } from '#shared/ui/Notice.tsx'

import { hypothesisCopy as copy } from './hypothesis.copy.ts'

const ROW = 30
const LEFT = 170
const fills: Readonly<Record<EffectSide, string>> = {
  below: paint.accent,
  unclear: paint.grey,
  above: paint.evidenceStrong,
  'no-interval': paint.lineStrong,
}

/** How many reported effects lie on each side of no effect: a distribution, no dial. */
export function EffectSides({ papers }: { papers: readonly Paper[] }) {
  const show = useShowPapers()
  const effects = useMemo(() => effectsOf(papers), [papers])
  const counts = directionCounts(effects)
  if (effects.length === 0) return <Notice>{copy.noEffects}</Notice>
  const most = Math.max(1, ...counts.map((each) => each.effects))
  return (
    <FigureFrame
      title={copy.effects}
      caption={copy.effectsText}
      fileName="effect directions"
      table={{
        columns: [{ label: 'Side' }, { label: 'Effects', isNumber: true }, { label: 'Papers', isNumber: true }],
        rows: counts.map(({ side, effects: n, papers: ids }) => ({
          id: side,
          cells: [copy.sides[side], { text: String(n), value: n }, { text: String(ids.length), value: ids.length }],
        })),
      }}
    >
      {(width) => (
        <FigureSvg
          width={width}
          height={counts.length * ROW + 8}
          title={copy.effects}
          desc={`${effects.length} effects of ${count(new Set(effects.map(({ documentId }) => documentId)).size, 'paper', 'papers')}.`}
        >
          {counts.map(({ side, effects: n, papers: ids }, index) => {
            const length = Math.max(1, ((width - LEFT - 120) * n) / most)
            return (
              <FigureMark
                key={side}
                label={`${copy.sides[side]}: ${count(n, 'effect', 'effects')} of ${count(ids.length, 'paper', 'papers')}`}
                isFirst={index === 0}
                onChoose={() =>
                  show({
                    title: copy.sides[side],
                    ids,
                    evidence: [
                      ...new Map(
                        effects
                          .filter((each) => each.side === side)
                          .map((each) => [each.evidence.quote, each.evidence]),
                      ).values(),
                    ],
                  })
                }
              >
                <text x={LEFT - 10} y={index * ROW + 20} textAnchor="end">
                  {copy.sides[side]}
                </text>
                <rect
                  x={LEFT}
                  y={index * ROW + 7}
                  width={length}
                  height={18}
                  rx={3}
                  fill={fills[side]}
                  fillOpacity={0.65}
                />
                <text x={LEFT + length + 8} y={index * ROW + 20} fill={paint.muted}>
                  {n} of {count(ids.length, 'paper', 'papers')}
                </text>
              </FigureMark>
            )
          })}
        </FigureSvg>
      )}
    </FigureFrame>
  )
}
