import type { RelatedPaper } from '#contract/graph.ts'

type Answer = { items: readonly Pick<RelatedPaper, 'paper' | 'said'>[] }

/** A sentence in which one paper of a set cites another, as a source cut it out. */
export type SaidSentence = { from: string; to: string; text: string; source: string }

/** Sentences of sources between the papers of a set, each once. Of references the seed cites, of citing works the other. */
export function saidInside(
  papers: readonly { id: string }[],
  references: readonly Answer[],
  citing: readonly Answer[],
): SaidSentence[] {
  const inside = new Set(papers.map(({ id }) => id))
  const of = (answers: readonly Answer[], isCitedBySeed: boolean) =>
    answers
      .flatMap(({ items }) => items)
      .flatMap(({ paper: { id }, said = [] }) =>
        (inside.has(id) ? said : []).map(({ seed, text, source }): SaidSentence => {
          const [from, to] = isCitedBySeed ? [seed, id] : [id, seed]
          return { from, to, text, source }
        }),
      )
  const all = [...of(references, true), ...of(citing, false)]
  return [...new Map(all.map((each) => [`${each.from} ${each.to} ${each.text}`, each])).values()]
}
