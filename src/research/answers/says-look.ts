import type { AnswerClass } from '#contract/answer.ts'

const hatch = (line: string, ground: string) => `repeating-linear-gradient(45deg, ${line} 0 1.5px, ${ground} 1.5px 5px)`

/** How each class looks in the bar and beside its words: told apart by pattern, not by colour alone. */
export const saysLook: Record<AnswerClass, { background: string; border: string }> = {
  favour: { background: 'var(--accent)', border: 'var(--accent)' },
  none: { background: hatch('var(--line-strong)', 'var(--surface-sunken)'), border: 'var(--line-strong)' },
  against: { background: 'var(--ink)', border: 'var(--ink)' },
  mixed: { background: hatch('var(--ink)', 'var(--accent-soft)'), border: 'var(--accent)' },
  nothing: { background: 'var(--surface)', border: 'var(--line-strong)' },
}

export const saysOrder: readonly AnswerClass[] = ['favour', 'none', 'against', 'mixed', 'nothing']
