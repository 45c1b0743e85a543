import type { Answer } from '#contract/copilot.ts'

const LONGEST = 4000

/** The text of an answer without its citations, as a description elsewhere takes it. */
export function plainAnswer({ sections }: Pick<Answer, 'sections'>): string {
  const text = sections
    .map(({ heading, sentences }) =>
      [heading, ...sentences.map((sentence) => sentence.text)].filter(Boolean).join('\n'),
    )
    .join('\n\n')
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`
}
