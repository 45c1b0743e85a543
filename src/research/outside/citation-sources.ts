import type { ExternalSource } from '#contract/search.ts'

/** The sources that know what papers cite and who cites them. */
export const citationSources: readonly ExternalSource[] = ['openalex', 'europepmc', 'crossref', 'semanticscholar']
