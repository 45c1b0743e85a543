import type { Synthesis } from '#contract/syntheses.ts'

const writers: readonly string[] = ['owner', 'lead', 'reviewer', 'extractor']

/** Does somebody of this role change what an analysis holds? */
export const isWriter = (role: string): boolean => writers.includes(role)

/** May this person write into the analysis? A server that says nothing of roles has only owners. */
export const mayWrite = ({ ownRole }: Pick<Synthesis, 'ownRole'>): boolean => ownRole == null || isWriter(ownRole)
