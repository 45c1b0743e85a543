import { Trash2 } from 'lucide-react'

import type { Criterion } from '#contract/review-body.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { useReview } from '../model/ReviewProvider.tsx'

function CriteriaList({ kind, label }: { kind: Criterion['kind']; label: string }) {
  const { body, canWrite, save } = useReview()
  const own = body.criteria.filter((each) => each.kind === kind)
  return (
    <div>
      <h3 className="mb-1.5 font-medium">{label}</h3>
      <ul className="space-y-1">
        {own.map((each) => (
          <li key={each.id} className="flex items-start justify-between gap-2">
            <span className="min-w-0 pt-1 wrap-anywhere">{each.text}</span>
            {canWrite && (
              <IconButton
                label={`Delete criterion “${each.text}”`}
                icon={Trash2}
                size="small"
                onClick={() => void save({ criteria: body.criteria.filter(({ id }) => id !== each.id) })}
              />
            )}
          </li>
        ))}
        {own.length === 0 && <li className="text-ink-muted">None yet.</li>}
      </ul>
      {canWrite && (
        <AddField
          className="mt-2 flex items-end gap-2"
          label={`Add: ${label.toLowerCase()}`}
          labelHidden
          placeholder="Add a criterion"
          maxLength={300}
          onAdd={(text) => void save({ criteria: [...body.criteria, { id: newKey(), kind, text }] })}
        />
      )}
    </div>
  )
}

/** Criteria of the review: they stand beside every record. */
export function CriteriaEditor() {
  return (
    <Card title="Criteria">
      <div className="space-y-5">
        <CriteriaList kind="include" label="Include when" />
        <CriteriaList kind="exclude" label="Exclude when" />
      </div>
    </Card>
  )
}
