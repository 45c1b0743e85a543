import type { Answer, AnswerRow } from '#contract/answer.ts'
import type { Paper } from '#contract/papers.ts'
import type { Synthesis } from '#contract/syntheses.ts'

/** What of a synthesis' own papers is not as it was when it was made. */
export type OwnNews = { gone: string[]; retracted: Paper[] }

/** Papers that cannot be read any more, and those that were retracted since the answer was worked out. */
export function ownNews({ documentIds }: Synthesis, papers: readonly Paper[], answer: Answer | undefined): OwnNews {
  const here = new Map(papers.map((paper) => [paper.id, paper]))
  const known = new Set(
    answer?.rows.filter(({ group }) => group === 'retracted').flatMap(({ paperIds }) => paperIds) ?? [],
  )
  return {
    gone: (documentIds ?? []).filter((id) => !here.has(id)),
    // Without an answer nobody said what was known of them.
    retracted: answer ? papers.filter(({ id, flags }) => flags.retracted === true && !known.has(id)) : [],
  }
}

/** A study that says something else than before: its class, not its figures. */
export type ChangedRow = { label: string; before: AnswerRow; after: AnswerRow }

/** Studies of both answers whose class is another, or that changed sides between what is counted and what is not. */
export function changedRows(before: Answer, after: Answer): ChangedRow[] {
  const was = new Map(before.rows.map((row) => [row.id, row]))
  return after.rows.flatMap((row) => {
    const old = was.get(row.id)
    return old && (old.says !== row.says || old.group !== row.group)
      ? [{ label: row.label, before: old, after: row }]
      : []
  })
}
