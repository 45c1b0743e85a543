import type { AskedSource, SourcePolicy, SourceState } from '#contract/outside-sources.ts'
import { count } from '#shared/format/count.ts'
import { relativeTime } from '#shared/format/relative-time.ts'

/** What people are told of a source before they agree to it. */
export type SourceWords = {
  holds: string
  /** What it asks of whoever uses it. */
  terms: string
  /** Where it says so itself. */
  termsAt: string
  limit: string
  /** What a key is good for, where it takes one. */
  key?: string
}

export const sourceWords: Record<AskedSource, SourceWords> = {
  openalex: {
    holds: 'Works of every field: articles, books, preprints and data, most with abstracts and references.',
    terms: 'Its data are free of rights (CC0).',
    termsAt: 'https://developers.openalex.org/api-reference/authentication',
    limit: 'Searches are limited: about ten a day without a key, a thousand with one.',
    key: 'A free key allows about a thousand searches a day.',
  },
  europepmc: {
    holds: 'Medicine and the life sciences: PubMed, PubMed Central, preprints, and open full texts.',
    terms: 'Records may be used freely; abstracts and full texts stay under the licence of each paper.',
    termsAt: 'https://europepmc.org/Copyright',
    limit: 'It states no limit; it is asked at most five times a second.',
  },
  pubmed: {
    holds: 'Biomedicine: MEDLINE with its MeSH terms, and records not indexed yet.',
    terms: 'Records may be used freely; abstracts may be under copyright.',
    termsAt: 'https://www.ncbi.nlm.nih.gov/books/NBK25497/',
    limit: 'Three requests a second, ten with a key; 10,000 records of a search, more in parts by date.',
    key: 'A key of an NCBI account allows ten requests a second.',
  },
  crossref: {
    holds: 'What publishers register with a DOI, in every field: records, references, retractions.',
    terms: 'Records may be used freely; abstracts may be under copyright.',
    termsAt: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
    limit: 'One list a second, three with an email address.',
  },
  arxiv: {
    holds: 'Preprints of physics, mathematics, computer science, statistics and neighbouring fields.',
    terms: 'Records may be used freely; texts stay under the licence of each preprint.',
    termsAt: 'https://info.arxiv.org/help/api/tou.html',
    limit: 'One request every three seconds, shared by everybody on this server.',
  },
  semanticscholar: {
    holds: 'Works of every field, with citation counts; abstracts where publishers allow them.',
    terms: 'For research, with attribution; see its licence.',
    termsAt: 'https://www.semanticscholar.org/product/api/license',
    limit: 'A hundred requests in five minutes, shared by everybody without a key; one a second with a key.',
    key: 'With your own key it allows one request a second.',
  },
  doaj: {
    holds: 'Articles from peer-reviewed open access journals in every field and many languages.',
    terms: 'Records are free of rights (CC0).',
    termsAt: 'https://doaj.org/terms/',
    limit: 'Two requests a second; 1,000 records of a search, more in parts by year.',
  },
  clinicaltrials: {
    holds: 'Registrations of clinical studies from all over the world: what was planned, before any result.',
    terms: 'May be used freely, with the date of retrieval given.',
    termsAt: 'https://clinicaltrials.gov/about-site/terms-conditions',
    limit: 'It states no limit; it is asked about fifty times a minute.',
  },
  unpaywall: {
    holds:
      'No papers, but where to find open copies of papers with a DOI, with licence and version. It is not searched.',
    terms: 'Its data are free of rights (CC0); each copy stays under its own licence.',
    termsAt: 'https://unpaywall.org/products/api',
    limit: 'A hundred thousand requests a day, each with an email address.',
  },
}

export const outsideCopy = {
  title: 'Sources outside',
  lead: 'Indexes of the world’s literature that this server can search for you. Nothing is sent to one before you agree.',
  off: 'Whoever runs this server has switched off all outside sources.',
  loading: 'Checking which sources are available…',
  loadFailed: 'The outside sources could not be loaded',
  kept: 'What you agreed to is kept.',
  offer: 'Search outside too…',
  offerMore: 'More outside sources…',
  dialogTitle: 'Search the world’s literature too',
  dialogLead: 'Nothing has been sent yet. You can take this back at any time in Settings → Research.',
  sent: 'What is sent: the words of your searches, the DOIs and numbers of papers that you look up, and the address of this server. Never your name, your library or your notes.',
  sentAs: (mailto: string | undefined) =>
    mailto === undefined ? '' : ` With each request goes ${mailto}, so that the source can write to you.`,
  holds: 'Holds',
  terms: 'Terms',
  limit: 'Limit',
  state: 'State',
  termsLink: (label: string) => `Terms of ${label}`,
  read: 'Read them',
  agree: (n: number) => `Switch on ${count(n, 'source', 'sources')}`,
  agreeAndSearch: (n: number) => `Switch on ${count(n, 'source', 'sources')} and search`,
  cancel: 'Cancel',
  choose: 'Tick at least one source.',
  agreed: (n: number) =>
    n === 0 ? 'All outside sources are switched off' : `${count(n, 'source', 'sources')} outside switched on`,
  saveFailed: 'That could not be saved',
  allOn: (n: number) => `Switch on all ${n}`,
  forAll: 'On for everybody, as decided by whoever runs this server.',
  agreedOn: (day: string) => `You agreed on ${day}.`,
  mailto: 'Email address for polite use (optional)',
  mailtoHint:
    'Sources answer faster when they know who to contact if something goes wrong. It is sent to them and shown to nobody else.',
  mailtoBad: 'Not an email address. Nothing was changed.',
  serverMailto: 'Without one, the address of this server is sent.',
  saveMailto: 'Save address',
  mailtoSaved: 'Address saved',
  key: (label: string) => `Key for ${label}`,
  keyKept: 'A key is kept on the server. It is not shown again.',
  keepKey: 'Keep key',
  forgetKey: 'Forget key',
  keySaved: (label: string) => `The key for ${label} is kept`,
  keyForgotten: (label: string) => `The key for ${label} is forgotten`,
  check: (label: string) => `Test ${label}`,
  try: 'Try it',
  never: 'Not asked since the server started.',
  stateWords: ({ kind, ms, words, at, waiting }: SourceState, now: number) => {
    const when = relativeTime(at, now)
    const queue = waiting ? ` ${count(waiting, 'request waits', 'requests wait')} for its turn.` : ''
    const time = ms === undefined ? '' : ` in ${(ms / 1000).toFixed(1)} s`
    if (kind === 'failing' || kind === 'limited') return `${words ?? 'It did not answer.'} (${when})${queue}`
    return `Answered${time}, ${when}.${queue}`
  },
  stateNames: { answers: 'Reachable', slow: 'Slow', limited: 'At its limit', failing: 'Not reachable' },
  policies: {
    offer: 'People decide for themselves',
    on: 'On for everybody',
    off: 'Off for everybody',
  } satisfies Record<SourcePolicy, string>,
}
