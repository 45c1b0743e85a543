import { Network } from 'lucide-react'
import { useState } from 'react'

import { CITED_PAPERS_MAX, type OutsideJob } from '#contract/outside-jobs.ts'
import type { Paper } from '#contract/papers.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { citationJobCopy as copy } from './citation-job.copy.ts'
import { useCitationJob } from './citation-job.queries.ts'
import { CitationOffer } from './CitationOffer.tsx'
import { citationSources } from './citation-sources.ts'
import { GetFullTexts } from './full-texts/GetFullTexts.tsx'
import { useOutsideSources } from './outside.queries.ts'

/** Where reference lists are missed: sources that know them, and full texts, which print them. */
export function GetCitations({ papers }: { papers: readonly Pick<Paper, 'id' | 'ids' | 'files'>[] }) {
  const { isOffered, job, start, pause, resume } = useCitationJob()
  const { data: own } = useOutsideSources()
  const [clientKey, setClientKey] = useState(newKey)
  const isOn = own?.sources.some(({ source, isOn: on }) => on && citationSources.some((each) => each === source))
  const handleStart = () =>
    start.mutate(
      { body: { documentIds: papers.slice(0, CITED_PAPERS_MAX).map(({ id }) => id), clientKey } },
      { onSuccess: () => setClientKey(newKey()) },
    )
  const isOver = job?.state !== 'running'
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap justify-end gap-2">
        <CitationOffer onAgreed={handleStart} />
        {isOffered && isOn && isOver && papers.length > 0 && (
          <Button size="small" icon={Network} busy={start.isPending} title={copy.sent} onClick={handleStart}>
            {copy.get}
          </Button>
        )}
        {job?.state === 'running' && (
          <Button size="small" busy={pause.isPending} onClick={() => pause.mutate({ params: { id: job.id } })}>
            {copy.pause}
          </Button>
        )}
        {job?.state === 'paused' && (
          <Button size="small" busy={resume.isPending} onClick={() => resume.mutate({ params: { id: job.id } })}>
            {copy.resume}
          </Button>
        )}
        <GetFullTexts papers={papers} size="small" />
      </div>
      {job && job.state !== 'done' && <JobLine job={job} />}
    </div>
  )
}

function JobLine({ job }: { job: OutsideJob }) {
  const { papers = 0, parts } = job
  const asked = parts.reduce((sum, { taken }) => sum + taken, 0)
  const why = copy.stopped(parts)
  return (
    <div className="text-xs text-ink-muted">
      <Progress label={copy.name(papers)} value={asked} max={papers * parts.length} />
      <p className="mt-1">{copy.running(job)}</p>
      {why !== '' && <p className="mt-1 text-state-red">{why}</p>}
    </div>
  )
}
