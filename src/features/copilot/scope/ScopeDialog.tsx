import { useState } from 'react'

import type { Scope } from '#contract/copilot.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { useScopeChoices, type NamedScope } from './scope-choices.ts'

export type { NamedScope } from './scope-choices.ts'

type Props = { kind: NamedScope; onChoose: (scope: Scope) => void; onClose: () => void }

/** One collection, project or search to ask. */
export function ScopeDialog({ kind, onChoose, onClose }: Props) {
  const read = useScopeChoices(kind)
  const { choices, isPending, error } = read
  const [picked, setPicked] = useState('')
  const id = picked === '' ? choices[0]?.id : picked
  return (
    <Dialog
      onClose={onClose}
      title={copy.chooseTitle[kind]}
      description={copy.chooseLead}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            disabled={id === undefined}
            onClick={() => id !== undefined && onChoose({ kind, id })}
          >
            {copy.use}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorCard title="The list could not be loaded" of={read} />
      ) : isPending ? (
        <Skeleton lines={2} />
      ) : choices.length === 0 ? (
        <p className="text-ink-muted">{copy.chooseNothing[kind]}</p>
      ) : (
        <SelectField
          label={copy.chooseTitle[kind]}
          labelHidden
          value={id ?? ''}
          options={choices.map(({ id: value, label, papers }) => ({
            value,
            label: papers === undefined ? label : copy.scopeOf(label, papers),
          }))}
          onChange={(event) => setPicked(event.target.value)}
        />
      )}
    </Dialog>
  )
}
