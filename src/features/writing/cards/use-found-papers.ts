import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import type { Paper } from '#contract/papers.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { apiQuery } from '#shared/api/query.ts'

const SHOWN = 8
const PAUSE_MS = 180

const folded = (text: string) => text.toLocaleLowerCase('en').normalize('NFD').replaceAll(/\p{M}/gu, '')
const wordsOf = (paper: Paper) =>
  folded([paper.title, authorsLine(paper.authors, 99), paper.year, paper.venue, paper.ids.doi].join(' '))

/** A DOI as it stands in an address, or as it is. */
const asText = (query: string) =>
  query
    .trim()
    .replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '')

/** Papers that fit some words: those that the draft has already, then those of the libraries. */
export function useFoundPapers(query: string, references: ReadonlyMap<string, Paper>) {
  const text = asText(query)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const library = useQuery({
    ...apiQuery(documentsApi.list, {
      query: { scope: 'all', limit: String(SHOWN * 2), ...(asked !== '' && { text: asked }) },
    }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  const wanted = folded(text).split(/\s+/).filter(Boolean)
  const here = [...references.values()].filter((paper) => {
    const words = wordsOf(paper)
    return wanted.every((word) => words.includes(word))
  })
  const others = (library.data?.documents ?? []).filter(({ id }) => !references.has(id))
  return {
    papers: [...here.slice(0, SHOWN), ...others].slice(0, SHOWN),
    isSearching: library.isFetching || asked !== text,
    error: library.error,
  }
}
