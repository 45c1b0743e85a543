import { useEffect, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import {
  citationStyles,
  type CitationCluster,
  type CitationStyle,
  type RenderedCitations,
} from '#science/citations/citation.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'
import type { DraftSettings } from '#science/manuscript/manuscript.ts'

export const styleOf = (style: string | undefined): CitationStyle =>
  citationStyles.find((each) => each === style) ?? 'apa'

/** The style from a file by which the draft is cited; undefined where one of ours is chosen. */
export const styleFileOf = ({ style, styleFile }: DraftSettings): StyleSource | undefined =>
  styleFile !== undefined && style === styleFile.id ? styleFile : undefined

/** What the style makes of all citations, computed beside the page and only when one of them is another. */
export function useRendered(
  clusters: readonly CitationCluster[],
  references: ReadonlyMap<string, Paper>,
  style: CitationStyle,
): RenderedCitations | undefined {
  const [rendered, setRendered] = useState<RenderedCitations>()
  const worker = useRef<Worker>(undefined)
  const turn = useRef(0)
  const asked = useRef<{ key: string; references: unknown }>(undefined)

  useEffect(() => {
    // A browser without workers, as in tests, computes in the page.
    if (typeof Worker === 'undefined') return undefined
    const made = new Worker(new URL('citations.worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<{ turn: number; rendered: RenderedCitations }>) => {
      if (data.turn === turn.current) setRendered(data.rendered)
    })
    worker.current = made
    return () => {
      made.terminate()
      worker.current = undefined
      asked.current = undefined
    }
  }, [])

  useEffect(() => {
    const key = JSON.stringify([style, clusters])
    if (asked.current?.key === key && asked.current.references === references) return
    asked.current = { key, references }
    turn.current += 1
    const now = turn.current
    const cited = new Set(clusters.flatMap(({ items }) => items.map(({ paperId }) => paperId)))
    const papers = new Map([...references].filter(([id]) => cited.has(id)))
    const request = { style, papers, clusters }
    if (worker.current) {
      worker.current.postMessage({ turn: now, request })
      return
    }
    void import('#science/citations/render-citations.ts').then(({ renderCitations }) => {
      if (now === turn.current) setRendered(renderCitations(request))
    })
  }, [clusters, references, style])
  return rendered
}
