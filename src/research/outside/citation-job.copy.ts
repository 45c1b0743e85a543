import type { JobPart, OutsideJob } from '#contract/outside-jobs.ts'
import { count } from '#shared/format/count.ts'

const n = (value: number) => value.toLocaleString('en-US')

export const citationJobCopy = {
  get: 'Get references and citing works',
  sent: 'The DOI, PMID or other identifier of each paper is sent to the sources you have switched on.',
  offer: 'Ask for reference lists…',
  failed: 'That could not be done',
  name: (papers: number) => `References and citing works of ${count(papers, 'paper', 'papers')}`,
  running: ({ parts, papers = 0 }: OutsideJob) =>
    parts
      .map(({ label, taken, error }) => `${label} ${error ? `stopped at ${n(taken)}` : n(taken)} of ${n(papers)}`)
      .join(', '),
  progress: 'Papers asked for',
  pause: 'Pause',
  resume: 'Go on',
  /** What one source gave. */
  part: ({ state, taken, found = 0, fresh, duplicates, skipped, references = 0, citing, error }: JobPart) => {
    if (state === 'waiting') return 'Not asked yet'
    const links = [
      count(references, 'reference', 'references'),
      ...(citing === undefined ? [] : [count(citing, 'citing work', 'citing works')]),
    ].join(' and ')
    const kept = duplicates > 0 ? `, ${n(duplicates)} of them kept before` : ''
    const unknown = skipped > 0 ? `; it has no links for ${count(skipped, 'paper', 'papers')}` : ''
    const sums = `${links} of ${count(fresh + duplicates, 'paper', 'papers')}${kept}${unknown}`
    const share = `${n(taken)} of ${n(found)} papers asked for: ${sums}`
    return state === 'failed' ? `${share}. Then it stopped: ${error ?? 'no reason given'}` : share
  },
  stopped: (parts: readonly JobPart[]) =>
    parts.flatMap(({ label, error }) => (error ? [`${label}: ${error}`] : [])).join(' '),
}
