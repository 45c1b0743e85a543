import type { Capability } from '#contract/capabilities.ts'

/** The capability that each domain of calls belongs to which the engine answers. */
const byDomain: Readonly<Record<string, Capability>> = {
  documents: 'documents',
  library: 'library',
  libraryFilters: 'library-filters',
  citationStyles: 'citation-styles',
  librarySources: 'library-sources',
  libraryCare: 'library-care',
  libraryLedger: 'library-ledger',
  files: 'files',
  highlights: 'highlights',
  search: 'search',
  graph: 'graph',
  analyses: 'analyses',
  writing: 'writing',
  copilot: 'copilot',
}

/** Every capability that the engine has. */
export const offeredCapabilities: readonly Capability[] = [...Object.values(byDomain), 'search-history']

/** The capability that a call belongs to; undefined for calls that the engine never answers for a page. */
export const capabilityOf = (domain: string): Capability | undefined =>
  Object.hasOwn(byDomain, domain) ? byDomain[domain] : undefined
