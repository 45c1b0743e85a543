import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useDeferredValue } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'

import { paletteCopy as copy } from './palette.copy.ts'
import { PaletteGroup, PaletteRow } from './PaletteRow.tsx'

/** Letters from which on papers are looked for, and the papers that are shown. */
const LEAST = 3
const SHOWN = '6'
const MOST = 400

type Props = { typed: string; onGo: (to: string) => void }

/** Papers of the libraries that have the typed words, whoever opened them. */
export function PalettePapers({ typed, onGo }: Props) {
  const isOffered = useCapabilities().has('documents')
  const text = useDeferredValue(typed.trim().slice(0, MOST))
  const { data } = useQuery({
    ...apiQuery(documentsApi.list, { query: { scope: 'all', text, limit: SHOWN } }),
    enabled: isOffered && text.length >= LEAST,
  })
  const found = text.length < LEAST ? [] : (data?.documents ?? [])
  return (
    <PaletteGroup heading={copy.papers}>
      {found.map(({ id, title, year }) => (
        // The server has matched them, by other fields too: what was typed stands behind the title as a word of each.
        <PaletteRow
          key={id}
          value={`paper ${id} ${title}`}
          words={[title || copy.untitled, typed]}
          icon={FileText}
          {...(year !== undefined && { note: String(year) })}
          onSelect={() => onGo(paths.document(id))}
        >
          <span className="font-serif">{title || copy.untitled}</span>
        </PaletteRow>
      ))}
    </PaletteGroup>
  )
}
