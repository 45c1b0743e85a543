import { X } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useDraft } from '../draft-context.ts'
import { toggleChosen, useChosenPassages } from '../evidence/chosen-passages.ts'
import { assistCopy as copy } from './assist.copy.ts'

/** The passages from which the text is to go on. */
export function ChosenPassages() {
  const { id, showPanel } = useDraft()
  const passages = useChosenPassages(id)
  return (
    <section aria-label={copy.passagesTitle} className="space-y-2">
      <h3 className="font-semibold">{copy.passagesTitle}</h3>
      {passages.length === 0 ? (
        <div className="space-y-2">
          <p className="text-ink-muted">{copy.noPassages}</p>
          <Button size="small" onClick={() => showPanel('evidence')}>
            {copy.toEvidence}
          </Button>
        </div>
      ) : (
        <ul className="space-y-2">
          {passages.map((passage) => (
            <li key={`${passage.documentId} ${passage.quote}`} className="flex items-start gap-1">
              <p
                dir="auto"
                className="line-clamp-3 min-w-0 flex-1 border-l-2 border-evidence-strong pl-2 font-serif wrap-anywhere"
              >
                {passage.quote} <span className="font-sans text-xs text-ink-muted">{passage.label}</span>
              </p>
              <IconButton
                size="small"
                icon={X}
                label={`${copy.drop}: ${passage.quote.slice(0, 40)}`}
                onClick={() => toggleChosen(id, passage)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
