import type { PaperDraft } from '#contract/papers.ts'

import { parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { itemsAt, readJsonRecords, textAt, textsAt, type Item } from './json-records.ts'
import type { OnProgress, ReadResult } from './read-result.ts'
import { planNote, type RegisteredPlan } from './registered-plan.ts'

/** What a registration says, from either of the files that ClinicalTrials.gov offers. */
export type Registration = {
  number: string
  title?: string | undefined
  sponsor?: string | undefined
  posted?: string | undefined
  summary?: string | undefined
  keywords: readonly string[]
  url?: string | undefined
  plan?: RegisteredPlan | undefined
}

/** Reads studies as the API of ClinicalTrials.gov gives them (version 2): a list, a reply with `studies`, or one. */
export const readClinicalTrialsJson = (text: string, onProgress?: OnProgress): ReadResult =>
  readJsonRecords(
    text,
    { format: 'clinicaltrials-json', database: 'ClinicalTrials.gov', list: 'studies', draft: draftOf },
    onProgress,
  )

function draftOf(study: Item): PaperDraft {
  const protocol = study['protocolSection']
  const text = (...path: string[]) => textAt(protocol, ...path)
  return registrationDraft({
    number: text('identificationModule', 'nctId') ?? '',
    title: text('identificationModule', 'officialTitle') ?? text('identificationModule', 'briefTitle'),
    sponsor: text('sponsorCollaboratorsModule', 'leadSponsor', 'name'),
    posted:
      text('statusModule', 'studyFirstPostDateStruct', 'date') ??
      text('statusModule', 'studyFirstSubmitDate') ??
      text('statusModule', 'startDateStruct', 'date'),
    summary: withoutEscapes(text('descriptionModule', 'briefSummary')),
    keywords: [
      ...textsAt(protocol, 'conditionsModule', 'conditions'),
      ...textsAt(protocol, 'conditionsModule', 'keywords'),
      ...itemsAt(protocol, 'armsInterventionsModule', 'interventions').map((one) => textAt(one, 'name') ?? ''),
    ],
    plan: {
      primary: outcomesAt(protocol, 'primaryOutcomes'),
      secondary: outcomesAt(protocol, 'secondaryOutcomes'),
      people: countOf(text('designModule', 'enrollmentInfo', 'count')),
      isActual: text('designModule', 'enrollmentInfo', 'type')?.toLowerCase() === 'actual',
      start: text('statusModule', 'startDateStruct', 'date'),
      end: text('statusModule', 'primaryCompletionDateStruct', 'date'),
      submitted: text('statusModule', 'studyFirstSubmitDate'),
    },
  })
}

const outcomesAt = (protocol: unknown, list: string) =>
  itemsAt(protocol, 'outcomesModule', list).flatMap((one) => {
    const measure = textAt(one, 'measure')
    const time = textAt(one, 'timeFrame')
    return measure === undefined ? [] : [time === undefined ? measure : `${measure} (${time})`]
  })

const countOf = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** The summary is Markdown, in which "\>=" stands for ">=". */
const withoutEscapes = (text: string | undefined) => text?.replace(/\\([\\`*_{}[\]()#+\-.!<>=~|])/g, '$1')

/** A registration as it is cited: a page of the registry, by its sponsor, in the year in which it was first posted. */
export function registrationDraft({
  number,
  title,
  sponsor,
  posted,
  summary,
  keywords,
  url,
  plan,
}: Registration): PaperDraft {
  return buildDraft({
    type: 'webpage',
    title,
    authors: sponsor === undefined ? [] : [{ literal: sponsor }],
    date: parseDate(posted ?? ''),
    venue: 'ClinicalTrials.gov',
    genre: 'Trial registration',
    number,
    abstract: summary,
    note: plan && planNote(plan),
    keywords,
    url: url ?? (number === '' ? undefined : `https://clinicaltrials.gov/study/${number}`),
    ids: { accession: number },
  })
}
