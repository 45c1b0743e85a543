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

/**
 * Papers with the texts that were read from their files, for looking quotes up. `isPending` while a text is on its way:
 * until then a quote that is not found says nothing.
 */
export function useFullTexts(papers: readonly Paper[] = []) {
  const files = papers.flatMap((paper) => (paper.files ?? []).filter(({ text }) => text === 'stored'))
  const answers = useQueries({
    queries: files.map(({ id: fileId, documentId: id }) =>
      apiQuery(filesApi.text, { params: { id }, query: { fileId } }),
    ),
  })
  const texts = new Map<string, FullText[]>()
  for (const [index, { documentId }] of files.entries()) {
    const answer = answers[index]?.data
    if (answer?.source === 'file') texts.set(documentId, [...(texts.get(documentId) ?? []), textOf(answer.pages)])
  }
  return {
    papers: papers.map((paper) => ({ ...paper, fullTexts: texts.get(paper.id) })),
    isPending: answers.some((answer) => answer.isPending),
  }
}
