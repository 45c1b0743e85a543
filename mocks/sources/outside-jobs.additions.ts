import { JOBS_MAX, outsideJobsApi } from '#contract/outside-jobs.ts'
import { answer } from '#engine/answers/answer.ts'
import { once } from '#engine/answers/write-keys.ts'
import { takeUse } from '#engine/people/plan-limits.ts'
import { adapters } from '#engine/sources/all.ts'
import { newCitationJob } from '#engine/outside-jobs/citation-jobs.ts'
import { newJob, resumeJob, runJob, wakeJobs } from '#engine/outside-jobs/outside-jobs.ts'
import { sourceSettings } from '#engine/sources/settings.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { OutsideJobRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

const jobsOf = (world: World, accountId: string) =>
  world.outsideJobs
    .of(accountId)
    .all()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

function mine(world: World, accountId: string, id: string): OutsideJobRow {
  const job = world.outsideJobs.get(id)
  if (job?.ownerId !== accountId) throw notFound('This job')
  return job
}

function assertRoom(world: World, accountId: string): void {
  if (jobsOf(world, accountId).length < JOBS_MAX) return
  throw new Refusal(409, `At most ${JOBS_MAX} jobs can be kept. Take one off the list first.`, { code: 'full' })
}

/** Goes on beside the reply: what comes of it is kept page by page. */
const begin = (world: World, id: string) =>
  void runJob(world, id).catch((error: unknown) => console.error('taking records:', error))

export const outsideJobsHandlers = [
  answer(outsideJobsApi.list, ({ world, me }) => {
    const { id } = me()
    // A world that nobody has opened since the server was killed goes on when its owner looks.
    wakeJobs(world)
    return { jobs: jobsOf(world, id) }
  }),

  answer(outsideJobsApi.start, ({ world, me, body }) => {
    const account = me()
    return once(world, account, 'outsideJobs.start', body.clientKey, () => {
      const { sources } = sourceSettings(world, account)
      const closed = body.sources.filter(({ source }) => !sources.includes(source))
      if (closed.length > 0) {
        const names = closed.map(({ source }) => adapters[source].label).join(', ')
        throw new Refusal(409, `${names}: not switched on. Nothing was sent.`, { code: 'not_agreed' })
      }
      assertRoom(world, account.id)
      const job = newJob(world, account, body.query, body.sources)
      if (job.parts.length === 0) {
        throw new Refusal(409, 'None of these sources can be asked this query.', { code: 'nothing_asked' })
      }
      takeUse(world, account, 'upload', job.id)
      world.outsideJobs.put(job)
      begin(world, job.id)
      return job
    })
  }),

  answer(outsideJobsApi.startCitations, ({ world, me, body }) => {
    const account = me()
    return once(world, account, 'outsideJobs.startCitations', body.clientKey, () => {
      const job = newCitationJob(world, account, body.documentIds)
      if (job.parts.length === 0) {
        throw new Refusal(409, 'No source that knows citations is switched on. Nothing was sent.', {
          code: 'not_agreed',
        })
      }
      if (job.papers === 0) throw notFound('These papers')
      assertRoom(world, account.id)
      world.outsideJobs.put(job)
      begin(world, job.id)
      return job
    })
  }),

  answer(outsideJobsApi.pause, ({ world, me, params }) => {
    const job = mine(world, me().id, params.id)
    if (job.state !== 'running') return job
    return world.outsideJobs.put({ ...job, state: 'paused' })
  }),

  answer(outsideJobsApi.resume, ({ world, me, params }) => {
    const job = mine(world, me().id, params.id)
    if (job.state !== 'paused') return job
    const going = resumeJob(world, job)
    begin(world, job.id)
    return going
  }),

  answer(outsideJobsApi.remove, ({ world, me, params }) => {
    world.outsideJobs.remove(mine(world, me().id, params.id).id)
    return { success: true }
  }),
]
