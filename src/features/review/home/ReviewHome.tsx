import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { stageProgress, type StageProgress } from '#science/review-log/progress.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { count } from '#shared/format/count.ts'
import { localDay } from '#shared/format/local-day.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { studiesOf } from '../model/records.ts'
import { ActivityList } from './ActivityList.tsx'
import { nextActions } from './next-actions.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

function Deadline({ day }: { day: string }) {
  const now = useNow(HOUR_MS)
  const left = Math.round((Date.parse(`${day}T12:00:00`) - Date.parse(`${localDay(now)}T12:00:00`)) / DAY_MS)
  return (
    <p className="text-ink-muted">
      {left >= 0 ? `${count(left, 'day', 'days')} to the deadline` : `${count(-left, 'day', 'days')} past the deadline`}{' '}
      ({day})
    </p>
  )
}

function StageCard({ title, progress, to }: { title: string; progress: StageProgress; to: string }) {
  const facts = [
    [progress.open, 'open'],
    [progress.maybe, 'maybe'],
    [progress.awaiting, 'awaiting information'],
    [progress.conflicts.length, 'in conflict'],
  ] as const
  return (
    <Card title={title}>
      <Progress label="Decided" value={progress.decided} max={progress.total} />
      <p className="mt-3 text-ink-muted">
        {facts
          .filter(([n]) => n > 0)
          .map(([n, word]) => `${n.toLocaleString('en')} ${word}`)
          .join(' · ') || 'Nothing is open'}
      </p>
      <Link to={to} className="mt-3 inline-flex items-center gap-1 text-accent underline-offset-2 hover:underline">
        Open {title.toLowerCase()} <ArrowRight size={16} aria-hidden />
      </Link>
    </Card>
  )
}

/** Home of one review: what is next, how far each stage is, who has how much. */
export function ReviewHome() {
  const review = useReview()
  const { state, body, team, names, withheld, me } = review
  const { to } = useReviewAddress()
  const actions = nextActions(review)
  const [next, ...more] = actions
  const screening = stageProgress(state, 'title-abstract', team)
  const fullText = stageProgress(state, 'full-text', team)
  const { deadline } = body.protocol
  const isSingle = state.stages['title-abstract'].reviewers < 2
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-6">
        <Card title="Next">
          {next ? (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <div>
                <p className="font-serif text-lg">{next.why}</p>
                {deadline !== undefined && <Deadline day={deadline} />}
              </div>
              <ButtonLink to={to({ stage: next.stage })} variant="primary">
                {next.label}
              </ButtonLink>
            </div>
          ) : (
            <p className="text-ink-muted">Nothing is waiting for you. Others have decisions to make.</p>
          )}
          {more.length > 0 && (
            <ul className="mt-4 space-y-1 border-t border-line pt-3">
              {more.map(({ stage, label, why }) => (
                <li key={label}>
                  <Link to={to({ stage })} className="text-accent underline underline-offset-2">
                    {label}
                  </Link>{' '}
                  <span className="text-ink-muted">{why}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <div className="grid gap-6 md:grid-cols-2">
          <StageCard title="Screening" progress={screening} to={to({ stage: 'screening' })} />
          <StageCard title="Full text" progress={fullText} to={to({ stage: 'full-text' })} />
        </div>
        {isSingle && (
          <Notice tone="info" title="One person decides">
            Do not claim independent or dual screening, and report no agreement. Say that one reviewer screened, and who
            checked what. A second person for a random tenth lets you report how often you agree.
          </Notice>
        )}
        <Table
          caption="Load by person"
          captionShown
          rows={screening.people}
          rowKey={({ by }) => by}
          columns={[
            {
              key: 'name',
              header: 'Person',
              cell: ({ by }) => `${names.get(by) ?? 'Somebody who left'}${by === me ? ' (you)' : ''}`,
            },
            { key: 'voted', header: 'Screened', align: 'right', cell: ({ voted }) => voted.toLocaleString('en') },
            {
              key: 'hidden',
              header: 'Blind, not shown yet',
              align: 'right',
              cell: ({ by }) => (withheld.get(by) ?? 0).toLocaleString('en'),
            },
            {
              key: 'left',
              header: 'Left to screen',
              align: 'right',
              cell: ({ by, remaining }) => Math.max(0, remaining - (withheld.get(by) ?? 0)).toLocaleString('en'),
            },
            {
              key: 'full',
              header: 'Left at full text',
              align: 'right',
              cell: ({ by }) => (fullText.people.find((one) => one.by === by)?.remaining ?? 0).toLocaleString('en'),
            },
          ]}
        />
      </div>
      <div className="space-y-6">
        <Card title="So far">
          <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
            {(
              [
                ['Records identified', state.records.size],
                [
                  'Duplicates and others removed',
                  countAt(review.state.records, 'duplicate', 'removed', 'removed-by-tool'),
                ],
                ['Excluded on title and abstract', countAt(state.records, 'excluded')],
                ['Excluded on full text', countAt(state.records, 'excluded-full-text')],
                ['Reports included', countAt(state.records, 'included')],
                ['Studies included', studiesOf(state).length],
              ] as const
            ).map(([label, n]) => (
              <div key={label} className="contents">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="text-right font-semibold">{n.toLocaleString('en')}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <ActivityList />
      </div>
    </div>
  )
}

function countAt(records: ReadonlyMap<string, { place: string }>, ...places: string[]): number {
  let n = 0
  for (const { place } of records.values()) if (places.includes(place)) n += 1
  return n
}
