import { useQueryClient } from '@tanstack/react-query'

import { graphApi } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import { invalidate } from '#shared/api/query.ts'

import { GetFullTexts } from './full-texts/GetFullTexts.tsx'
import { outsideCopy as copy } from './outside.copy.ts'
import { OutsideOffer } from './OutsideOffer.tsx'

/** Where reference lists are missed: sources that know them, and full texts, which print them. */
export function GetCitations({ papers }: { papers: readonly Pick<Paper, 'id' | 'ids' | 'files'>[] }) {
  const client = useQueryClient()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <OutsideOffer
        size="small"
        label={copy.offerCitations}
        sources={['openalex', 'europepmc', 'crossref']}
        onAgreed={() => void invalidate(client, [graphApi.references])}
      />
      <GetFullTexts papers={papers} size="small" />
    </div>
  )
}
