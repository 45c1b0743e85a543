import type { ReviewBody } from '#contract/review-body.ts'
import type { ReviewStage } from '#contract/review-log.ts'
import type { Pilot } from '#science/review-log/pilot.ts'

import { gateText } from '../model/pilot.copy.ts'
import { stageNames } from '../model/words.ts'

type Registered = {
  title: string
  question: string
  body: Pick<ReviewBody, 'subtype' | 'parts' | 'protocol' | 'criteria' | 'isBlind' | 'assessors' | 'settling'>
  stages: Readonly<Record<ReviewStage, { reviewers: number }>>
  pilots?: Readonly<Partial<Record<ReviewStage, Pick<Pilot, 'plan'>>>>
  people: readonly string[]
}

const parts = [
  ['population', 'Population'],
  ['intervention', 'Intervention or exposure'],
  ['comparator', 'Comparison'],
  ['outcome', 'Outcomes'],
  ['concept', 'Concept'],
  ['context', 'Context'],
] as const

const settled: Record<ReviewBody['settling'], string> = {
  either: 'Disagreements are decided by somebody who did not vote or by talk.',
  third: 'Disagreements are decided by somebody who did not vote.',
  talk: 'Disagreements are decided by talk that all who voted confirm.',
}
const MISSING = 'Not stated yet.'
const said = (text: string | undefined) => (text ?? '').trim() || MISSING

/** The protocol in the order in which registers ask for it, to be pasted there. What nobody wrote is named as missing. */
export function registrationText({ title, question, body, stages, pilots, people }: Registered): string {
  const { parts: own, protocol, criteria, subtype } = body
  const lines = (kind: 'include' | 'exclude') =>
    criteria.filter((each) => each.kind === kind).map(({ text }) => `- ${text}`)
  const decides = (stage: ReviewStage) =>
    stages[stage].reviewers < 2
      ? 'one person'
      : `${stages[stage].reviewers} people${body.isBlind ? ', blind to each other' : ''}`
  const pilotOf = (stage: ReviewStage) => {
    const plan = pilots?.[stage]?.plan
    return plan ? [` Before ${stageNames[stage].toLowerCase()} is screened, everybody votes on ${plan.size} records drawn at random; screening goes on with ${gateText(plan)}.`] : [] // prettier-ignore
  }
  const blocks: [heading: string, text: string][] = [
    ['Title', title],
    ['Kind of review', subtype === 'scoping' ? 'Scoping review' : 'Systematic review'],
    ['Review question', said(question)],
    ...parts.flatMap(([key, name]): [string, string][] => (own[key]?.trim() ? [[name, own[key].trim()]] : [])),
    ['Rationale', said(protocol.rationale)],
    ['Inclusion criteria', lines('include').join('\n') || MISSING],
    ['Exclusion criteria', lines('exclude').join('\n') || MISSING],
    ['Searches', said(protocol.search)],
    [
      'Selection',
      `Titles and abstracts: ${decides('title-abstract')}. Full texts: ${decides('full-text')}. ${settled[body.settling]}${[...pilotOf('title-abstract'), ...pilotOf('full-text')].join('')}`,
    ],
    ['Data extraction', said(protocol.dataItems)],
    ['Risk of bias', `Each study is judged by ${body.assessors < 2 ? 'one person' : `${body.assessors} people`}.`],
    ['Strategy for synthesis', said(protocol.synthesis)],
    ['Review team', people.join(', ') || MISSING],
    ['Anticipated completion', said(protocol.deadline)],
    ...(protocol.amendments?.trim() ? [['Amendments', protocol.amendments.trim()] as [string, string]] : []),
  ]
  return `${blocks.map(([heading, text]) => `${heading}\n${text}`).join('\n\n')}\n`
}
