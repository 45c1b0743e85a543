import { ClipboardList } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { logForms, saveLog, type LogForm } from './save-log.ts'
import { searchCopy as copy } from './search.copy.ts'

/** The log of one or several runs, in each of its forms. They may have to be fetched first. */
export function LogMenu({ runs }: { runs: () => Promise<readonly SearchRun[]> | readonly SearchRun[] }) {
  const [save, isSaving] = useOnce(async (form: LogForm) => {
    try {
      await saveLog(await runs(), form)
    } catch (error) {
      toast({ title: copy.logFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  return (
    <DropdownMenu
      label={copy.log}
      trigger={
        <Button icon={ClipboardList} isShort busy={isSaving}>
          {copy.log}
        </Button>
      }
      items={logForms.map((form) => ({ label: copy.logForms[form], onSelect: () => save(form) }))}
    />
  )
}
