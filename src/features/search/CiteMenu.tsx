import { useQueryClient } from '@tanstack/react-query'
import { Quote } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { citingBy, styleTitle, type ChosenStyle } from '#research/citing/cite.ts'
import { useKeptStyles } from '#research/citing/kept-styles.queries.ts'
import { keptStyle, useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { citationStyles } from '#science/citations/reference-styles.ts'
import { messageOf } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { searchCopy as copy } from './search.copy.ts'

/** Copies chosen papers as references, in any style; the person's usual one stands first, those from files after ours. */
export function CiteMenu({ papers }: { papers: readonly Paper[] }) {
  const client = useQueryClient()
  const usual = useChosenStyle()
  const { styles: kept } = useKeptStyles()
  const all: ChosenStyle[] = [
    ...citationStyles.map((style): ChosenStyle => ({ is: 'built-in', style })),
    ...kept.map((row) => keptStyle(client, row)),
  ]
  const styles = [usual, ...all.filter((style) => styleTitle(style) !== styleTitle(usual))]
  const cite = async (style: ChosenStyle) => {
    let text: string
    try {
      // The rules of the styles are read when somebody cites.
      const citing = await citingBy(style, papers)
      text = papers.map(citing.cite).join('\n\n')
    } catch (error) {
      toast({ title: copy.styleFailed, description: messageOf(error, ''), variant: 'destructive' })
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: copy.cited(papers.length, styleTitle(style)) })
    } catch {
      toast({ title: copy.citeFailed, description: copy.citeFailedBody, variant: 'destructive' })
    }
  }
  return (
    <DropdownMenu
      label={copy.citeAs}
      trigger={<Button icon={Quote}>{copy.cite}</Button>}
      items={styles.map((style) => ({ label: styleTitle(style), onSelect: () => void cite(style) }))}
    />
  )
}
