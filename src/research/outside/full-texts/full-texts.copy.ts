import type { FullTextJob, JobPaper, PaperOutcome } from '#contract/full-text-jobs.ts'
import { count } from '#shared/format/count.ts'

const n = (value: number) => value.toLocaleString('en-US')

export const fullTextsCopy = {
  get: 'Get full texts',
  getting: (done: number, all: number) => `Full texts: ${n(done)} of ${n(all)}`,
  title: 'Get full texts',
  lead: 'Finds open copies and keeps them with the papers: text with sections (JATS XML) where available, otherwise the PDF. You can then read, search and quote them like files you add yourself.',
  chosen: (all: number) => `${count(all, 'paper', 'papers')} chosen`,
  haveText: (some: number) =>
    `${n(some)} already ${some === 1 ? 'has' : 'have'} a text and ${some === 1 ? 'is' : 'are'} left out.`,
  haveNoId: (some: number) =>
    `${n(some)} ${some === 1 ? 'has' : 'have'} no DOI, PMID or PMCID: ${some === 1 ? 'it' : 'they'} cannot be looked up.`,
  most: (most: number) => `One job takes up to ${n(most)} papers: the first ${n(most)} are used.`,
  none: 'There is nothing left to look for.',
  sent: 'What is sent: the DOI, PMID or PMCID of each of these papers, the email address below, and the address of this server. A PDF is then fetched from where its copy is kept: that publisher or repository sees the address of this server. Never your name, your library or your notes.',
  isOn: 'On',
  switchedOff:
    'Whoever runs this server has switched off Europe PMC and Unpaywall, so open copies cannot be looked up.',
  mailto: 'Email address for the sources',
  mailtoHint: 'Unpaywall requires one. It is sent to the sources and shown to nobody else.',
  mailtoServer: 'Without one, the address of this server is sent.',
  mailtoNeeded: 'Unpaywall needs an email address. Enter one, or leave Unpaywall out.',
  mailtoBad: 'Not an email address. Nothing was sent.',
  start: (all: number) => `Get ${count(all, 'full text', 'full texts')}`,
  use: 'This counts as one upload, however many are found.',
  close: 'Close',
  started: 'Looking for full texts. You can carry on meanwhile, or close the page.',
  failed: 'That did not work',
  jobs: 'What was looked for',
  job: (all: number, when: string) => `${when}: ${count(all, 'paper', 'papers')}`,
  states: { running: 'Running', paused: 'Stopped', done: 'Done' } satisfies Record<FullTextJob['state'], string>,
  progress: 'Papers looked for',
  pause: 'Stop',
  resume: 'Go on',
  again: 'Try failed papers again',
  remove: 'Remove from the list',
  showPapers: 'Show the papers',
  hidePapers: 'Hide the papers',
  outcomes: {
    waiting: 'Not looked for yet',
    found: 'Found',
    there: 'Text here already',
    closed: 'No open copy known',
    unasked: 'Not asked',
    failed: 'Failed',
  } satisfies Record<PaperOutcome, string>,
  sum: (papers: readonly JobPaper[]) => {
    const of = (outcome: PaperOutcome) => papers.filter((paper) => paper.outcome === outcome).length
    const parts: readonly [number, string][] = [
      [of('found'), 'found'],
      [of('there'), 'here already'],
      [of('closed'), 'without an open copy'],
      [of('unasked'), 'not asked'],
      [of('failed'), 'failed'],
      [of('waiting'), 'not looked for yet'],
    ]
    return parts.flatMap(([some, words]) => (some > 0 ? [`${n(some)} ${words}`] : [])).join(', ')
  },
  formats: { jats: 'text with sections (JATS XML)', pdf: 'PDF' },
  unread: 'its text is being read',
  unreadable: 'its text could not be read; open it to see why',
}
