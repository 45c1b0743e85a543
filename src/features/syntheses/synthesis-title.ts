import type { Synthesis } from '#contract/syntheses.ts'

/** What a synthesis is called: its name, else its question. */
export const titleOf = (synthesis: Synthesis) => synthesis.title || synthesis.query || 'Untitled synthesis'
