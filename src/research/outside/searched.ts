import type { AskedSource, OwnSources } from '#contract/outside-sources.ts'
import { externalSources, type ExternalSource } from '#contract/search.ts'

const isSearched = (source: AskedSource): source is ExternalSource => externalSources.some((each) => each === source)

/** Those of the sources that can be searched. */
export const searched = ({ sources }: OwnSources) =>
  sources.flatMap(({ source, ...each }) => (isSearched(source) ? [{ source, ...each }] : []))
