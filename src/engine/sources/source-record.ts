import type { AskedSource } from '#contract/outside-sources.ts'
import type { ExternalSource } from '#contract/search.ts'

import type { KeptLink } from '../world/rows.ts'
import type { DateRange } from './date-range.ts'

/** A record as a source gives it, in the product's own fields; one that was reached by a citation is kept as it came. */
export type SourceRecord = KeptLink

export type SourceAnswer = {
  /** Records that match there. */
  total: number
  records: SourceRecord[]
  /** Records of the answer, those that could not be read among them. */
  given?: number
  /** Where the page after this one begins; undefined on the last. */
  next?: string
  /** Where the source only names its records: their names, for a second request. */
  names?: readonly string[]
}

/** Who asks, as a source may want to know it. */
export type Asker = { mailto?: string; key?: string }

/** What is known of a source, whatever it is asked. */
export type AskedAdapter = {
  source: AskedSource
  label: string
  /** Where it answers, without parameters. */
  base: string
  /** Whether it takes a key, as a parameter or a header of its own. */
  takesKey?: true
  /** The status by which it says that it is asked too often, besides 429 and 503. */
  limitAt?: number
  /** Headers by which a source knows who asks. */
  headers?: (asker: Asker) => Record<string, string>
  /** Milliseconds between two requests, by the source's own rules. */
  pace: (asker: Asker) => number
}

/** A source that can be searched. */
export type SourceAdapter = AskedAdapter & {
  source: ExternalSource
  /** Parameters besides those of the query: how many, from where on, which fields, who asks. */
  parameters: (most: number, asker: Asker, cursor?: string) => Record<string, string>
  /** Where it takes a query as a form, for those that are too long for an address. */
  formAt?: (pathname: string) => string
  /** What of the query stands in the path and in no parameter. */
  pathOf?: (query: Readonly<Record<string, string>>) => string
  /** Records that it gives in one answer, at most. */
  most: number
  /** Records of one search that can be reached by paging, where that is not all of them. */
  reach?: number
  /**
   * Asks for the records of some days alone, where a search has more records than can be reached. `by`: which day counts, for
   * people. Each record has one such day or none.
   */
  within?: {
    unit: 'day' | 'year'
    by: string
    query: (parameters: Readonly<Record<string, string>>, range: DateRange) => Record<string, string>
  }
  /** Reads a reply; throws for one of another shape. */
  read: (body: string) => SourceAnswer
  /** The second request of a source that only names its records at first, at a neighbouring address. */
  details?: {
    path: string
    parameters: (names: readonly string[], asker: Asker) => Record<string, string>
    read: (body: string) => SourceRecord[]
  }
}

/** The reply cannot be read. */
export class UnreadableReply extends Error {
  override name = 'UnreadableReply'
}

export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new UnreadableReply('not JSON')
  }
}
