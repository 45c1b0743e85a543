import type { ReviewEvent } from '#contract/review-log.ts'

/** Something in the log that would make a count wrong, with the records that it is about. */
export type LogProblem = {
  kind:
    | 'clashing-events'
    | 'undoes-unknown'
    | 'unknown-record'
    | 'duplicate-loop'
    | 'included-but-removed'
    | 'assessed-but-excluded'
    | 'assessed-but-not-retrieved'
    | 'previous-taken-out'
  message: string
  records: string[]
}

/** The events that hold, in the one order in which everybody counts them, however they arrived. */
export type EffectiveEvents = { events: ReviewEvent[]; problems: LogProblem[] }

/**
 * Events in the order of their time (ties by id), repeats of the same event once, and without what was undone. The result does
 * not depend on the order in which the events arrived.
 */
export function effectiveEvents(log: readonly ReviewEvent[]): EffectiveEvents {
  const problems: LogProblem[] = []
  const byId = new Map<string, ReviewEvent>()
  for (const event of log) {
    const known = byId.get(event.id)
    if (known && known !== event && signature(known) !== signature(event)) {
      problems.push({
        kind: 'clashing-events',
        message: `Two different events have the id ${event.id}.`,
        records: [known, event].flatMap((of) => ('recordId' in of ? [of.recordId] : [])),
      })
      // Which of the two comes first must not decide: the same one is kept in every order.
      if (signature(event) > signature(known)) continue
    }
    byId.set(event.id, event)
  }
  const ordered = inOrderOfTime([...byId.values()])
  if (!ordered.some(({ kind }) => kind === 'undone')) return { events: ordered, problems }

  const places = new Map(ordered.map((event, place) => [event.id, place]))
  const undone = new Set<string>()
  for (let place = ordered.length - 1; place >= 0; place--) {
    const event = ordered[place]
    if (event?.kind !== 'undone') continue
    const target = places.get(event.undoes)
    if (target === undefined || target >= place) {
      problems.push({
        kind: 'undoes-unknown',
        message: `The event ${event.id} takes back ${event.undoes}, which is not in the log before it.`,
        records: [],
      })
    } else if (!undone.has(event.id)) undone.add(event.undoes)
  }
  const events = ordered.filter((event) => event.kind !== 'undone' && !undone.has(event.id))
  return { events, problems }
}

/** By time, then by id. A log is nearly always in its order already, which is seen at a glance. */
function inOrderOfTime(events: ReviewEvent[]): ReviewEvent[] {
  const timed = events.map((event) => ({ event, time: Date.parse(event.at) }))
  let isOrdered = true
  for (let i = 1; i < timed.length && isOrdered; i++) {
    const [earlier, later] = [timed[i - 1], timed[i]]
    if (earlier && later && byTime(earlier, later) > 0) isOrdered = false
  }
  return isOrdered ? events : timed.sort(byTime).map(({ event }) => event)
}

type Timed = { event: ReviewEvent; time: number }
const byTime = (a: Timed, b: Timed) =>
  a.time - b.time || (a.event.id < b.event.id ? -1 : a.event.id > b.event.id ? 1 : 0)

/** One text for events with the same content, whatever the order of their fields. */
export const signature = (value: unknown): string =>
  JSON.stringify(value, (_, of: unknown) =>
    of !== null && typeof of === 'object' && !Array.isArray(of)
      ? Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : of,
  )
