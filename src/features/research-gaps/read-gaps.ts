import type { Paper } from '#contract/papers.ts'
import { findMarks } from '#science/concepts/find-marks.ts'
import type { FullText } from '#science/evidence/full-text.ts'
import { documentText } from '#science/evidence/document-text.ts'
import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { certainSizeOf } from '#science/evidence/certain-size.ts'
import { possibleAnswers, type PossibleAnswer } from '#science/gaps/answered-since.ts'
import { clusterGaps, type GapCluster } from '#science/gaps/cluster-gaps.ts'
import type { QualityFacts } from '#science/gaps/quality-gaps.ts'
import { statedGaps } from '#science/gaps/stated-gaps.ts'
import { certainDirectionOf } from '#science/synthesis/certain-direction.ts'

export type GapInput = {
  papers: readonly Paper[]
  texts: ReadonlyMap<string, readonly FullText[]>
  /** Values to look for in the words of the papers, by the id of their facet. */
  values: readonly { facetId: string; value: string }[]
}
export type GapReading = {
  clusters: (GapCluster & { answers: PossibleAnswer[] })[]
  /** Papers in whose words a value stands. */
  having: { facetId: string; value: string; papers: string[] }[]
  facts: QualityFacts[]
}

export function readGaps({ papers, texts, values }: GapInput): GapReading {
  const clusters = clusterGaps(statedGaps(papers, texts))
  const keyOf = (facetId: string, value: string) => `${facetId}\n${value}`
  const marks = findMarks(
    papers,
    values.map(({ facetId, value }) => {
      // "adults; grown-ups": the parts count alike.
      const [name = '', ...synonyms] = value.split('|').map((part) => part.trim())
      return { id: keyOf(facetId, value), name, synonyms }
    }),
    texts,
  )
  return {
    clusters: clusters.map((cluster) => ({
      ...cluster,
      answers: possibleAnswers(
        { terms: cluster.terms, lastYear: cluster.years.at(-1), papers: cluster.papers },
        papers,
      ),
    })),
    having: values.map(({ facetId, value }) => ({
      facetId,
      value,
      papers: marks.flatMap(({ conceptId, documentId }) => (conceptId === keyOf(facetId, value) ? documentId : [])),
    })),
    facts: factsOf(papers),
  }
}

function factsOf(papers: readonly Paper[]): QualityFacts[] {
  return papers.map((paper) => {
    const text = documentText(paper)
    const size = certainSizeOf(text)?.value
    const direction = certainDirectionOf(text, 'abstract', findFacts(text, { kind: 'abstract' }))
    return {
      id: paper.id,
      design: paper.design,
      ...(paper.year !== undefined && { year: paper.year }),
      ...(size !== undefined && { size }),
      ...(direction && { direction }),
    }
  })
}
