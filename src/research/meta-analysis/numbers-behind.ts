import { numberTokens } from '#science/evidence/number-tokens.ts'

import { columns, type ColumnKey } from './columns.ts'
import { groupNames } from './forest-columns.ts'
import type { Outcome } from './outcome.ts'

/** One number behind a pooled effect: whose it is, and where it stands. */
export type NumberBehind = {
  id: string
  study: string
  /** Which number: "Events in the first group". */
  what: string
  value: string
  /** How it was worked out, where it was not read. */
  how?: string
  /** The paper, and the passage in which the number stands. Absent for what was typed without a paper. */
  documentId?: string
  quote?: string
  page?: number
}

const ABOUT: readonly string[] = ['label', 'year', 'subgroup', 'sampleId', 'controlId', 'sharedBy', 'bias']

/** The number in full, with the groups as they are called. */
function nameOf(key: string, groups: Outcome['groups']): string {
  const column = columns[key as ColumnKey] as { label: string; hint?: string } | undefined
  const name = column?.hint ?? column?.label ?? key
  const { first, second } = groupNames({ groups })
  return groups ? name.replace('the first group', () => first).replace('the control group', () => second) : name
}

/** A passage counts for a number that it holds: one of the study's effect says nothing of a number that was typed beside it. */
const holds = (quote: string, value: string): boolean => {
  const wanted = Number(value)
  return numberTokens(quote).some((token) => token.value === wanted)
}

/** The numbers of some lines in their order, each with its cell of the extraction, or the passage of its line. */
export function numbersBehind(
  { lines, groups }: Pick<Outcome, 'lines' | 'groups'>,
  ids: readonly string[],
): NumberBehind[] {
  const wanted = new Set(ids)
  return lines.flatMap(({ id, cells, sources, workedOut, paperId, quote }) => {
    if (!wanted.has(id)) return []
    const study = cells['label'] ?? ''
    const keys = Object.keys(cells).filter(
      (key) => !ABOUT.includes(key) && !key.startsWith('mod:') && cells[key] !== '',
    )
    return keys.flatMap((key): NumberBehind[] => {
      const about = { study, what: nameOf(key, groups) }
      const formula = workedOut?.[key]?.formula
      const own = sources?.[key] ?? []
      if (own.length > 0) {
        return own.map((source, n) => {
          const how = [source.how, formula].filter((each) => each !== undefined).join('; ')
          return {
            ...about,
            id: `${id} ${key} ${n}`,
            value: source.value,
            documentId: source.documentId,
            ...(how !== '' && { how }),
            ...(source.quote !== undefined && { quote: source.quote }),
            ...(source.page !== undefined && { page: source.page }),
          }
        })
      }
      return [
        {
          ...about,
          id: `${id} ${key}`,
          value: cells[key] ?? '',
          ...(formula !== undefined && { how: formula }),
          ...(paperId !== undefined && { documentId: paperId }),
          ...(paperId !== undefined &&
            quote !== undefined &&
            holds(quote, cells[key] ?? '') && { quote: quote.trim() }),
        },
      ]
    })
  })
}
