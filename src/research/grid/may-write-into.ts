import type { Synthesis } from '#contract/syntheses.ts'

/** May this person write into the analysis? A server that says nothing of roles has only owners. */
export const mayWriteInto = ({ ownRole }: Synthesis) =>
  ownRole === undefined || ownRole === null || ['owner', 'lead', 'reviewer', 'extractor'].includes(ownRole)
