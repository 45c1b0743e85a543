import { useId } from 'react'

import { externalSources } from '#contract/search.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { sourceNames } from '#research/papers/paper-words.ts'
import { useSearchSources } from '#research/preferences/search-sources.ts'
import { Button } from '#shared/ui/Button.tsx'

import { identifiersCopy as copy } from './identifiers.copy.ts'
import { ASKED_AT_ONCE } from './read-identifiers.ts'

type Props = { onFile: (file: File) => void; onBack: () => void }

/** A list of identifiers that is pasted and imported as a file is: each line is accounted for. */
export function PasteIdentifiers({ onFile, onBack }: Props) {
  const hintId = useId()
  const [text, setText] = useDraft('import-identifiers', 'new', '')
  const sources = useSearchSources()
  const outside = externalSources.filter((source) => sources.includes(source)).map((source) => sourceNames[source])
  const start = () => onFile(new File([text], copy.file, { type: 'text/plain' }))
  return (
    <div>
      <label className="block font-medium">
        {copy.label}
        <textarea
          rows={7}
          value={text}
          spellCheck={false}
          aria-describedby={hintId}
          onChange={(event) => setText(event.target.value)}
          className="mt-1 block w-full rounded-control border border-line-strong/60 bg-surface-raised p-3 font-mono"
        />
      </label>
      <p id={hintId} className="mt-1 text-ink-muted">
        {copy.hint} {outside.length > 0 ? copy.outside(outside.join(', '), ASKED_AT_ONCE) : copy.inLibrary}{' '}
        <HelpLink article="identifiers" about="identifiers" className="-my-2 align-middle" />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" disabled={text.trim() === ''} onClick={start}>
          {copy.action}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </div>
  )
}
