import { answersTo, type BoardComment } from './board-comments.ts'

const timeOf = (iso: string | null | undefined) => {
  const at = Date.parse(iso ?? '')
  return Number.isNaN(at) ? undefined : at
}
const since = (comment: BoardComment, at: number | undefined) => {
  const from = timeOf(comment.createdAt)
  return from === undefined || at === undefined || at < from ? undefined : at - from
}

/** Milliseconds from the comment to the first answer of somebody else; undefined without one, or without its times. */
export const timeToReply = (comment: BoardComment): number | undefined => {
  const times = answersTo(comment).flatMap(({ createdAt }) => timeOf(createdAt) ?? [])
  return since(comment, times.length === 0 ? undefined : Math.min(...times))
}

/** Milliseconds from the comment to its resolving; undefined where it is not resolved, or the server names no time. */
export const timeToResolve = (comment: BoardComment): number | undefined =>
  comment.status === 'resolved' || comment.status === 'cleared' ? since(comment, timeOf(comment.resolvedAt)) : undefined

export type Median = { value: number; n: number }

/** The middle of the values that are known, and how many those are; undefined where none is. */
export function medianOf(values: readonly (number | undefined)[]): Median | undefined {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  const middle = known.length / 2
  const [low, high] = [known[Math.ceil(middle) - 1], known[Math.floor(middle)]]
  return low === undefined || high === undefined ? undefined : { value: (low + high) / 2, n: known.length }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in its two largest units: '2 d 4 h', '45 min'. Under a minute: 'under 1 min'. */
export function duration(ms: number): string {
  if (ms < MINUTE) return 'under 1 min'
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)]
  const parts =
    days > 0
      ? [
          [days, 'd'],
          [hours, 'h'],
        ]
      : [
          [hours, 'h'],
          [minutes, 'min'],
        ]
  return parts
    .filter(([value]) => value !== 0)
    .map((part) => part.join(' '))
    .join(' ')
}
