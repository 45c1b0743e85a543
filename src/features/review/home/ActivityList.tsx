import type { ReviewEntry } from '#contract/review-entries.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Card } from '#shared/ui/Card.tsx'

import { useReview } from '../model/ReviewProvider.tsx'

const words: Record<ReviewEntry['kind'], readonly [one: string, many: string]> = {
  identified: ['added a record', 'records added'],
  duplicate: ['marked a duplicate', 'duplicates marked'],
  removed: ['removed a record', 'records removed'],
  vote: ['voted on a record', 'votes'],
  resolved: ['decided a conflict', 'conflicts decided'],
  retrieval: ['noted whether a report was retrieved', 'reports noted as retrieved or not'],
  study: ['put a report to a study', 'reports put to studies'],
  stage: ['changed how a stage works', 'changes of how stages work'],
  'pilot-plan': ['planned a pilot', 'pilots planned'],
  'pilot-round': ['drew a round of the pilot', 'rounds of pilots drawn'],
  'pilot-waived': ['decided to go on without the gate of the pilot', 'decisions to go on without a gate'],
  update: ['began an update', 'updates begun'],
  'update-kept': ['kept how reports stand', 'lists of reports kept'],
  undone: ['took something back', 'things taken back'],
  passage: ['marked a passage', 'passages marked'],
  distinct: ['kept two records apart', 'pairs kept apart'],
  sampled: ['drew a control sample', 'control samples drawn'],
  dealt: ['dealt records out', 'deals of records'],
  assessed: ['saved an assessment', 'assessments saved'],
  charted: ['charted a source', 'sources charted'],
  credited: ['noted a contribution', 'contributions noted'],
}
const SHOWN = 12
const TOGETHER_MS = 30 * 60_000

type Group = { id: string; by: string; kind: ReviewEntry['kind']; n: number; at: string }

/** What happened last: things of one kind that one person did in one sitting are one line. */
export function recentGroups(
  entries: readonly { at: string; by: { userId: string }; data: ReviewEntry; id: string }[],
): Group[] {
  const groups: Group[] = []
  for (let i = entries.length - 1; i >= 0 && groups.length <= SHOWN; i--) {
    const entry = entries[i]
    if (!entry) continue
    const last = groups.at(-1)
    const isSame =
      last?.by === entry.by.userId &&
      last.kind === entry.data.kind &&
      Date.parse(last.at) - Date.parse(entry.at) < TOGETHER_MS
    if (last && isSame) last.n += 1
    else groups.push({ id: entry.id, by: entry.by.userId, kind: entry.data.kind, n: 1, at: entry.at })
  }
  return groups.slice(0, SHOWN)
}

export function ActivityList() {
  const { entries, names } = useReview()
  const groups = recentGroups(entries)
  return (
    <Card title="Activity">
      {groups.length === 0 && <p className="text-ink-muted">Nothing has happened yet.</p>}
      <ul className="space-y-2">
        {groups.map(({ id, by, kind, n, at }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="font-medium">{names.get(by) ?? 'Somebody'}</span>{' '}
              <span className="text-ink-muted">
                {n === 1 ? words[kind][0] : `· ${count(n, words[kind][1], words[kind][1])}`}
              </span>
            </span>
            <time dateTime={at} className="shrink-0 text-xs text-ink-muted">
              {relativeTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
