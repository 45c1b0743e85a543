import type { AskedSource } from '#contract/outside-sources.ts'
import type { ExternalSource } from '#contract/search.ts'

import { arxiv } from './arxiv.ts'
import { clinicalTrials } from './clinical-trials.ts'
import { crossref } from './crossref.ts'
import { doaj } from './doaj.ts'
import { europePmc } from './europe-pmc.ts'
import { openAlex } from './open-alex.ts'
import { pubmed } from './pubmed.ts'
import { semanticScholar } from './semantic-scholar.ts'
import type { AskedAdapter, SourceAdapter } from './source-record.ts'
import { unpaywall } from './unpaywall.ts'

/** Every source outside that can be searched. */
export const adapters: Record<ExternalSource, SourceAdapter> = {
  openalex: openAlex,
  europepmc: europePmc,
  pubmed,
  crossref,
  arxiv,
  semanticscholar: semanticScholar,
  doaj,
  clinicaltrials: clinicalTrials,
}

/** Every source outside that can be asked anything. */
export const askedAdapters: Record<AskedSource, AskedAdapter> = { ...adapters, unpaywall }
