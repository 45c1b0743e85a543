import type { Task } from '#contract/tasks.ts'

/** The step between two cards that are put one behind the other. */
export const RANK_STEP = 1024

export const byRank = (a: Task, b: Task): number => a.rank - b.rank || a.id.localeCompare(b.id)

/** Cards of each column, in their order. */
export function inColumns(tasks: readonly Task[]): Map<string, Task[]> {
  const columns = new Map<string, Task[]>()
  for (const task of tasks) {
    const column = columns.get(task.status)
    if (column) column.push(task)
    else columns.set(task.status, [task])
  }
  for (const column of columns.values()) column.sort(byRank)
  return columns
}

/** The cards of one column, in their order. */
export const columnOf = (tasks: readonly Task[], status: string): Task[] =>
  tasks.filter((task) => task.status === status).sort(byRank)

/** A rank that stands between two cards; undefined where there is no number left between them. */
export function rankBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined && after === undefined) return RANK_STEP
  if (before === undefined) return (after ?? 0) - RANK_STEP
  if (after === undefined) return before + RANK_STEP
  const middle = (before + after) / 2
  return middle > before && middle < after ? middle : undefined
}

export type Place = { status: string; index: number }
export type Placement = { id: string; patch: { status?: string; rank: number } }

/**
 * What has to be set so that a card stands at `index` among the others of a column: its own place and, where no number
 * is left between two cards, new numbers for the cards behind it.
 */
export function placements(column: readonly Task[], card: Task, { status, index }: Place): Placement[] {
  const others = column.filter(({ id }) => id !== card.id)
  const at = Math.min(Math.max(index, 0), others.length)
  const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank)
  const moved = card.status === status ? {} : { status }
  if (rank !== undefined) return [{ id: card.id, patch: { ...moved, rank } }]
  const start = others[at - 1]?.rank ?? 0
  return [
    { id: card.id, patch: { ...moved, rank: start + RANK_STEP } },
    ...others.slice(at).map(({ id }, offset) => ({ id, patch: { rank: start + (offset + 2) * RANK_STEP } })),
  ]
}
