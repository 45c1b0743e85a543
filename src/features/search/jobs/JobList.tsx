import { Link } from 'react-router-dom'

import type { JobPart, OutsideJob } from '#contract/outside-jobs.ts'
import { citationJobCopy } from '#research/outside/citation-job.copy.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { jobsCopy as copy } from './jobs.copy.ts'
import { useJobChange, useJobs } from './jobs.queries.ts'

const tones = { running: 'accent', paused: 'yellow', done: 'green' } as const

/** What is being taken from sources outside, source by source. Silent where nothing is. */
export function JobList() {
  const { jobs } = useJobs()
  if (jobs.length === 0) return null
  return (
    <section aria-label={copy.title} className="mb-6 space-y-3">
      <h2 className="text-base font-semibold">{copy.title}</h2>
      {jobs.map((job) => (
        <Job key={job.id} job={job} />
      ))}
    </section>
  )
}

function Job({ job }: { job: OutsideJob }) {
  const { pause, resume, remove } = useJobChange()
  const params = { id: job.id }
  const name = job.papers === undefined ? job.query : citationJobCopy.name(job.papers)
  return (
    <article aria-label={copy.of(name)} className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-medium wrap-anywhere">
          {name} <Badge tone={tones[job.state]}>{copy.state[job.state]}</Badge>
        </p>
        <span className="flex flex-wrap gap-2">
          {job.state === 'running' && (
            <Button size="small" busy={pause.isPending} onClick={() => pause.mutate({ params })}>
              {copy.pause}
            </Button>
          )}
          {job.state === 'paused' && (
            <Button size="small" busy={resume.isPending} onClick={() => resume.mutate({ params })}>
              {copy.resume}
            </Button>
          )}
          {job.state !== 'running' && (
            <Button size="small" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate({ params })}>
              {copy.remove}
            </Button>
          )}
        </span>
      </div>
      <ul className="mt-2 space-y-2">
        {job.parts.map((part) => (
          <Part key={part.source} part={part} isRunning={job.state === 'running'} />
        ))}
      </ul>
      {job.parts.some(({ importId }) => importId !== undefined) && (
        <Link to={paths.resources()} className="mt-2 inline-block text-xs font-medium text-accent hover:underline">
          {copy.ledger}
        </Link>
      )}
    </article>
  )
}

function Part({ part, isRunning }: { part: JobPart; isRunning: boolean }) {
  const { label, state, taken, found, wanted } = part
  const whole = found === undefined ? wanted : Math.min(found, wanted ?? found)
  return (
    <li className="text-xs">
      <p className={state === 'failed' ? 'text-state-red' : 'text-ink-muted'}>
        <strong className="font-semibold text-ink">{label}</strong>{' '}
        {part.references === undefined ? copy.part(part) : citationJobCopy.part(part)}
      </p>
      {isRunning && state !== 'done' && state !== 'failed' && whole !== undefined && whole > 0 && (
        <Progress label={copy.progress(label)} value={taken} max={whole} />
      )}
    </li>
  )
}
