import type { Synthesis } from '#contract/syntheses.ts'
import { kindLabel } from '#research/analyses/analysis-kinds.ts'

import { historyCopy } from './history.copy.ts'
import { isOfKind, kindsOf, REVIEWS } from './listed-rows.ts'

type Props = { rows: readonly Synthesis[]; kind: string; onKind: (kind: string) => void }

/** The kinds that there are, each with how many: one press shows one of them. */
export function KindFilter({ rows, kind, onKind }: Props) {
  const open = rows.filter(({ archivedAt }) => !archivedAt)
  const count = (value: string) => open.filter((row) => isOfKind(row, value)).length
  const choices = [
    { value: '', label: historyCopy.allKinds, count: open.length },
    { value: REVIEWS, label: historyCopy.reviews, count: count(REVIEWS) },
    { value: 'draft', label: historyCopy.drafts, count: count('draft') },
    ...kindsOf(rows)
      .filter((each) => each !== 'draft' && each !== 'review')
      .map((value) => ({ value, label: kindLabel(value), count: count(value) })),
  ]
  return (
    <div
      role="group"
      aria-label={historyCopy.kind}
      className="scroll-quiet mb-4 flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:flex-wrap"
    >
      {choices.map(({ value, label, count: n }) => (
        <button
          key={value}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onKind(value)}
          className="flex h-8 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3 text-ink-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:h-11"
        >
          {label} <span className="text-xs tabular-nums">{n}</span>
        </button>
      ))}
    </div>
  )
}
