import { FULL_TEXT_JOBS_MAX, fullTextJobsApi } from '#contract/full-text-jobs.ts'
import { fullTextSources } from '#contract/outside-sources.ts'
import { answer } from '#engine/answers/answer.ts'
import { once } from '#engine/answers/write-keys.ts'
import {
  newFullTextJob,
  resumeFullTextJob,
  runFullTextJob,
  wakeFullTextJobs,
} from '#engine/outside-jobs/full-text-jobs.ts'
import { paperFor } from '#engine/papers/library.ts'
import { takeUse } from '#engine/people/plan-limits.ts'
import { sourceSettings } from '#engine/sources/settings.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { FullTextJobRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

import { fetchFile } from './fetch-file.ts'

const jobsOf = (world: World, accountId: string) =>
  world.fullTextJobs
    .of(accountId)
    .all()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

function mine(world: World, accountId: string, id: string): FullTextJobRow {
  const job = world.fullTextJobs.get(id)
  if (job?.ownerId !== accountId) throw notFound('This job')
  return job
}

/** A job with what pages have still to read: a text is read where a person works, as that of a file they add. */
const shown = (world: World, job: FullTextJobRow): FullTextJobRow => ({
  ...job,
  papers: job.papers.map((paper) => {
    const file = paper.fileId === undefined ? undefined : world.paperFiles.get(paper.fileId)
    return file && file.text === undefined ? { ...paper, isUnread: true } : paper
  }),
})

/** Goes on beside the reply: what comes of it is kept paper by paper. */
const begin = (world: World, id: string) =>
  void runFullTextJob(world, id, fetchFile).catch((error: unknown) => console.error('fetching full texts:', error))

export const fullTextJobsHandlers = [
  answer(fullTextJobsApi.list, ({ world, me }) => {
    const { id } = me()
    // A world that nobody has opened since the server was killed goes on when its owner looks.
    wakeFullTextJobs(world, fetchFile)
    return { jobs: jobsOf(world, id).map((job) => shown(world, job)) }
  }),

  answer(fullTextJobsApi.start, ({ world, me, body }) => {
    const account = me()
    return once(world, account, 'fullTextJobs.start', body.clientKey, () => {
      const { sources } = sourceSettings(world, account)
      if (!fullTextSources.some((source) => sources.includes(source))) {
        throw new Refusal(409, 'No source of full texts is switched on. Nothing was sent.', { code: 'not_agreed' })
      }
      const papers = [...new Set(body.documentIds)].flatMap((id) => paperFor(world, account, id) ?? [])
      if (papers.length === 0) throw notFound('These papers')
      if (jobsOf(world, account.id).length >= FULL_TEXT_JOBS_MAX) {
        const message = `At most ${FULL_TEXT_JOBS_MAX} jobs can be kept. Take one off the list first.`
        throw new Refusal(409, message, { code: 'full' })
      }
      const job = newFullTextJob(world, account, papers)
      takeUse(world, account, 'upload', job.id)
      world.fullTextJobs.put(job)
      begin(world, job.id)
      return job
    })
  }),

  answer(fullTextJobsApi.pause, ({ world, me, params }) => {
    const job = mine(world, me().id, params.id)
    return job.state === 'running' ? world.fullTextJobs.put({ ...job, state: 'paused' }) : job
  }),

  answer(fullTextJobsApi.resume, ({ world, me, params }) => {
    const job = mine(world, me().id, params.id)
    if (job.state === 'running') return job
    const going = resumeFullTextJob(world, job)
    begin(world, job.id)
    return going
  }),

  answer(fullTextJobsApi.remove, ({ world, me, params }) => {
    world.fullTextJobs.remove(mine(world, me().id, params.id).id)
    return { success: true }
  }),
]
