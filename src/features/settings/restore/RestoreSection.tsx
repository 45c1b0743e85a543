import { ArchiveRestore, FileUp } from 'lucide-react'
import { useRef } from 'react'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { TallyLine } from '#research/export/TallyLine.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { restoreCopy as copy } from './restore.copy.ts'
import { useRestore, type Restored } from './use-restore.ts'

/** The way back for what 'Export everything' took along. */
export function RestoreSection() {
  const { has } = useCapabilities()
  const input = useRef<HTMLInputElement>(null)
  const { restore, isRestoring, result, problem, step, stop } = useRestore()
  if (!has('documents')) return null
  return (
    <Card title={copy.title}>
      <p>{copy.lead}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={ArchiveRestore} busy={isRestoring} onClick={() => input.current?.click()}>
          {copy.choose}
        </Button>
        {isRestoring && <Button onClick={stop}>{copy.stop}</Button>}
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
      {step && (
        <div className="mt-4 max-w-100">
          <Progress label={copy.busy[step.part]} value={step.done} max={step.total} />
        </div>
      )}
      <div role="status" className="mt-3 space-y-3">
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {result && <Result result={result} />}
      </div>
    </Card>
  )
}

const pastParts = ['filters', 'searches', 'conversations'] as const

function Result({ result: { library, past, missingPapers, ...syntheses } }: { result: Restored }) {
  return (
    <>
      {library ? (
        <>
          <TallyLine sum={copy.sum} name={copy.kinds.papers} tally={library.papers} />
          {library.files.total > 0 && <TallyLine sum={copy.sum} name={copy.kinds.files} tally={library.files} />}
          {library.highlights && library.highlights.total > 0 && (
            <TallyLine sum={copy.sum} name={copy.kinds.highlights} tally={library.highlights} />
          )}
          {library.ledger && <TallyLine sum={copy.sum} name={copy.kinds.ledger} tally={library.ledger} />}
        </>
      ) : (
        <Notice
          action={
            <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
              {copy.importPapers}
            </Button>
          }
        >
          {copy.older}
        </Notice>
      )}
      <TallyLine sum={copy.sum} name={copy.kinds.syntheses} tally={syntheses} />
      {pastParts
        .filter((part) => past && past[part].total > 0)
        .map((part) => past && <TallyLine key={part} sum={copy.sum} name={copy.kinds[part]} tally={past[part]} />)}
      {missingPapers > 0 && <p>{copy.missing(missingPapers)}</p>}
    </>
  )
}
