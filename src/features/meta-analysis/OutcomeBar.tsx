import { Copy, Ellipsis, Pencil, Plus, Trash2, Waypoints } from 'lucide-react'
import { useState } from 'react'

import { newKey } from '#shared/browser/new-key.ts'
import { NameDialog } from '#shared/forms/NameDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { MetaDocument } from '#research/meta-analysis/document.ts'
import { newAccuracy, newNetwork, newOutcome, type Outcome } from '#research/meta-analysis/outcome.ts'

import { methodsCopy } from './methods/methods.copy.ts'

type Props = {
  document: MetaDocument
  outcome: Outcome
  onDocument: (step: (before: MetaDocument) => MetaDocument) => void
  onOutcome: (id: string) => void
}

/** The outcomes of the analysis: each a table and settings of its own. */
export function OutcomeBar({ document, outcome, onDocument, onOutcome }: Props) {
  const [isNaming, setIsNaming] = useState(false)
  const add = (made: Outcome) => {
    onDocument((before) => ({ ...before, outcomes: [...before.outcomes, made] }))
    onOutcome(made.id)
  }
  const isEmpty = document.outcomes.length === 1 && outcome.lines.every(({ cells }) => Object.values(cells).every((text) => text.trim() === '')) // prettier-ignore
  /** Another method begins in place of a table that nobody has begun. */
  const addMethod = (made: Outcome) => {
    if (!isEmpty) return add(made)
    onDocument((before) => ({ ...before, outcomes: [made] }))
    onOutcome(made.id)
  }
  const remove = () => {
    const rest = document.outcomes.filter(({ id }) => id !== outcome.id)
    onDocument((before) => ({ ...before, outcomes: before.outcomes.filter(({ id }) => id !== outcome.id) }))
    onOutcome(rest[0]?.id ?? '')
  }
  const rename = (name: string) => {
    onDocument((before) => ({
      ...before,
      outcomes: before.outcomes.map((each) => (each.id === outcome.id ? { ...each, name } : each)),
    }))
    setIsNaming(false)
  }
  return (
    <nav aria-label="Outcomes" className="flex flex-wrap items-center gap-1.5">
      {document.outcomes.map(({ id, name }) => (
        <Button
          key={id}
          size="small"
          variant={id === outcome.id ? 'secondary' : 'ghost'}
          aria-current={id === outcome.id || undefined}
          onClick={() => onOutcome(id)}
        >
          {name}
        </Button>
      ))}
      <DropdownMenu
        label="This outcome"
        trigger={<IconButton label="This outcome" icon={Ellipsis} size="small" />}
        items={[
          { label: 'Rename', icon: Pencil, onSelect: () => setIsNaming(true) },
          {
            label: 'Make a copy',
            icon: Copy,
            onSelect: () => add({ ...outcome, id: newKey(), name: `${outcome.name}, copy` }),
          },
          'separator',
          {
            label: 'Delete the outcome',
            icon: Trash2,
            tone: 'danger',
            disabled: document.outcomes.length === 1,
            onSelect: remove,
          },
        ]}
      />
      <Button
        size="small"
        variant="ghost"
        icon={Plus}
        onClick={() => add(newOutcome(`Outcome ${document.outcomes.length + 1}`, outcome.settings.measure))}
      >
        Add an outcome
      </Button>
      <DropdownMenu
        label={methodsCopy.more}
        trigger={
          <Button size="small" variant="ghost" icon={Waypoints}>
            {methodsCopy.more}
          </Button>
        }
        items={[
          { label: methodsCopy.network, onSelect: () => addMethod(newNetwork(methodsCopy.network)) },
          { label: methodsCopy.accuracy, onSelect: () => addMethod(newAccuracy(methodsCopy.accuracy)) },
        ]}
      />
      {isNaming && (
        <NameDialog
          title="Name of the outcome"
          label="Name"
          action="Rename"
          initial={outcome.name}
          onName={rename}
          onClose={() => setIsNaming(false)}
        />
      )}
    </nav>
  )
}
