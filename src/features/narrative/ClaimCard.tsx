import { EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Claim, NarrativeSection } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu, type MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { AddEvidence } from './AddEvidence.tsx'
import { citeClaim, moveClaim, putClaim, removeClaim, type Edit } from './edits.ts'
import { narrativeCopy as copy } from './narrative.copy.ts'

type Props = {
  claim: Claim
  sections: readonly NarrativeSection[]
  papers: readonly Paper[]
  labels: ReadonlyMap<string, string>
  mayWrite: boolean
  onEdit: (edit: Edit) => void
}

const stanceOptions = Object.entries(copy.stances).map(([value, label]) => ({ value, label }))

/** One statement: its words, which way it speaks, and the passages that it stands on. */
export function ClaimCard({ claim, sections, papers, labels, mayWrite, onEdit }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const close = () => {
    setIsAdding(false)
    focusNext(() => add.current)
  }
  const menu: MenuEntry[] = [
    ...sections
      .filter(({ id }) => id !== claim.sectionId)
      .map(({ id, heading }) => ({ label: copy.moveTo(heading), onSelect: () => onEdit(moveClaim(claim.id, id)) })),
    ...(claim.sectionId === undefined
      ? []
      : [
          { label: copy.aside, onSelect: () => onEdit(moveClaim(claim.id, undefined)) },
          { label: copy.cite, onSelect: () => onEdit(citeClaim(claim)), disabled: claim.evidence.length === 0 },
        ]),
    'separator',
    { label: copy.deleteClaim, onSelect: () => onEdit(removeClaim(claim.id)), tone: 'danger' },
  ]
  return (
    <li className="rounded-control border border-line bg-surface p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextAreaField
            label={copy.claimText}
            labelHidden
            rows={2}
            maxLength={4000}
            readOnly={!mayWrite}
            value={claim.text}
            onChange={(event) => onEdit(putClaim({ ...claim, text: event.target.value, by: 'person' }))}
          />
        </div>
        {mayWrite && (
          <DropdownMenu
            label={`${copy.claimMenu}: ${claim.text.slice(0, 60)}`}
            align="end"
            items={menu}
            trigger={
              <IconButton
                label={`${copy.claimMenu}: ${claim.text.slice(0, 60)}`}
                icon={EllipsisVertical}
                size="small"
              />
            }
          />
        )}
      </div>
      <div className="mt-2 space-y-2">
        {claim.evidence.length === 0 && <p className="text-sm text-state-yellow">{copy.noEvidence}</p>}
        {claim.evidence.map((evidence) => (
          <div key={`${evidence.documentId}/${evidence.start}/${evidence.quote}`}>
            <p className="mb-1 text-xs font-medium text-ink-muted">
              {labels.get(evidence.documentId) ?? evidence.documentId}
            </p>
            <EvidenceQuote evidence={evidence} className="text-sm" />
          </div>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="w-32">
          <SelectField
            label={copy.stance}
            labelHidden
            options={stanceOptions}
            disabled={!mayWrite}
            value={claim.stance}
            onChange={(event) => onEdit(putClaim({ ...claim, stance: event.target.value as Claim['stance'] }))}
          />
        </div>
        {mayWrite && !isAdding && (
          <Button ref={add} size="small" onClick={() => setIsAdding(true)}>
            {copy.addEvidence}
          </Button>
        )}
        <span className="ml-auto text-xs text-ink-muted">{copy.by[claim.by]}</span>
      </div>
      {isAdding && (
        <AddEvidence
          papers={papers}
          labels={labels}
          onAdd={(evidence) => {
            onEdit(putClaim({ ...claim, evidence: [...claim.evidence, evidence] }))
            close()
          }}
          onCancel={close}
        />
      )}
    </li>
  )
}
