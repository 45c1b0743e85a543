import { studiesOf } from '../model/records.ts'
import type { Review } from '../model/ReviewProvider.tsx'
import { searchesOf } from './search-table.ts'

/** Sections of the report by what they hold; its headings and the places of the checklist are the same words. */
export const sections = {
  question: 'Question and protocol',
  why: 'Why this review',
  criteria: 'Criteria',
  outcomes: 'Outcomes',
  dataItems: 'Data items, as planned',
  methods: 'Methods',
  searches: 'Searches',
  compared: 'Protocol and log compared',
  selection: 'Selection',
  included: 'Included studies',
  excluded: 'Reports excluded on full text',
  bias: 'Risk of bias',
  pooled: 'Pooled results',
  findings: 'Summary of findings',
} as const

const IN_PART = ' (in part)'

/** Items by section, of the checklist for systematic reviews and of that for scoping reviews. */
const systematic = {
  why: ['3'],
  question: ['4'],
  criteria: ['5'],
  searches: ['6', '7'],
  selected: ['8'],
  dataItems: ['10a'],
  outcomes: ['10a'],
  bias: ['11', '18'],
  pooled: ['12', '13d', '19', '20b'],
  graded: ['15', '22'],
  selection: ['16a'],
  excluded: ['16b'],
  included: ['17'],
  registered: ['24a'],
  compared: ['24c'],
} as const
const scoping = {
  why: ['3'],
  question: ['4'],
  registered: ['5'],
  criteria: ['6'],
  searches: ['7', '8'],
  selected: ['9'],
  dataItems: ['11'],
  outcomes: [],
  bias: ['12', '16'],
  selection: ['14'],
  included: ['15'],
} as const
type Topic = keyof typeof systematic

const sectionOf: Record<Topic, keyof typeof sections> = {
  why: 'why',
  question: 'question',
  criteria: 'criteria',
  searches: 'searches',
  selected: 'methods',
  dataItems: 'dataItems',
  outcomes: 'outcomes',
  bias: 'bias',
  pooled: 'pooled',
  graded: 'findings',
  selection: 'selection',
  excluded: 'excluded',
  included: 'included',
  registered: 'methods',
  compared: 'compared',
}

/**
 * Where the report answers each item of the checklist, by the heading that it stands under. An item without a place is not answered
 * by what this review holds: its text is for the manuscript.
 */
export function itemPlaces(
  review: Pick<Review, 'title' | 'question' | 'body' | 'state'>,
  hasBias: boolean,
): Record<string, string> {
  const { title, question, body, state } = review
  const { protocol, criteria, pooled, findings, subtype } = body
  const searched = searchesOf(review)
  const isDecided = [...state.records.values()].some(({ screening }) => ['include', 'exclude'].includes(screening.outcome) && screening.votes.length > 0) // prettier-ignore
  const holds: Record<Topic, boolean> = {
    why: Boolean(protocol.rationale),
    question: question !== '',
    criteria: criteria.length > 0,
    searches: searched.length > 0,
    selected: isDecided,
    dataItems: Boolean(protocol.dataItems),
    outcomes: body.outcomes.length > 0,
    bias: hasBias,
    pooled: pooled !== undefined,
    graded: findings.some(({ grade }) => (grade?.judgments.length ?? 0) > 0),
    selection: searched.length > 0,
    excluded: searched.length > 0,
    included: studiesOf(state).length > 0,
    registered: Boolean(protocol.registration),
    compared: true,
  }
  const isWhole = searched.every(({ kind, searches }) => searches.length > 0 || !/Database|Register/.test(kind))
  const places: Record<string, string> = {}
  const named = subtype === 'scoping' ? /\bscoping review\b/i : /\bsystematic review\b/i
  if (named.test(title)) places['1'] = 'Title'
  for (const [topic, items] of Object.entries(subtype === 'scoping' ? scoping : systematic)) {
    if (!holds[topic as Topic]) continue
    const part = topic === 'searches' && !isWhole ? IN_PART : ''
    for (const item of items) places[item] = `${sections[sectionOf[topic as Topic]]}${part}`
  }
  return places
}
