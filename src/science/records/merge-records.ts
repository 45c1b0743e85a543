import { paperDraftSchema, type PaperDraft } from '#contract/papers.ts'

/** Every field of a record that a person can choose when two records are made one. */
export const mergedFields = [
  'title',
  'authors',
  'editors',
  'translators',
  'year',
  'month',
  'day',
  'venue',
  'venueShort',
  'volume',
  'issue',
  'pages',
  'publisher',
  'place',
  'edition',
  'genre',
  'version',
  'number',
  'event',
  'eventPlace',
  'series',
  'seriesNumber',
  'type',
  'abstract',
  'keywords',
  'language',
  'url',
  'accessed',
  'note',
  'publicationTypes',
  'ids',
] as const satisfies readonly (keyof PaperDraft)[]
export type MergedField = (typeof mergedFields)[number]

export type FieldChoice = {
  field: MergedField
  /** One value a record, in the order of the records; undefined where the record lacks it. */
  values: readonly PaperDraft[MergedField][]
  /** Place of the record whose value is proposed. */
  proposed: number
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) || isEmptyObject(value)
const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/**
 * More is better where databases cut: abstracts, author lists, keywords, identifiers. Elsewhere the first that says something.
 * An abstract that was rebuilt from an index takes the place of a printed one only where that has not half of it.
 */
const weight = (field: MergedField, record: PaperDraft): number => {
  const value = record[field]
  if (isEmpty(value)) return -1
  if (field === 'type') return value === 'document' ? 0 : 1
  if (field === 'abstract') return String(value).length * (record.abstractRebuiltBy === undefined ? 2 : 1)
  if (Array.isArray(value)) return value.length
  return field === 'ids' ? Object.keys(value as object).length : 0
}

/**
 * The fields in which records of one work differ, each with every value and the one proposed: the fuller abstract,
 * author list, keywords and identifiers, the more telling type, and otherwise the first value that is there. Month and
 * day follow the record that gives the year.
 */
export function differingFields(records: readonly PaperDraft[]): FieldChoice[] {
  const choices = mergedFields.map((field) => {
    const values = records.map((record) => record[field])
    const weights = records.map((record) => weight(field, record))
    return { field, values, proposed: weights.indexOf(Math.max(...weights)) }
  })
  const year = choices.find(({ field }) => field === 'year')?.proposed ?? 0
  return choices
    .map((choice) => (choice.field === 'month' || choice.field === 'day' ? { ...choice, proposed: year } : choice))
    .filter(({ values }) => new Set(values.map((value) => (isEmpty(value) ? '' : JSON.stringify(value)))).size > 1)
}

/**
 * One record out of several: the first, with each chosen field from the record that was chosen for it. Identifiers are
 * joined: what the chosen record lacks is taken from the others, so that each of them is found again.
 *
 * @param chosen field → place of the record; fields without an entry take the proposal
 */
export function mergedRecord(
  records: readonly PaperDraft[],
  chosen: Partial<Record<MergedField, number>> = {},
): PaperDraft {
  const [first] = records
  if (!first) throw new RangeError('There is no record to merge.')
  const merged: Record<string, unknown> = {}
  for (const field of mergedFields) merged[field] = first[field]
  for (const { field, values, proposed } of differingFields(records)) {
    const follows = field === 'month' || field === 'day' ? chosen.year : undefined
    merged[field] = values[chosen[field] ?? follows ?? proposed]
  }
  const given: Record<string, string> = {}
  for (const field of mergedFields) {
    const from = records.find((record) => JSON.stringify(record[field]) === JSON.stringify(merged[field]))
    const was = from?.asGiven?.[field]
    if (was !== undefined) given[field] = was
  }
  if (Object.keys(given).length > 0) merged['asGiven'] = given
  const { abstract } = merged
  const same = records.filter((record) => abstract !== undefined && record.abstract === abstract)
  merged['abstractRebuiltBy'] = same
    .map((record) => record.abstractRebuiltBy)
    .reduce((by, next) => by && next, same[0]?.abstractRebuiltBy)
  // Counts only grow: the largest is the latest.
  merged['citedBy'] = records.reduce<PaperDraft['citedBy']>(
    (most, { citedBy }) => ((citedBy?.count ?? -1) > (most?.count ?? -1) ? citedBy : most),
    undefined,
  )
  const ids = [chosenRecord(records, chosen), ...records].map((record) => record.ids)
  merged['ids'] = Object.assign({}, ...ids.toReversed())
  return paperDraftSchema.parse(merged)
}

function chosenRecord(records: readonly PaperDraft[], chosen: Partial<Record<MergedField, number>>): PaperDraft {
  const proposal = differingFields(records).find(({ field }) => field === 'ids')?.proposed ?? 0
  const record = records[chosen.ids ?? proposal]
  if (!record) throw new RangeError('The record chosen for the identifiers is not among those to merge.')
  return record
}
