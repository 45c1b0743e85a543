import type { SearchablePaper } from '#science/search/indexed-paper.ts'

const K1 = 1.2
const B = 0.75
const stopWords = new Set(
  'a an and are as at be been but by can do does for from had has have in into is it its may no not of on or than that the their these this those to was were what which with'.split(
    ' ',
  ),
)

const words = (text: string) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !stopWords.has(word))

/**
 * BM25 as textbooks have it, to compare with: k1 1.2, b 0.75, the title counted `titleTimes`, words in lower case without
 * stemming, corrections or phrases. Returns ids, best first.
 */
export function plainBm25(papers: readonly SearchablePaper[], titleTimes = 2): (query: string) => string[] {
  const postings = new Map<string, Map<number, number>>()
  const lengths = papers.map((paper, at) => {
    const terms = [
      ...Array.from({ length: titleTimes }, () => words(paper.title)).flat(),
      ...words(paper.abstract ?? ''),
    ]
    for (const term of terms) {
      const list = postings.get(term) ?? new Map<number, number>()
      postings.set(term, list.set(at, (list.get(at) ?? 0) + 1))
    }
    return terms.length
  })
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return (query) => {
    const scores = new Map<number, number>()
    for (const term of new Set(words(query))) {
      const list = postings.get(term)
      if (!list) continue
      const idf = Math.log(1 + (papers.length - list.size + 0.5) / (list.size + 0.5))
      for (const [at, count] of list) {
        const norm = count + K1 * (1 - B + (B * (lengths[at] ?? 0)) / meanLength)
        scores.set(at, (scores.get(at) ?? 0) + (idf * count * (K1 + 1)) / norm)
      }
    }
    return [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([at]) => papers[at]?.id ?? '')
  }
}
