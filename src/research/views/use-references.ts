import { useMemo } from 'react'

import type { GraphAnswer, RelatedPaper } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import { printedReferences } from '#science/impact/printed-references.ts'
import type { CitedWork, ReferenceLists } from '#science/impact/reference-lists.ts'

import { useKeptLinks } from './kept-links.queries.ts'
import type { FullTexts } from './use-full-texts.ts'

export type KnownReferences = {
  lists: ReferenceLists
  /** The works that were named by a source, by their key: with their record, to be added to the library. */
  works: ReadonlyMap<string, RelatedPaper>
  /** Who was asked: labels of sources, and "reference lists of files" where texts were read. */
  sources: readonly string[]
  /** Papers of which only citations among starter papers are known, and no whole list. */
  inPart: readonly string[]
  /** Citations of the papers themselves, as a source counted them when it was asked. */
  counts: ReadonlyMap<string, NonNullable<GraphAnswer['counts']>[number]>
  /** Papers of which no source was asked. */
  unasked: ReadonlySet<string>
  isPending: boolean
  error?: Error | undefined
}

/** As the server names the citations among starter papers that belong to the product. */
const STARTER = 'Starter library'
const IN_PART = 'citations among starter papers, checked against published lists (not their whole lists)'
const READ =
  'reference lists of starter papers, read whole (of works outside the starter library, those that two of them name)'

const keyOfWork = ({ ids, id }: Paper) => (ids.doi ? `doi:${ids.doi.toLowerCase()}` : `record:${id}`)

/**
 * What each paper of a set cites: as sources said when they were asked for it, which is kept, and as the paper's own file
 * prints it. A paper of which nobody knows anything is no key of `lists`.
 */
export function useReferences(papers: readonly Paper[], { texts }: Pick<FullTexts, 'texts'>): KnownReferences {
  const { answers, isPending, error } = useKeptLinks('references', papers)
  return useMemo(() => {
    const lists = new Map<string, CitedWork[]>()
    const works = new Map<string, RelatedPaper>()
    const byId = new Set(papers.map(({ id }) => id))
    const byDoi = new Map(papers.flatMap(({ id, ids }) => (ids.doi ? [[ids.doi.toLowerCase(), id]] : [])))
    const readWhole = answers.flatMap((answer) => answer.whole ?? [])
    const whole = new Set(readWhole)
    const add = (from: string, work: CitedWork) => lists.set(from, [...(lists.get(from) ?? []), work])
    for (const item of answers.flatMap(({ items }) => items)) {
      const { paper, seeds } = item
      const documentId = byId.has(paper.id) ? paper.id : byDoi.get(paper.ids.doi?.toLowerCase() ?? '')
      const key = documentId === undefined ? keyOfWork(paper) : `paper:${documentId}`
      works.set(key, item)
      const work: CitedWork = {
        key,
        title: paper.title,
        ...(documentId !== undefined && { documentId }),
        ...(paper.year !== undefined && { year: paper.year }),
        ...(paper.flags.retracted && { isRetracted: true }),
      }
      const isTyped = item.sources?.length === 1 && item.sources[0] === STARTER
      for (const seed of seeds) {
        add(seed, work)
        if (!isTyped) whole.add(seed)
      }
    }
    let printed = 0
    for (const paper of papers) {
      const known = new Set((lists.get(paper.id) ?? []).map(({ key }) => key))
      const found = (texts.get(paper.id) ?? []).flatMap((text) => printedReferences(text, papers))
      if (found.length > 0) {
        printed += 1
        whole.add(paper.id)
      }
      for (const work of found) if (!known.has(work.key) && work.documentId !== paper.id) add(paper.id, work)
    }
    const inPart = [...lists.keys()].filter((id) => !whole.has(id))
    const ofProduct = [...(readWhole.length > 0 ? [READ] : []), ...(inPart.length > 0 ? [IN_PART] : [])]
    const labels = answers.flatMap(({ perSource }) =>
      perSource.flatMap(({ found, label }) => (found === 0 ? [] : label === STARTER ? ofProduct : label)),
    )
    const sources = [...new Set(labels), ...(printed > 0 ? [`reference lists of ${printed} files`] : [])]
    const counts = new Map(answers.flatMap((answer) => answer.counts ?? []).map((count) => [count.id, count]))
    // Who does not say whom it asked has asked nobody for all that is known.
    const all = [...byId]
    const unasked = new Set(answers.length === 0 ? all : answers.flatMap((answer) => answer.unasked ?? all))
    return { lists, works, sources, inPart, counts, unasked, isPending, error }
  }, [papers, texts, answers, isPending, error])
}
