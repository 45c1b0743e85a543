import type { QueryClient } from '@tanstack/react-query'

import { documentsApi } from '#contract/documents.ts'
import type { NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import type { NewAnalysis } from '#research/analyses/create-analysis.ts'
import { emptyNarrative } from '#science/narrative/body.ts'
import { outlineFrom } from '#science/narrative/outline.ts'
import { textFromClaims } from '#science/narrative/write-section.ts'
import { apiQuery } from '#shared/api/query.ts'

import { exampleCopy as copy } from './example.copy.ts'

const ABOUT = 'statin'
const MOST = 12

/** The outline that the papers give, each section written from its claims: what two presses make of them. */
export function exampleNarrative(papers: readonly Paper[]): NarrativeBody {
  let ids = 0
  const { sections, claims } = outlineFrom(papers, copy.question, () => `example-${(ids += 1)}`)
  const written = sections.flatMap((section) => {
    const own = claims.filter(({ sectionId }) => sectionId === section.id)
    return own.length === 0 ? [] : [{ ...section, text: textFromClaims(own), origin: 'rule' as const }]
  })
  return { ...emptyNarrative(), scope: copy.scope, sections: written, claims }
}

/** Makes a finished review of example papers. Answers its id. */
export async function makeNarrativeExample(
  client: QueryClient,
  create: (wanted: NewAnalysis) => Promise<string>,
): Promise<string> {
  const list = async (text?: string) => {
    const query = { scope: 'starter' as const, limit: String(MOST), ...(text && { text }) }
    return (await client.fetchQuery(apiQuery(documentsApi.list, { query }))).documents
  }
  const found = await list(ABOUT)
  const papers = found.length > 0 ? found : await list()
  return create({
    kind: 'narrative',
    title: copy.title,
    query: copy.question,
    documentIds: papers.map(({ id }) => id),
    body: exampleNarrative(papers),
  })
}
