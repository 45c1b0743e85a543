import type { ExternalSource } from '#contract/search.ts'

import { arxiv } from './arxiv.ts'
import { crossref } from './crossref.ts'
import { europePmc } from './europe-pmc.ts'
import { openAlex } from './open-alex.ts'
import type { SourceAdapter } from './source-record.ts'

/** Every source outside that can be asked. */
export const adapters: Record<ExternalSource, SourceAdapter> = {
  openalex: openAlex,
  europepmc: europePmc,
  crossref,
  arxiv,
}
