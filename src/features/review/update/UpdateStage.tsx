import { Link } from 'react-router-dom'

import type { OutcomeDifference } from '#science/review-log/update-differences.ts'
import { longDay } from '#shared/format/dates.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { effectText, partsText, updateCopy as copy, updateSentences } from './update.copy.ts'
import { isPooledAnew, outcomesNow, reportNow, useUpdate } from './use-update.ts'

const KEPT_TOGETHER = 200
const OPEN = ['screening', 'retrieval', 'full-text']

/** Begins an update: what the review finds and how its included reports stand go into the log first. */
function Begin({ label }: { label: string }) {
  const { state, body, papers, write, isLead } = useReview()
  const states = [...state.records.values()]
  const open = states.filter(({ place }) => OPEN.includes(place)).length
  if (!isLead) return <p className="text-ink-muted">{copy.notLead}</p>
  if (open > 0) return <p className="text-ink-muted">{copy.open(open)}</p>
  const begin = (name: string) => {
    const [update] = write([{ kind: 'update', label: name, outcomes: outcomesNow(body) }])
    if (!update) return
    const reports = states.flatMap(({ id, place }) => {
      const now = place === 'included' || place === 'previous' ? reportNow(papers, id) : undefined
      return now ? [{ recordId: id, ...now }] : []
    })
    const batches = Array.from({ length: Math.ceil(reports.length / KEPT_TOGETHER) }, (_, i) =>
      reports.slice(i * KEPT_TOGETHER, (i + 1) * KEPT_TOGETHER),
    )
    write(batches.map((batch) => ({ kind: 'update-kept', updateId: update.id, reports: batch })))
  }
  return <AddField label={copy.label} hint={copy.labelHint} maxLength={300} action={label} onAdd={begin} />
}

const certaintyOf = (certainty: string | undefined) => certainty ?? '–'

function Outcomes({ outcomes }: { outcomes: readonly OutcomeDifference[] }) {
  return (
    <Table
      caption={copy.outcomes}
      captionShown
      rows={outcomes}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Outcome', cell: ({ name }) => name },
        { key: 'before', header: copy.before, cell: ({ before }) => (before ? effectText(before) : copy.notPooled) },
        { key: 'now', header: copy.now, cell: ({ now }) => (now ? effectText(now) : copy.notPooled) },
        {
          key: 'k',
          header: 'Studies',
          align: 'right',
          cell: ({ before, now }) => `${before?.k ?? 0} → ${now?.k ?? 0}`,
        },
        {
          key: 'certainty',
          header: 'Certainty',
          cell: ({ before, now }) => `${certaintyOf(before?.certainty)} → ${certaintyOf(now?.certainty)}`,
        },
      ]}
    />
  )
}

type ListedProps = { title: string; ids: readonly string[]; noteOf?: (id: string) => string }

function Listed({ title, ids, noteOf }: ListedProps) {
  const { papers } = useReview()
  const { to } = useReviewAddress()
  if (ids.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">
        {title} ({ids.length.toLocaleString('en')})
      </h3>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {ids.map((id) => (
          <li key={id}>
            <Link to={to({ stage: 'full-text', record: id })} className="underline-offset-2 hover:underline">
              {titleOf(papers, id)}
            </Link>
            {noteOf && <span className="text-ink-muted"> ({noteOf(id)})</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A new search into the same review: the way to it, and the page that says what it changed. */
export function UpdateStage() {
  const review = useReview()
  const { to } = useReviewAddress()
  const { update, differences, notices, unread } = useUpdate()
  if (!update || !differences) {
    return (
      <Card title={copy.title}>
        <p className="mb-4 max-w-reading text-ink-muted">{copy.lead}</p>
        <Begin label={copy.begin} />
      </Card>
    )
  }
  const { outcomes, newStudies, newReports, lostStudies, retracted, changed } = differences
  return (
    <div className="space-y-6">
      <Card
        title={copy.begun(update.label, longDay(update.at))}
        actions={
          <ButtonLink to={to({ stage: 'records' })} size="small">
            {copy.add}
          </ButtonLink>
        }
      >
        <div className="space-y-2">
          {updateSentences(differences, isPooledAnew(review)).map((line) => (
            <p key={line} className="font-serif text-lg">
              {line}
            </p>
          ))}
          {unread > 0 && <p className="text-state-yellow">{copy.unread(unread)}</p>}
        </div>
      </Card>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      <div className="space-y-4">
        <Listed title={copy.newStudies} ids={newStudies} />
        <Listed title={copy.newReports} ids={newReports} />
        <Listed title={copy.lostStudies} ids={lostStudies} />
        <Listed title={copy.retracted} ids={retracted} />
        <Listed
          title={copy.changed}
          ids={changed.map(({ recordId }) => recordId)}
          noteOf={(id) => partsText(changed.find(({ recordId }) => recordId === id)?.parts ?? [])}
        />
        <Listed title={copy.notices} ids={notices} />
      </div>
      <Card title={copy.another}>
        <Begin label={copy.begin} />
      </Card>
    </div>
  )
}
