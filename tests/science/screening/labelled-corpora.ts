import type { ScreenedText } from '#science/screening/text-vectors.ts'

import { corpusJson, corpusPapers, corpusText } from '../corpus.ts'

export type LabelledReview = { name: string; records: ScreenedText[]; relevant: Set<number>; question: string }

/** Real reviews with what their authors kept, where the measurement corpus is. */
export function labelledReviews(): LabelledReview[] {
  return ['reviews-a', 'software-a'].flatMap((file) => {
    const labels = corpusText(`${file}.qrels.tsv`)?.trim().split('\n').slice(1)
    const papers = new Map(corpusPapers(file)?.map((paper) => [paper.id, paper]))
    if (!labels) return []
    const queries = corpusJson(`${file}.queries.json`) as { collection: string; kind: string; text: string }[]
    const rows = labels.map((line) => line.split('\t'))
    return [...new Set(rows.map(([name = '']) => name))].map((name) => {
      const own = rows.filter(([of]) => of === name).filter(([, id = '']) => papers.has(id))
      return {
        name,
        records: own.map(([, id = '']) => {
          const paper = papers.get(id)
          return { title: paper?.title ?? '', ...(paper?.abstract && { abstract: paper.abstract }) }
        }),
        relevant: new Set(own.flatMap(([, , included], place) => (included === '1' ? [place] : []))),
        question: queries.find(({ collection, kind }) => collection === name && kind === 'question')?.text ?? name,
      }
    })
  })
}
