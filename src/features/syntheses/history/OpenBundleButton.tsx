import { FileUp } from 'lucide-react'
import { useRef } from 'react'

import { Button } from '#shared/ui/Button.tsx'

import { historyCopy } from './history.copy.ts'

/** Asks for a file of saved analyses. */
export function OpenBundleButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={FileUp} busy={busy} onClick={() => file.current?.click()}>
        {historyCopy.openBundle}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="hidden"
        aria-label={historyCopy.openBundle}
        onChange={(event) => {
          const [given] = event.target.files ?? []
          event.target.value = ''
          if (given) onFile(given)
        }}
      />
    </>
  )
}
