import type { ReactNode } from 'react'

import type { PageId } from '#contract/pages.ts'

import { BCG_POOLED, bcgRatios } from './forest.ts'
import { HIGH, Line, Lines, MiniTable, WIDE } from './parts.tsx'

const logX = (ratio: number) => 92 + Math.log2(ratio) * 20

const Forest = () => (
  <>
    <rect x={92} y={8} width={0.8} height={84} className="fill-line-strong" />
    {bcgRatios.map(([ratio, size], at) => {
      const y = 11 + at * 5.6
      return (
        <g key={`${ratio}-${size}`}>
          <Line x={10} y={y - 1} w={20 + ((at * 7) % 12)} />
          <rect x={logX(ratio) - 26 / size} y={y - 0.4} width={52 / size} height={0.9} className="fill-ink-muted" />
          <rect x={logX(ratio) - size / 2} y={y - size / 2} width={size} height={size} className="fill-accent" />
        </g>
      )
    })}
    <polygon
      points={`${logX(0.34)},89 ${logX(BCG_POOLED)},86 ${logX(0.7)},89 ${logX(BCG_POOLED)},92`}
      className="fill-evidence-strong"
    />
  </>
)

const Flow = () => (
  <>
    {[10, 38, 66].map((y, at) => (
      <g key={y}>
        <rect
          x={18}
          y={y}
          width={64}
          height={20}
          rx={3}
          className="fill-surface-raised stroke-line-strong"
          strokeWidth={0.8}
        />
        <Line x={24} y={y + 6} w={34} strong />
        <Line x={24} y={y + 12} w={26} />
        {at < 2 && <rect x={49} y={y + 20} width={0.9} height={8} className="fill-line-strong" />}
        {at < 2 && (
          <>
            <rect x={82} y={y + 10} width={14} height={0.9} className="fill-line-strong" />
            <rect x={96} y={y + 2} width={46} height={16} rx={3} className="fill-surface-sunken" />
            <Line x={101} y={y + 9} w={28} />
          </>
        )}
      </g>
    ))}
    <rect x={18} y={66} width={64} height={20} rx={3} className="fill-evidence" opacity={0.6} />
  </>
)

const Bubbles = () => (
  <>
    {[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) => {
        const r = [7, 3, 0, 5, 2, 4, 8, 1.5, 0, 6][(row * 3 + column * 7) % 10] ?? 0
        return r === 0 ? (
          <circle
            key={`${row}-${column}`}
            cx={28 + column * 26}
            cy={18 + row * 21}
            r={5}
            fill="none"
            strokeDasharray="2 2"
            className="stroke-evidence-strong"
          />
        ) : (
          <circle
            key={`${row}-${column}`}
            cx={28 + column * 26}
            cy={18 + row * 21}
            r={r}
            className="fill-accent"
            opacity={0.75}
          />
        )
      }),
    )}
  </>
)

const Votes = () => (
  <MiniTable
    columns={[70, 35, 35]}
    rows={5}
    cell={(row, column, x, y) => {
      const isYes = (row + (column === 2 && row === 2 ? 1 : 0)) % 2 === 0
      return (
        <>
          {row === 2 && <rect x={x - 14} y={y - 6} width={28} height={12} className="fill-evidence" />}
          <circle cx={x} cy={y} r={4} className={isYes ? 'fill-state-green' : 'fill-state-red'} />
        </>
      )
    }}
  />
)

const Answer = () => (
  <>
    <Line x={12} y={14} w={52} strong />
    <rect x={12} y={23} width={136} height={6} rx={3} className="fill-line" />
    <rect x={12} y={23} width={84} height={6} rx={3} className="fill-accent" />
    <Lines x={12} y={40} widths={[134, 120, 128]} lit={1} />
    <Lines x={12} y={70} widths={[132, 96]} />
  </>
)

const Outline = () => (
  <>
    {[
      [12, 14, 84, true],
      [24, 26, 104, false],
      [24, 36, 92, false],
      [12, 52, 72, true],
      [24, 64, 98, false],
      [24, 74, 110, false],
      [24, 84, 70, false],
    ].map(([x, y, w, strong]) => (
      <g key={Number(y)}>
        <Line x={Number(x)} y={Number(y)} w={Number(w)} strong={Boolean(strong)} />
        {!strong && <circle cx={19} cy={Number(y) + 1} r={1.4} className="fill-accent" />}
      </g>
    ))}
  </>
)

const Page = () => (
  <>
    <rect x={34} y={6} width={92} height={90} rx={2} className="fill-surface-raised stroke-line" strokeWidth={0.8} />
    <Line x={44} y={16} w={56} strong />
    <Lines x={44} y={28} widths={[72, 70, 74, 40]} lit={1} />
    <Lines x={44} y={66} widths={[73, 68, 50]} />
  </>
)

const Matrix = () => (
  <MiniTable
    columns={[48, 24, 24, 24, 20]}
    rows={5}
    cell={(row, column, x, y) => {
      const is = (row * 3 + column * 2) % 5
      return is < 2 ? null : (
        <circle cx={x} cy={y} r={3.4} className={is === 4 ? 'fill-evidence-strong' : 'fill-accent'} />
      )
    }}
  />
)

const Checklist = () => (
  <>
    {[14, 30, 46, 62, 78].map((y, at) => (
      <g key={y}>
        <circle cx={18} cy={y + 2} r={5} className={at === 3 ? 'fill-state-red-soft' : 'fill-state-green-soft'} />
        <path
          d={at === 3 ? `M15.5 ${y - 0.5}l5 5m0-5l-5 5` : `M15 ${y + 2}l2.2 2.4l4-4.8`}
          fill="none"
          strokeWidth={1.4}
          className={at === 3 ? 'stroke-state-red' : 'stroke-state-green'}
        />
        <Line x={30} y={y} w={60 + ((at * 17) % 30)} />
        {at !== 3 && <Line x={104} y={y} w={38} lit={at === 1} />}
      </g>
    ))}
  </>
)

const Signs = () => (
  <MiniTable
    columns={[68, 24, 24, 24]}
    rows={5}
    cell={(row, column, x, y) => {
      const sign = (row * 2 + column) % 3
      return (
        <path
          d={
            sign === 0 ? `M${x - 3.5} ${y}h7` : sign === 1 ? `M${x - 3.5} ${y}h7M${x} ${y - 3.5}v7` : `M${x - 1} ${y}h2`
          }
          strokeWidth={1.8}
          className={sign === 0 ? 'stroke-state-red' : sign === 1 ? 'stroke-state-green' : 'stroke-line-strong'}
        />
      )
    }}
  />
)

const Years = () => (
  <>
    <rect x={10} y={50} width={140} height={1} className="fill-line-strong" />
    {[
      [16, 22, 5],
      [34, 70, 3],
      [52, 30, 4],
      [80, 66, 7],
      [104, 26, 4],
      [126, 74, 5],
      [142, 32, 3],
    ].map(([x = 0, y = 0, r = 0]) => (
      <g key={x}>
        <rect x={x - 0.4} y={Math.min(y, 50)} width={0.8} height={Math.abs(50 - y)} className="fill-line-strong" />
        <circle cx={x} cy={y} r={r} className={x === 80 ? 'fill-evidence-strong' : 'fill-accent'} />
      </g>
    ))}
  </>
)

const Heat = () => (
  <>
    {[0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column) => {
        const strength = ((row * 5 + column * 3) % 7) / 6
        const isGap = strength === 0
        return (
          <rect
            key={`${row}-${column}`}
            x={12 + column * 23}
            y={10 + row * 17}
            width={21}
            height={15}
            rx={2}
            strokeDasharray={isGap ? '2 2' : undefined}
            className={isGap ? 'fill-transparent stroke-evidence-strong' : 'fill-accent'}
            opacity={isGap ? 1 : 0.15 + strength * 0.7}
          />
        )
      }),
    )}
  </>
)

const Ranks = () => (
  <>
    {[118, 92, 74, 60, 44, 30].map((w, at) => (
      <g key={w}>
        <Line x={10} y={14 + at * 13} w={18} />
        <rect
          x={34}
          y={10 + at * 13}
          width={w}
          height={8}
          rx={2}
          className={at === 0 ? 'fill-evidence-strong' : 'fill-accent'}
          opacity={at === 0 ? 1 : 0.75}
        />
      </g>
    ))}
  </>
)

const People = () => (
  <>
    {Array.from({ length: 60 }, (_, at) => at).map((at) => (
      <circle
        key={at}
        cx={14 + (at % 12) * 12}
        cy={16 + Math.floor(at / 12) * 17}
        r={4}
        className={at < 3 ? 'fill-evidence-strong' : at < 8 ? 'fill-accent' : 'fill-line'}
      />
    ))}
  </>
)

const pictures: Partial<Record<PageId, () => ReactNode>> = {
  synthesis: Answer,
  systematicReview: Flow,
  scopingReview: Bubbles,
  collaborativeSynthesis: Votes,
  metaAnalysis: Forest,
  narrativeReview: Outline,
  write: Page,
  extraction: () => <MiniTable columns={[44, 32, 32, 32]} rows={5} lit={[1, 2]} />,
  literatureTable: () => <MiniTable columns={[52, 24, 64]} rows={5} lit={[2, 2]} />,
  literatureMatrix: Matrix,
  experimentalDesigns: () => <MiniTable columns={[32, 36, 36, 36]} rows={5} lit={[0, 2]} />,
  bestPractices: Checklist,
  hypotheses: Signs,
  timeline: Years,
  researchGaps: Heat,
  highImpact: Ranks,
  clinicalEvidence: People,
  fundingRationales: Page,
}

/** A small picture of what comes out at a page: drawn, and no result of anybody. Nothing where there is none. */
export function KindPicture({ page, className }: { page: PageId; className?: string }) {
  const Picture = pictures[page]
  if (!Picture) return null
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden className={className}>
      <Picture />
    </svg>
  )
}
