import { Copy, Plus } from 'lucide-react'
import { useId, useState } from 'react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { contributionStatement, creditRoles } from '#science/authorship/credit.ts'
import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { contributionCopy as copy } from './contribution.copy.ts'
import { useContributors } from './use-contributors.ts'

const orders = [
  { value: 'person', label: copy.byPerson },
  { value: 'role', label: copy.byRole },
] as const

/** Writes the contribution statement of a paper out of ticked roles. */
export function ContributionCard({ ownName }: { ownName: string }) {
  const { contributors, rename, toggle, add, remove, isFull, isTouched, clear } = useContributors(ownName)
  const [by, setBy] = useState<'person' | 'role'>('person')
  const id = useId()
  const statement = contributionStatement(contributors, by)
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(statement)
      toast({ title: copy.copied })
    } catch {
      toast({ title: copy.copyFailed, description: copy.copyFailedBody, variant: 'destructive' })
    }
  }
  return (
    <Card title={copy.title} actions={<HelpLink article="credit-roles" about="the fourteen roles" />}>
      <p className="mb-4 text-ink-muted">{copy.lead}</p>
      <ol className="space-y-5">
        {contributors.map(({ name, roles }, index) => {
          const called = name.trim() || copy.person(index + 1)
          return (
            // People have no id; their place in the statement is who they are here.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="border-b border-line pb-5">
              <div className="flex items-end gap-2">
                <TextField
                  className="min-w-0 flex-1"
                  label={contributors.length > 1 ? `${copy.name}, ${copy.person(index + 1).toLowerCase()}` : copy.name}
                  value={name}
                  onChange={(event) => rename(index, event.target.value)}
                />
                {contributors.length > 1 && (
                  <Button variant="ghost" aria-label={copy.removePerson(called)} onClick={() => remove(index)}>
                    Remove
                  </Button>
                )}
              </div>
              <fieldset className="mt-3">
                <legend className="sr-only">{copy.roles(called)}</legend>
                <div className="grid grid-cols-2 gap-x-4 gap-y-2 xl:grid-cols-3">
                  {creditRoles.map(({ role, means }) => (
                    <Checkbox
                      key={role}
                      checked={roles.includes(role)}
                      onChange={(isOn) => toggle(index, role, isOn)}
                      label={
                        <>
                          {role}
                          <span className="block text-xs text-ink-muted max-sm:hidden">{means}</span>
                        </>
                      }
                    />
                  ))}
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <Button icon={Plus} disabled={isFull} onClick={add}>
          {copy.addPerson}
        </Button>
        <ChoiceField label={copy.order} value={by} options={orders} onChange={setBy} />
      </div>
      <h3 id={id} className="mt-6 mb-2 font-semibold">
        {copy.statement}
      </h3>
      <output
        aria-labelledby={id}
        className="block rounded-control border border-line bg-surface-sunken p-4 font-serif text-base wrap-anywhere"
      >
        {statement === '' ? <span className="font-sans text-sm text-ink-muted">{copy.nothing}</span> : statement}
      </output>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <p className="mr-auto text-ink-muted">{copy.kept}</p>
        {isTouched && (
          <Button variant="ghost" onClick={clear}>
            {copy.clear}
          </Button>
        )}
        <Button icon={Copy} disabled={statement === ''} onClick={() => void handleCopy()}>
          {copy.copy}
        </Button>
      </div>
    </Card>
  )
}
