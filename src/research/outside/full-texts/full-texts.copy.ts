import type { FullTextJob, JobPaper, PaperOutcome } from '#contract/full-text-jobs.ts'
import { count } from '#shared/format/count.ts'

const n = (value: number) => value.toLocaleString('en-US')

export const fullTextsCopy = {
  get: 'Get full texts',
  getting: (done: number, all: number) => `Full texts: ${n(done)} of ${n(all)}`,
  title: 'Get full texts',
  lead: 'Open copies are looked for and kept as files of the papers: text with sections (JATS XML) where there is one, else the PDF. They can then be read, searched and quoted like files that you add.',
  chosen: (all: number) => `${count(all, 'paper', 'papers')} chosen`,
  haveText: (some: number) =>
    `${n(some)} already ${some === 1 ? 'has' : 'have'} a text and ${some === 1 ? 'is' : 'are'} left out.`,
  haveNoId: (some: number) =>
    `${n(some)} ${some === 1 ? 'has' : 'have'} no DOI, PMID or PMCID: nothing can be asked of ${some === 1 ? 'it' : 'them'}.`,
  most: (most: number) => `One job takes up to ${n(most)} papers: the first of them are taken.`,
  none: 'Nothing is left to look for.',
  sent: 'What is sent: the DOI, PMID or PMCID of each of these papers, the email address below, and the address of this server. A PDF is then fetched from where its copy is kept: that publisher or repository sees the address of this server. Never your name, your library or your notes.',
  isOn: 'On',
  switchedOff:
    'Whoever runs this server has switched off Europe PMC and Unpaywall, so that no open copy can be looked for.',
  mailto: 'Email address for the sources',
  mailtoHint: 'Unpaywall answers only with one. It is sent to the sources and shown to nobody else.',
  mailtoServer: 'Without one, the address of this server is sent.',
  mailtoNeeded: 'Unpaywall needs an email address. Enter one, or leave Unpaywall out.',
  mailtoBad: 'Not an email address. Nothing was sent.',
  start: (all: number) => `Get ${count(all, 'full text', 'full texts')}`,
  use: 'It counts as one upload, however many are found.',
  close: 'Close',
  started: 'Full texts are being looked for. You can go on meanwhile, and close the page.',
  failed: 'That did not work',
  jobs: 'What was looked for',
  job: (all: number, when: string) => `${when}: ${count(all, 'paper', 'papers')}`,
  states: { running: 'Running', paused: 'Stopped', done: 'Done' } satisfies Record<FullTextJob['state'], string>,
  progress: 'Papers looked for',
  pause: 'Stop',
  resume: 'Go on',
  again: 'Try those that failed again',
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
