import { Download } from 'lucide-react'
import { Suspense, useState } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { transferCopy as copy } from './transfer.copy.ts'

const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog)

/** Opens the export of the draft that is open. */
export function ExportButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="ghost" icon={Download} onClick={() => setIsOpen(true)}>
        {copy.exportButton}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
