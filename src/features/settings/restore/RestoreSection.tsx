import { ArchiveRestore, FileUp } from 'lucide-react'
import { useRef } from 'react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { restoreCopy as copy } from './restore.copy.ts'
import { useRestore } from './use-restore.ts'

/** The way back for what 'Export everything' took along. */
export function RestoreSection() {
  const { has } = useCapabilities()
  const input = useRef<HTMLInputElement>(null)
  const { restore, isRestoring, result, problem } = useRestore()
  if (!has('documents')) return null
  return (
    <Card title={copy.title}>
      <p>{copy.lead}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
          {copy.importPapers}
        </Button>
        <Button icon={ArchiveRestore} busy={isRestoring} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip"
          hidden
          aria-label={copy.choose}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) restore(file)
            event.target.value = ''
          }}
        />
      </div>
      <div role="status" className="mt-3 space-y-2">
        {isRestoring && <p>{copy.busy}</p>}
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {result && (
          <>
            <p className="font-semibold">{copy.sum(result.back, result.already, result.failed.length, result.total)}</p>
            {result.missingPapers > 0 && <p>{copy.missing(result.missingPapers)}</p>}
            <ul className="list-disc pl-5">
              {result.failed.map(({ name, reason }) => (
                <li key={name} className="break-words">
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}
