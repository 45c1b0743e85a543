import { readClinicalTrialsJson } from '#science/records/clinical-trials.ts'

import { bagOf, countOf, textOf } from './reading.ts'
import { jsonOf, UnreadableReply, type SourceAdapter } from './source-record.ts'

/**
 * https://clinicaltrials.gov/data-api/api (version 2, read 2026-11-23): 1,000 studies a page, a token leads on, about
 * fifty requests a minute. A record is a registration: what was planned, and no paper.
 */
export const clinicalTrials: SourceAdapter = {
  source: 'clinicaltrials',
  label: 'ClinicalTrials.gov',
  base: 'https://clinicaltrials.gov/api/v2/studies',
  most: 1000,
  parameters: (most, _asker, cursor) => ({
    pageSize: String(most),
    countTotal: 'true',
    format: 'json',
    ...(cursor && { pageToken: cursor }),
  }),
  pace: () => 1250,
  read: (body) => {
    const reply = bagOf(jsonOf(body))
    const total = countOf(reply['totalCount'])
    // Pages after the first do not count all of them again.
    if (!Array.isArray(reply['studies'])) throw new UnreadableReply('no studies')
    const next = textOf(reply['nextPageToken'])
    const records = readClinicalTrialsJson(body).records.flatMap(({ draft }) =>
      draft.number === undefined ? [] : [{ sourceId: draft.number, draft, isPreprint: false, versionDois: [] }],
    )
    return {
      total: total ?? records.length,
      records,
      given: reply['studies'].length,
      ...(next !== undefined && { next }),
    }
  },
}
