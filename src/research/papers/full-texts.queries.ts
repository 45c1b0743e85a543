import { useQueries } from '@tanstack/react-query'

import { filesApi } from '#contract/files.ts'
import type { Paper } from '#contract/papers.ts'
import { fullTextOf, type FullText } from '#science/evidence/full-text.ts'
import { apiQuery } from '#shared/api/query.ts'

/** Texts held once they are joined: the same answer gives the same text again. */
const joined = new WeakMap<object, FullText>()

function textOf(pages: Parameters<typeof fullTextOf>[0]): FullText {
  const known = joined.get(pages)
  if (known) return known
  const made = fullTextOf(pages)
  joined.set(pages, made)
  return made
}

/** A paper with its texts, as far as they could be fetched: `isTextMissing` where one is kept and did not come. */
export type PaperWithTexts = Paper & { fullTexts: FullText[] | undefined; isTextMissing?: boolean }

/**
 * Papers with the texts that were read from their files, for looking quotes up. `isPending` while a text is on its way, and
 * `isTextMissing` of a paper whose text could not be fetched: then a quote that is not found says nothing.
 */
export function useFullTexts(papers: readonly Paper[] = []) {
  const files = papers.flatMap((paper) => (paper.files ?? []).filter(({ text }) => text === 'stored'))
  const answers = useQueries({
    queries: files.map(({ id: fileId, documentId: id }) =>
      apiQuery(filesApi.text, { params: { id }, query: { fileId } }),
    ),
  })
  const texts = new Map<string, FullText[]>()
  const unfetched = new Set<string>()
  for (const [index, { documentId }] of files.entries()) {
    const answer = answers[index]
    if (answer?.data?.source === 'file')
      texts.set(documentId, [...(texts.get(documentId) ?? []), textOf(answer.data.pages)])
    if (answer?.isError && !answer.data) unfetched.add(documentId)
  }
  return {
    papers: papers.map((paper): PaperWithTexts => ({
      ...paper,
      fullTexts: texts.get(paper.id),
      isTextMissing: unfetched.has(paper.id),
    })),
    isPending: answers.some((answer) => answer.isPending),
    /** Papers whose text could not be fetched. */
    failed: unfetched.size,
    error: answers.find(({ isError, data }) => isError && !data)?.error ?? null,
    retry: () => void Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
