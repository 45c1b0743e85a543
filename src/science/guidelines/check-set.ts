import { findFacts } from '../evidence/facts/find-facts.ts'
import { recheckFacts, type Recheck } from '../evidence/recheck/recheck-facts.ts'
import { checkGuideline, proposeGuidelines, type CheckedText, type ItemCheck } from './check-guideline.ts'
import { guidelineById } from './guideline-list.ts'

export type SetInput = { guidelineId: string | undefined; papers: readonly (CheckedText & { id: string })[] }

/** One number that was recomputed, with the sentence that it stands in. */
export type CheckedNumber = Pick<Recheck, 'rule' | 'verdict' | 'reported' | 'recomputed'> & { quote: string }

export type SetChecks = {
  /** Paper → what became of each item of the guideline, by the item's id. */
  items: Map<string, Map<string, Omit<ItemCheck, 'item'>>>
  /** Paper → numbers recomputed, in the order of the text. */
  numbers: Map<string, CheckedNumber[]>
  /** Guideline → the papers that seem to call for it, each with the words that led to it. */
  proposals: Map<string, { paperId: string; quote: string }[]>
}

/** How a set of papers reports: each item of a guideline, each number that can be recomputed, and which guideline fits. */
export function checkSet({ guidelineId, papers }: SetInput): SetChecks {
  const guideline = guidelineId === undefined ? undefined : guidelineById(guidelineId)
  const items: SetChecks['items'] = new Map()
  const numbers: SetChecks['numbers'] = new Map()
  const proposals: SetChecks['proposals'] = new Map()
  for (const paper of papers) {
    const { id, text } = paper
    if (guideline) {
      const found = checkGuideline(paper, guideline)
      items.set(id, new Map(found.map(({ item, state, passages }) => [item.id, { state, passages }])))
    }
    const checks = recheckFacts(findFacts(text, paper), text)
    numbers.set(
      id,
      checks.map(({ rule, verdict, reported, recomputed, facts }) => {
        const [fact] = facts
        const quote = fact ? text.slice(fact.sentence.start, fact.sentence.end) : ''
        return { rule, verdict, reported, recomputed, quote }
      }),
    )
    const [proposal] = proposeGuidelines(paper)
    if (proposal) {
      const known = proposals.get(proposal.guideline.id) ?? []
      proposals.set(proposal.guideline.id, [...known, { paperId: id, quote: proposal.because.quote }])
    }
  }
  return { items, numbers, proposals }
}
