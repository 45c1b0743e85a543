import type { ReviewBody } from '#contract/review-body.ts'
import type { ReviewStage } from '#contract/review-log.ts'

type Registered = {
  title: string
  question: string
  body: Pick<ReviewBody, 'subtype' | 'parts' | 'protocol' | 'criteria' | 'isBlind' | 'assessors'>
  stages: Readonly<Record<ReviewStage, { reviewers: number }>>
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

const MISSING = 'Not stated yet.'
const said = (text: string | undefined) => (text ?? '').trim() || MISSING

/** The protocol in the order in which registers ask for it, to be pasted there. What nobody wrote is named as missing. */
export function registrationText({ title, question, body, stages, people }: Registered): string {
  const { parts: own, protocol, criteria, subtype } = body
  const lines = (kind: 'include' | 'exclude') =>
    criteria.filter((each) => each.kind === kind).map(({ text }) => `- ${text}`)
  const decides = (stage: ReviewStage) =>
    stages[stage].reviewers < 2
      ? 'one person'
      : `${stages[stage].reviewers} people${body.isBlind ? ', blind to each other' : ''}`
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
      `Titles and abstracts: ${decides('title-abstract')}. Full texts: ${decides('full-text')}. Disagreements are decided by a third person or by talk.`,
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
