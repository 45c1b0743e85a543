import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'

/** What a server can do beyond the two texts. */
export const capabilityNames = [
  'documents',
  'library',
  'library-filters',
  'library-sources',
  'library-care',
  // Merges, removed papers, relations and sources can be taken to another account.
  'library-ledger',
  'files',
  'highlights',
  'search',
  'analyses',
  'writing',
  'citation-styles',
  'stream',
  'model',
  'models',
  'account-deletion',
  'sessions',
  'payments-stand-in',
  'comment-places',
  'collaboration',
  'billing-details',
  'shares',
  'copilot',
  'search-history',
  'search-alerts',
  // Sources outside that people may agree to.
  'outside-sources',
  'graph',
  'retraction-check',
  'admin',
  'affiliate',
  // One for each source outside that the server can ask.
  'search-openalex',
  'search-europepmc',
  'search-pubmed',
  'search-crossref',
  'search-arxiv',
  'search-semanticscholar',
  'search-doaj',
  'search-clinicaltrials',
] as const
export type Capability = (typeof capabilityNames)[number]

/** Domains of calls for which a page has an engine of its own. What needs other people or other servers is not here. */
const withoutServer =
  'documents library libraryFilters librarySources libraryCare libraryLedger files highlights search graph analyses writing citationStyles copilot'.split(
    ' ',
  )

/** Whether a page can answer the calls of a domain without a server. */
export const needsNoServer = (domain: string): boolean => withoutServer.includes(domain)

/** The one probe: a server that does not know it has the calls of the two texts alone, and no other call of ours is made. */
export const capabilitiesApi = defineApi('capabilities', {
  /** What the server can do beyond the specification. */
  get: {
    method: 'GET',
    path: '/capabilities',
    response: z.object({
      features: z.array(z.string()),
      /** Name of the language model that writes, where there is one. */
      model: z.nullish(z.string()),
    }),
    recovers: false,
  },
})
