import { useMemo } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import { assessedSchema, type Assessed } from '#contract/review-entries.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'

export type AssessmentDraft = {
  outcome: string
  answers: Record<string, string>
  judgements: Record<string, { judgement: string; why?: string | undefined }>
  applicability: Record<string, string>
  quotes: Record<string, Evidence[]>
}

const empty: AssessmentDraft = { outcome: '', answers: {}, judgements: {}, applicability: {}, quotes: {} }
const { answers, judgements, quotes } = assessedSchema.shape

/** The kept draft as it fits the form; what is read from storage is untrusted. */
function readDraft(text: string): AssessmentDraft | undefined {
  if (text === '') return undefined
  try {
    const bag = JSON.parse(text) as Record<string, unknown>
    return {
      outcome: typeof bag['outcome'] === 'string' ? bag['outcome'] : '',
      answers: answers.parse(bag['answers']),
      judgements: judgements.parse(bag['judgements']),
      applicability: answers.parse(bag['applicability'] ?? {}),
      quotes: quotes.parse(bag['quotes']),
    }
  } catch {
    return undefined
  }
}

/** An assessment while it is being made: starts from what the person saved last, and survives a reload. */
export function useAssessmentDraft(target: string, saved: Assessed | undefined) {
  const [text, setText, discard] = useDraft('assessment', target, '')
  const start = useMemo(
    (): AssessmentDraft =>
      saved
        ? {
            outcome: saved.outcome ?? '',
            answers: { ...saved.answers },
            judgements: { ...saved.judgements },
            applicability: { ...saved.applicability },
            quotes: { ...saved.quotes },
          }
        : empty,
    [saved],
  )
  const draft = useMemo(() => readDraft(text) ?? start, [text, start])
  return {
    draft,
    isChanged: text !== '',
    change: (patch: Partial<AssessmentDraft>) => setText(JSON.stringify({ ...draft, ...patch })),
    discard,
  }
}
