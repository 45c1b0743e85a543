import { analysesApi, ENTRIES_PER_REQUEST } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { newReviewBody, type Criterion, type ReviewSubtype } from '#contract/review-body.ts'
import { reviewStages, type RecordSource } from '#contract/review-log.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { nextTime, type EntryDraft } from '../model/entry-draft.ts'

export type NewReview = {
  subtype: ReviewSubtype
  title: string
  question: string
  /** One a line. */
  include: string
  exclude: string
  /** '' for a review of one's own. */
  projectId: string
  reviewers: number
  isBlind: boolean
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*[-*•]\s*/, '')
        .trim()
        .slice(0, 300),
    )
    .filter((line) => line !== '')

const criteriaOf = (kind: Criterion['kind'], text: string): Criterion[] =>
  linesOf(text).map((line) => ({ id: newKey(), kind, text: line }))

/** Makes the review and writes how its stages work. `clientKey` makes a repeat after a lost reply the same review. */
export async function createReview(
  wanted: NewReview,
  me: string,
  clientKey: string,
  more: { documentIds?: string[]; entries?: EntryDraft[] } = {},
): Promise<Synthesis> {
  const { subtype, title, question, include, exclude, projectId, reviewers, isBlind } = wanted
  const body = newReviewBody(subtype, {
    criteria: [...criteriaOf('include', include), ...criteriaOf('exclude', exclude)],
    isBlind,
    seed: 1 + Math.floor(Math.random() * 1_000_000),
    assessors: subtype === 'scoping' ? 1 : reviewers,
  })
  const made = await callApi(synthesesApi.create, {
    body: {
      kind: 'review',
      title,
      query: question,
      documentIds: more.documentIds ?? [],
      body,
      clientKey,
      ...(projectId !== '' && { projectId }),
    },
  })
  const drafts: EntryDraft[] = [
    ...reviewStages.map((stage): EntryDraft => ({ kind: 'stage', stage, reviewers, reasons: linesOf(exclude) })),
    ...(more.entries ?? []),
  ]
  const at = nextTime()
  // Keys follow from the review's: a repeat after a lost reply writes nothing twice.
  const entries = drafts.map((draft, index) => {
    const id = `${clientKey.slice(0, 40)}-${index}`
    return { id, data: { ...draft, id, at, by: me } }
  })
  for (let from = 0; from < entries.length; from += ENTRIES_PER_REQUEST) {
    const batch = entries.slice(from, from + ENTRIES_PER_REQUEST)
    await callApi(analysesApi.append, { params: { id: made.id }, body: { entries: batch } })
  }
  return made
}

const EXAMPLE_WORDS = 'BCG'

/** A review of bundled papers to try things on: they stay apart from the person's own. */
export async function createExample(me: string, clientKey: string, subtype: ReviewSubtype): Promise<Synthesis> {
  const { documents } = await callApi(documentsApi.list, {
    query: { scope: 'starter', text: EXAMPLE_WORDS, limit: '100' },
  })
  const source: RecordSource = { arm: 'databases', name: 'Starter library' }
  return createReview(
    {
      subtype,
      title: 'Example: BCG vaccination and tuberculosis',
      question: 'Does BCG vaccination prevent tuberculosis?',
      include:
        'People without tuberculosis at the start\nBCG vaccination compared with none\nTuberculosis as an outcome',
      exclude: 'No comparison group\nNot about tuberculosis\nNot a primary study',
      projectId: '',
      reviewers: 1,
      isBlind: true,
    },
    me,
    clientKey,
    {
      documentIds: documents.map(({ id }) => id),
      entries: documents.map(({ id }) => ({ kind: 'identified', recordId: id, source })),
    },
  )
}
