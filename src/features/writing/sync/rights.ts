import type { Synthesis } from '#contract/syntheses.ts'

const writers: readonly string[] = ['owner', 'lead', 'reviewer', 'extractor']

/** A server that names no role shows only what is one's own. */
export const mayWriteDraft = ({ ownRole }: Pick<Synthesis, 'ownRole'>): boolean =>
  ownRole === null || ownRole === undefined || writers.includes(ownRole)
