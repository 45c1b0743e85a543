import { fullTextSources, type AskedSource } from '#contract/outside-sources.ts'
import type { JobPaper } from '#contract/full-text-jobs.ts'
import type { Paper } from '#contract/papers.ts'

import { paperFor } from '../papers/library.ts'
import { keepAbstract, FROM_FULL_TEXT } from '../papers/keep-abstract.ts'
import { filesOf } from '../papers/paper-files.ts'
import { assertOurs, isUnderWay } from '../language-model/under-way.ts'
import { askedAdapters } from '../sources/all.ts'
import { SourceFailure } from '../sources/ask-source.ts'
import { askEuropePmc, askUnpaywall, type OpenCopies, type OpenCopy } from '../sources/open-copies.ts'
import { sourceSettings, type SourceSettings } from '../sources/settings.ts'
import type { AccountRow, FullTextJobRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { takeCopy, type FetchFile } from './full-text-copy.ts'
import { onceAtATime } from '../language-model/once-at-a-time.ts'
import { shareOf, tryAgain } from './try-again.ts'

/** Copies of one paper that are tried before it is given up. */
const COPIES_MAX = 4

type Outcome = Pick<JobPaper, 'outcome'> & Partial<JobPaper>
type Work = { world: World; account: AccountRow; jobId: string; fetchFile: FetchFile }

/** A job that has not begun. */
export const newFullTextJob = (world: World, account: AccountRow, papers: readonly Paper[]): FullTextJobRow => ({
  id: world.newId('fulltexts'),
  ownerId: account.id,
  createdAt: world.now(),
  state: 'running',
  papers: papers.map(({ id, title }) => ({ documentId: id, title, outcome: 'waiting' })),
})

const isStopped = (world: World, id: string) => world.fullTextJobs.get(id)?.state !== 'running'

/** Only what a source asks for itself is asked again at once: a file that is not there does not come by waiting. */
const isLimit = (failure: SourceFailure) => failure.isLimit

/** What can be asked of a paper, by what identifies it. */
function questionsOf({ ids }: Paper, settings: SourceSettings) {
  const asks: Partial<Record<AskedSource, () => Promise<OpenCopies>>> = {
    ...((ids.pmcid ?? ids.pmid ?? ids.doi) !== undefined && { europepmc: () => askEuropePmc(ids, settings) }),
    ...(ids.doi !== undefined && { unpaywall: () => askUnpaywall(ids.doi ?? '', settings) }),
  }
  return fullTextSources.flatMap((source) => {
    const ask = asks[source]
    return ask && settings.sources.includes(source) ? [{ source, label: askedAdapters[source].label, ask }] : []
  })
}

/** Looks for one paper, source by source, and takes the first copy that can be kept. */
async function lookFor({ world, account, jobId, fetchFile }: Work, paper: Paper): Promise<Outcome> {
  const settings = sourceSettings(world, account)
  const questions = questionsOf(paper, settings)
  if (questions.length === 0) {
    const isOn = fullTextSources.some((source) => settings.sources.includes(source))
    const words = isOn
      ? 'It has no DOI, PMID or PMCID by which to ask.'
      : 'No source of full texts is switched on any more: nothing was sent.'
    return { outcome: 'unasked', words }
  }
  const said: string[] = []
  let hasFailed = false
  let tried = 0
  const patient = <T>(source: AskedSource, ask: () => Promise<T>) =>
    tryAgain(ask, { share: shareOf(settings, source), isStopped: () => isStopped(world, jobId), mayHelp: isLimit })
  const take = (source: AskedSource, copy: OpenCopy) =>
    patient(source, () => takeCopy(world, account, paper, copy, { settings, fetchFile, jobId }))
  for (const { source, label, ask } of questions) {
    try {
      const known = await patient(source, ask)
      const isNew = keepAbstract(world, account, paper.id, known?.abstract, {
        from: label,
        licence: known?.copies[0]?.licence,
      })
      if (isNew) said.push('Its abstract has taken the place of our summary.')
      if (!known) said.push(`${label} does not know it.`)
      else if (known.copies.length === 0) said.push(`${label} knows of no open copy.`)
      for (const copy of known?.copies.slice(0, COPIES_MAX - tried) ?? []) {
        tried += 1
        try {
          const { abstract, ...taken } = await take(source, copy)
          keepAbstract(world, account, paper.id, abstract, { from: FROM_FULL_TEXT, licence: taken.copy?.licence })
          return { outcome: 'found', ...taken }
        } catch (error) {
          hasFailed = true
          said.push(`${label}, ${copy.address.host}: ${wordsFor(error)}`)
        }
      }
    } catch (error) {
      hasFailed = true
      said.push(`${label}: ${wordsFor(error)}`)
    }
  }
  return { outcome: hasFailed ? 'failed' : 'closed', words: said.join(' ') }
}

const wordsFor = (error: unknown) =>
  error instanceof SourceFailure ? error.message : 'What came could not be read. Nothing of it was kept.'

async function outcomeOf(work: Work, documentId: string): Promise<Outcome> {
  const paper = paperFor(work.world, work.account, documentId)
  if (!paper) return { outcome: 'unasked', words: 'It is in your library no more.' }
  const hasText = filesOf(work.world, work.account.id, documentId).some(({ text }) => text === 'stored')
  return hasText ? { outcome: 'there' } : lookFor(work, paper)
}

/** Works on a job until it is done or paused, a paper at a time; ends when the paper under way is kept. */
export const runFullTextJob = (world: World, id: string, fetchFile: FetchFile): Promise<void> =>
  onceAtATime(world, id, async () => {
    for (;;) {
      const job = world.fullTextJobs.get(id)
      const account = job && world.accounts.get(job.ownerId)
      if (!account || job.state !== 'running') return
      const waiting = job.papers.find(({ outcome }) => outcome === 'waiting')
      if (!waiting) {
        return world.write(() => {
          assertOurs(world, id)
          // Papers may have been asked for again meanwhile.
          const now = world.fullTextJobs.get(id)
          if (now && now.papers.every(({ outcome }) => outcome !== 'waiting')) {
            world.fullTextJobs.put({ ...now, state: 'done' })
          }
        })
      }
      const outcome = await outcomeOf({ world, account, jobId: id, fetchFile }, waiting.documentId)
      await world.write(() => {
        assertOurs(world, id)
        keepOutcome(world, id, waiting.documentId, outcome)
      })
    }
  })

/** What came of a paper is kept also of a job that was paused meanwhile: its file is there. */
function keepOutcome(world: World, id: string, documentId: string, outcome: Outcome): void {
  const job = world.fullTextJobs.get(id)
  if (!job) return
  const { outcome: became, words, format, copy, fileId } = outcome
  const more = { words, format, copy, fileId }
  const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)) as Partial<JobPaper>
  const papers = job.papers.map((paper) =>
    paper.documentId === documentId ? { documentId, title: paper.title, outcome: became, ...said } : paper,
  )
  world.fullTextJobs.put({ ...job, papers })
}

/** Goes on with every job that ran when the server was stopped or killed. */
export function wakeFullTextJobs(world: World, fetchFile: FetchFile): void {
  for (const { id } of world.fullTextJobs.filter((job) => job.state === 'running' && !isUnderWay(world, job.id))) {
    runFullTextJob(world, id, fetchFile).catch((error: unknown) => console.error('fetching full texts:', error))
  }
}

/** Sets a stopped job going again: papers that failed are looked for again, the others stay as they are. */
export function resumeFullTextJob(world: World, job: FullTextJobRow): FullTextJobRow {
  const papers = job.papers.map(({ documentId, title, ...paper }) =>
    paper.outcome === 'failed' ? { documentId, title, outcome: 'waiting' as const } : { documentId, title, ...paper },
  )
  const isOver = papers.every(({ outcome }) => outcome !== 'waiting')
  return world.fullTextJobs.put({ ...job, papers, state: isOver ? 'done' : 'running' })
}
