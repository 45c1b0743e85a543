import * as z from 'zod/mini'

import { searchSourceSchema, type SearchSource } from '#contract/search.ts'
import { citationStyles, type CitationStyle } from '#science/citations/reference-styles.ts'

import { presetOf } from '#platform/persona/persona-presets.ts'
import { usePersona } from '#platform/persona/persona.ts'
import { useSearchSources } from './search-sources.ts'
import { usePreference } from '#platform/preferences/use-preference.ts'

const researchSchema = z.object({
  citationStyle: z.optional(z.enum(citationStyles)),
  /** A style from a file that is among the person's: its id there. It outranks the other. */
  styleFile: z.optional(
    z.object({ id: z.string().check(z.maxLength(200)), title: z.string().check(z.maxLength(500)) }),
  ),
  sources: z.optional(z.array(searchSourceSchema).check(z.minLength(1))),
})
const nothingSet: z.output<typeof researchSchema> = {}

const isStyle = (text: string): text is CitationStyle => (citationStyles as readonly string[]).includes(text)

/** How references are written and where a search looks. Until somebody says otherwise, the persona's style and everything. */
export function useResearchPreferences() {
  const { persona } = usePersona()
  const [kept, set] = usePreference('research', researchSchema, nothingSet)
  const suggested = presetOf(persona).citationStyle
  const citationStyle = kept.citationStyle ?? (isStyle(suggested) ? suggested : 'Vancouver')
  const available = useSearchSources()
  const chosen = kept.sources?.filter((source) => available.includes(source)) ?? []
  // What was chosen may be gone from this server: a search needs one place at least.
  const sources: readonly SearchSource[] = chosen.length > 0 ? chosen : available
  return {
    citationStyle,
    styleFile: kept.styleFile,
    sources,
    available,
    setCitationStyle: (style: CitationStyle) => {
      const { styleFile: _file, ...others } = kept
      set({ ...others, citationStyle: style })
    },
    setStyleFile: (styleFile: { id: string; title: string }) => set({ ...kept, styleFile }),
    setSources: (next: readonly SearchSource[]) => set({ ...kept, sources: [...next] }),
  }
}
