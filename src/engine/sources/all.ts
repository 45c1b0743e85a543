import type { ExternalSource } from '#contract/search.ts'

import { arxiv } from './arxiv.ts'
import { clinicalTrials } from './clinical-trials.ts'
import { crossref } from './crossref.ts'
import { doaj } from './doaj.ts'
import { europePmc } from './europe-pmc.ts'
import { openAlex } from './open-alex.ts'
import { pubmed } from './pubmed.ts'
import { semanticScholar } from './semantic-scholar.ts'
import type { SourceAdapter } from './source-record.ts'

/** Every source outside that can be asked. */
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
