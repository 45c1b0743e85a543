import { useEffect, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { CitationCluster, RenderedCitations } from '#science/citations/citation.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'

import { renderInWorker } from '#research/citing/render-in-worker.ts'

/** What a style from a file made of the draft. While none is chosen, or nothing is done yet, all is absent. */
export type StyleFileState = {
  rendered?: RenderedCitations
  /** Why it could not be run. */
  failure?: string
  missingLocales?: readonly string[]
}

const nothing: StyleFileState = {}

/** Formats the draft by its style file, one run at a time; what changed meanwhile is the next run. */
export function useStyleFile(
  source: StyleSource | undefined,
  clusters: readonly CitationCluster[],
  references: ReadonlyMap<string, Paper>,
): StyleFileState {
  const [state, setState] = useState<{ of: StyleSource; made: StyleFileState }>()
  const wanted = useRef<{ source: StyleSource; run: () => Promise<void> }>(undefined)
  const isBusy = useRef(false)
  const stopper = useRef(new AbortController())
  const asked = useRef('')

  useEffect(() => {
    const key = source === undefined ? '' : JSON.stringify([source, clusters, [...references.keys()]])
    if (asked.current === key) return
    asked.current = key
    // Another style: what the one before is still at is of no use.
    if (wanted.current?.source !== source) stopper.current.abort()
    if (source === undefined) {
      wanted.current = undefined
      return
    }
    const run = async () => {
      const { signal } = (stopper.current = new AbortController())
      const cited = new Set(clusters.flatMap(({ items }) => items.map(({ paperId }) => paperId)))
      const papers = new Map([...references].filter(([id]) => cited.has(id)))
      const answer = await renderInWorker({ source, papers, clusters }, signal)
      if (signal.aborted) return
      const { is } = answer
      const made =
        is === 'failed'
          ? { failure: answer.why }
          : { rendered: answer.rendered, missingLocales: answer.rendered.missingLocales }
      setState({ of: source, made })
    }
    wanted.current = { source, run }
    if (isBusy.current) return
    isBusy.current = true
    void (async () => {
      for (let next = wanted.current; next !== undefined; next = wanted.current) {
        await next.run()
        if (wanted.current === next) break
      }
      isBusy.current = false
    })()
  }, [source, clusters, references])

  useEffect(() => () => stopper.current.abort(), [])
  return source !== undefined && state?.of.text === source.text && state.of.locale === source.locale
    ? state.made
    : nothing
}
