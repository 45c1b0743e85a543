import type { PaperDraft } from '#contract/papers.ts'
import type { ExternalSource } from '#contract/search.ts'

/** A record as a source gives it, in the product's own fields. What the source does not say is absent. */
export type SourceRecord = {
  sourceId: string
  draft: PaperDraft
  isPreprint: boolean
  retracted?: boolean
  corrected?: boolean
  openAccess?: boolean
  citedBy?: number
  /** DOIs of other versions of the same work, as the source links them. */
  versionDois: readonly string[]
}

export type SourceAnswer = {
  /** Records that match there. */
  total: number
  records: SourceRecord[]
}

export type SourceAdapter = {
  source: ExternalSource
  label: string
  /** Where it answers, without parameters. */
  base: string
  /** Parameters besides those of the query: how many, which fields, who asks. */
  parameters: (most: number, asker: { mailto?: string; key?: string }) => Record<string, string>
  /** Whether it takes a key, as a parameter or a header of its own. */
  takesKey?: true
  /** Headers by which a source knows who asks. */
  headers?: (asker: { mailto?: string; key?: string }) => Record<string, string>
  /** Milliseconds between two requests, by the source's own rules. */
  pace: number
  /** Reads a reply; throws for one of another shape. */
  read: (body: string) => SourceAnswer
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
