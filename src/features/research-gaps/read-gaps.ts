import type { Paper } from '#contract/papers.ts'
import { findMarks } from '#science/concepts/find-marks.ts'
import { suggestConcepts } from '#science/concepts/suggest-concepts.ts'
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
  /** Where nobody asks for values yet: what several of these papers speak of, for a first map. */
  topics: string[]
}

/** Rows of a first map, and the phrases among which they are looked for. */
const TOPICS = 8
const PHRASES = 60

/** Phrases and keywords in whose words several papers stand, and not all: as the map itself counts them. */
function topicsOf(papers: readonly Paper[], texts: GapInput['texts']): string[] {
  const names = suggestConcepts(papers, PHRASES).flatMap(({ name, keywordOf }) => (keywordOf > 0 || name.includes(' ') ? [name] : [])) // prettier-ignore
  const marks = findMarks(papers, names.map((name) => ({ id: name, name, synonyms: [] })), texts) // prettier-ignore
  const having = new Map(names.map((name) => [name, new Set<string>()]))
  for (const { conceptId, documentId } of marks) having.get(conceptId)?.add(documentId)
  return names
    .filter((name) => {
      const { size } = having.get(name) ?? new Set()
      return size > 1 && size < papers.length
    })
    .slice(0, TOPICS)
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
    topics: values.length > 0 ? [] : topicsOf(papers, texts),
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
