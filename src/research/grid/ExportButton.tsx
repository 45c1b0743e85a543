import { Download } from 'lucide-react'

import { messageOf } from '#shared/api/errors.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { gridCopy as copy } from './grid.copy.ts'
import type { ExportEntry } from './grid-exports.ts'

type Props = {
  entries: readonly ExportEntry[]
  /** What the files are made of is not all here yet. */
  isWaiting?: boolean
}

/** Saves the analysis in one of the forms that its view offers. Free on every plan. */
export function ExportButton({ entries, isWaiting = false }: Props) {
  const [save, isSaving] = useOnce(async (entry: ExportEntry) => {
    try {
      const file = await entry.file()
      saveFile(file)
      toast({ title: `Saved ${file.name}` })
    } catch (error) {
      const description = `${messageOf(error, 'The file could not be written.')} ${copy.kept}`
      toast({ title: copy.exportFailed, description, variant: 'destructive' })
    }
  })
  return (
    <DropdownMenu
      label="Export as"
      align="end"
      trigger={
        <Button icon={Download} isShort busy={isSaving} disabled={isWaiting}>
          Export
        </Button>
      }
      items={entries.map((entry) => ({ label: entry.label, onSelect: () => save(entry) }))}
    />
  )
}
