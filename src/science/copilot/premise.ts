import type { AnswerQuestion } from '#contract/answer.ts'

import { frame, type SectionDraft } from '../synthesis/section-draft.ts'

/** By these openings and turns a question takes for granted that something is so: "why does", "since it makes", "how much lower". */
const granted: readonly RegExp[] = [
  /^(?:and |but |so )?why (?!not\b)/i,
  /^(?:and |but |so )?how come\b/i,
  /^(?:since|because|given that|now that|knowing that|seeing that)\b/i,
  /\bso (?:much|well|badly)\b/i,
  /^(?:by )?how (?:much|many)\b.{0,80}\b(?:longer|shorter|more|less|fewer|better|worse|lower|higher|faster|sooner|older|younger|did|does)\b/i,
  /^by how (?:much|many)\b/i,
]

/** Whether a question takes an effect for granted. */
export const takesForGranted = ({ kind, text }: Pick<AnswerQuestion, 'kind' | 'text'>): boolean =>
  kind === 'premise' || granted.some((turn) => turn.test(text.trim()))

/** Said before what the papers say, where the rules could not read which way they found it. */
export const uncheckedPremise: SectionDraft = {
  heading: '',
  sentences: [
    frame(
      'The question takes something for granted. This premise was not checked: the rules could not read whether the papers found it so. What they say of it:',
    ),
  ],
}
