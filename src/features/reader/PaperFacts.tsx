import type { ReactNode } from 'react'

import type { Paper } from '#contract/papers.ts'
import { designNames, typeName } from '#research/papers/paper-words.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'
import { Facts } from '#shared/ui/Facts.tsx'

function Outside({ href, children }: { href: string; children: string }) {
  const address = safeUrl(href)
  if (address?.kind !== 'external') return <span>{children}</span>
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-2"
    >
      {children}
    </a>
  )
}

/** What is known about the paper besides its text; what is not known has no row. */
export function PaperFacts({ paper }: { paper: Paper }) {
  const { ids } = paper
  const place = [paper.volume, paper.issue && `(${paper.issue})`].filter(Boolean).join('')
  const rows: [string, ReactNode][] = []
  if (paper.venue) rows.push(['Published in', [paper.venue, place, paper.pages].filter(Boolean).join(', ')])
  if (paper.year !== undefined) rows.push(['Year', String(paper.year)])
  rows.push(['Type', typeName(paper.type)], ['Design', designNames[paper.design]])
  if (ids.doi)
    rows.push([
      'DOI',
      <Outside key="doi" href={`https://doi.org/${ids.doi}`}>
        {ids.doi}
      </Outside>,
    ])
  if (ids.pmid) {
    rows.push([
      'PMID',
      <Outside key="pmid" href={`https://pubmed.ncbi.nlm.nih.gov/${ids.pmid}/`}>
        {ids.pmid}
      </Outside>,
    ])
  }
  if (ids.pmcid) rows.push(['PMC', ids.pmcid])
  if (ids.arxiv)
    rows.push([
      'arXiv',
      <Outside key="arxiv" href={`https://arxiv.org/abs/${ids.arxiv}`}>
        {ids.arxiv}
      </Outside>,
    ])
  if (paper.keywords.length > 0) rows.push(['Keywords', paper.keywords.join(', ')])
  rows.push([
    'From',
    paper.origin
      .map(({ kind, file, line }) =>
        kind === 'starter' ? 'Starter library' : file ? `${file}, line ${line}` : 'My library',
      )
      .join('; '),
  ])
  return <Facts rows={rows} className="gap-y-1.5 text-sm" />
}
