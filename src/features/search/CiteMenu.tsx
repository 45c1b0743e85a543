import { Quote } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { useResearchPreferences } from '#research/preferences/research.ts'
import { citationStyles, type CitationStyle } from '#science/citations/reference-styles.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { searchCopy as copy } from './search.copy.ts'

/** Copies chosen papers as references, in any style; the person's usual one stands first. */
export function CiteMenu({ papers }: { papers: readonly Paper[] }) {
  const { citationStyle } = useResearchPreferences()
  const styles = [citationStyle, ...citationStyles.filter((style) => style !== citationStyle)]
  const cite = async (style: CitationStyle) => {
    try {
      // The rules of the styles are read when somebody cites.
      const { referenceText } = await import('#science/citations/reference-text.ts')
      await navigator.clipboard.writeText(papers.map((paper) => referenceText(paper, style)).join('\n\n'))
      toast({ title: copy.cited(papers.length, style) })
    } catch {
      toast({ title: copy.citeFailed, description: copy.citeFailedBody, variant: 'destructive' })
    }
  }
  return (
    <DropdownMenu
      label={copy.citeAs}
      trigger={<Button icon={Quote}>{copy.cite}</Button>}
      items={styles.map((style) => ({ label: style, onSelect: () => void cite(style) }))}
    />
  )
}
