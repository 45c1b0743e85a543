import { FileSearch } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'

import type { Paper } from '#contract/papers.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { fullTextsCopy as copy } from './full-texts.copy.ts'
import { useFullTextJobs } from './full-texts.queries.ts'
import { useReadFetched } from './use-read-fetched.ts'

const FullTextsDialog = lazyPart(async () => (await import('./FullTextsDialog.tsx')).FullTextsDialog)

type Props = Pick<ComponentProps<typeof Button>, 'size'> & {
  papers: readonly Pick<Paper, 'id' | 'ids' | 'files'>[]
}

/** Looks for open full texts of chosen papers. Absent where the server cannot look. */
export function GetFullTexts({ papers, size }: Props) {
  const { isOffered, jobs } = useFullTextJobs()
  const [isOpen, setOpen] = useState(false)
  useReadFetched(jobs)
  if (!isOffered || papers.length === 0) return null
  const wanted = new Set(papers.map(({ id }) => id))
  const running = jobs.find(
    (job) => job.state === 'running' && job.papers.some(({ documentId }) => wanted.has(documentId)),
  )
  const done = running?.papers.filter(({ outcome }) => outcome !== 'waiting').length ?? 0
  return (
    <>
      <Button icon={FileSearch} {...(size && { size })} onClick={() => setOpen(true)}>
        {running ? copy.getting(done, running.papers.length) : copy.get}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <FullTextsDialog papers={papers} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
