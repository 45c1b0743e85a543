import { useState } from 'react'
import { Link } from 'react-router-dom'

import type { FullTextJob, JobPaper } from '#contract/full-text-jobs.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { paperFilesCopy } from '#research/files/paper-files.copy.ts'
import { fullTextsCopy as copy } from './full-texts.copy.ts'
import { useFullTextChange, useFullTextJobs } from './full-texts.queries.ts'
import { isUnreadable } from './use-read-fetched.ts'

const tones = { running: 'accent', paused: 'yellow', done: 'green' } as const
const outcomeTones = {
  waiting: 'grey',
  found: 'green',
  there: 'green',
  closed: 'yellow',
  unasked: 'grey',
  failed: 'red',
} as const
const TICK_MS = 60_000

/** The jobs of a person, the newest with what became of each paper. Silent where there is none. */
export function FullTextJobs() {
  const { jobs } = useFullTextJobs()
  if (jobs.length === 0) return null
  return (
    <section aria-label={copy.jobs} className="mt-6 space-y-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{copy.jobs}</h3>
      {jobs.map((job, at) => (
        <Job key={job.id} job={job} isNewest={at === 0} />
      ))}
    </section>
  )
}

function Job({ job, isNewest }: { job: FullTextJob; isNewest: boolean }) {
  const { pause, resume, remove } = useFullTextChange()
  const [isOpen, setOpen] = useState<boolean>()
  const now = useNow(TICK_MS)
  const params = { id: job.id }
  const done = job.papers.filter(({ outcome }) => outcome !== 'waiting').length
  const hasFailed = job.papers.some(({ outcome }) => outcome === 'failed')
  const isShown = isOpen ?? isNewest
  const name = copy.job(job.papers.length, relativeTime(job.createdAt, now))
  return (
    <article aria-label={name} className="rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">
          {name} <Badge tone={tones[job.state]}>{copy.states[job.state]}</Badge>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
            {isShown ? copy.hidePapers : copy.showPapers}
          </Button>
          {job.state === 'running' && (
            <Button size="small" busy={pause.isPending} onClick={() => pause.mutate({ params })}>
              {copy.pause}
            </Button>
          )}
          {(job.state === 'paused' || (job.state === 'done' && hasFailed)) && (
            <Button size="small" busy={resume.isPending} onClick={() => resume.mutate({ params })}>
              {job.state === 'paused' ? copy.resume : copy.again}
            </Button>
          )}
          {job.state !== 'running' && (
            <Button size="small" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {copy.remove}
            </Button>
          )}
        </span>
      </div>
      {job.state === 'running' && <Progress label={copy.progress} value={done} max={job.papers.length} />}
      <p role="status" className="mt-1 text-ink-muted">
        {copy.sum(job.papers)}
      </p>
      {isShown && (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {job.papers.map((paper) => (
            <PaperLine key={paper.documentId} paper={paper} />
          ))}
        </ul>
      )}
    </article>
  )
}

function PaperLine({ paper }: { paper: JobPaper }) {
  const { documentId, title, outcome, words, format, copy: from, isUnread, fileId } = paper
  const reading = isUnread ? (isUnreadable(fileId) ? copy.unreadable : copy.unread) : undefined
  const details = [format && copy.formats[format], from && paperFilesCopy.fetched(from), reading, words].filter(Boolean)
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Badge tone={outcomeTones[outcome]}>{copy.outcomes[outcome]}</Badge>
        <Link to={paths.document(documentId)} className="min-w-0 font-medium wrap-anywhere hover:underline">
          {title}
        </Link>
      </p>
      {details.length > 0 && <p className="mt-0.5 text-xs wrap-anywhere text-ink-muted">{details.join('; ')}</p>}
    </li>
  )
}
