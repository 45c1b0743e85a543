import { Download } from 'lucide-react'

import type { Paper } from '#contract/papers.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { count } from '#shared/format/count.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { styleTitle } from '../citing/cite.ts'
import { useChosenStyle } from '../citing/use-chosen-style.ts'
import { exportFormats, exportPapers, isCited, type ExportFormat } from './export-papers.ts'
import { saveFile } from '#shared/browser/save-file.ts'

type Props = {
  /** May have to be fetched first. */
  papers: () => Promise<readonly Paper[]> | readonly Paper[]
  /** Of the file, without an extension. */
  name: string
  size?: 'small' | 'medium'
  /** Offers the archive with files and notes: for papers of the person's own library. */
  withFiles?: boolean
}

/** Saves papers in one of the formats that other programs read. Free on every plan. */
export function ExportMenu({ papers, name, size, withFiles = false }: Props) {
  const style = useChosenStyle()
  const [save, isSaving] = useOnce(async (format: ExportFormat) => {
    try {
      const chosen = await papers()
      saveFile(await exportPapers(chosen, format, name, style))
      toast({ title: `${count(chosen.length, 'paper', 'papers')} exported as ${exportFormats[format].label}` })
    } catch (error) {
      toast({
        title: 'The export failed',
        description: error instanceof Error ? error.message : 'Your choice is kept. Try again.',
        variant: 'destructive',
      })
    }
  })
  return (
    <DropdownMenu
      label="Export as"
      trigger={
        <Button icon={Download} busy={isSaving} {...(size && { size })}>
          Export
        </Button>
      }
      items={(Object.keys(exportFormats) as ExportFormat[])
        .filter((format) => withFiles || format !== 'archive')
        .map((format) => ({
          // Where references stand in the file, by which style: Settings say so.
          label: isCited(format)
            ? `${exportFormats[format].label} (${styleTitle(style)})`
            : exportFormats[format].label,
          onSelect: () => save(format),
        }))}
    />
  )
}
