import type { Paper } from '#contract/papers.ts'

import { abstractNote } from '#research/papers/abstract-note.copy.ts'

import { AddFile } from './AddFile.tsx'

/** What stands above the abstract of a paper: whose words it is, and where its full text may be had. */
export function AbstractHead({ paper, hasFile }: { paper: Paper; hasFile: boolean }) {
  const note = abstractNote(paper)
  return (
    <>
      {!hasFile && <AddFile paper={paper} />}
      <h2 className="mb-2 text-base font-semibold">{paper.summarised ? 'Summary' : 'Abstract'}</h2>
      {paper.summarised && <p className="mb-2 text-xs text-ink-muted">Roadrunner’s own words, the paper’s figures</p>}
      {note !== undefined && <p className="mb-2 text-xs text-ink-muted">{note}</p>}
      {!paper.abstract?.trim() && (
        <p className="text-ink-muted">This record has no abstract, so there is no text to read or to cite.</p>
      )}
    </>
  )
}
