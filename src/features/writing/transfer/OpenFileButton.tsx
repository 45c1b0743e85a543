import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { transferCopy as copy } from './transfer.copy.ts'

const OpenFileDialog = lazyPart(async () => (await import('./OpenFileDialog.tsx')).OpenFileDialog)

/** Opens a document of another program as a new draft. */
export function OpenFileButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={FileUp} onClick={() => setIsOpen(true)}>
        {copy.openButton}
      </Button>
      {isOpen && (
        <Suspense>
          <OpenFileDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
