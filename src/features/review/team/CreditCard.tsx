import { useState } from 'react'

import { contributionStatement, creditRoles, type CreditRole } from '#science/authorship/credit.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'

import { useReview } from '../model/ReviewProvider.tsx'

const isRole = (role: string): role is CreditRole => creditRoles.some((each) => each.role === role)

/** The contribution statement of a review, one person after the other. */
export function useContributions(): string {
  const { beside, names } = useReview()
  return contributionStatement(
    [...beside.credits].map(([by, roles]) => ({ name: names.get(by) ?? '', roles: roles.filter(isRole) })),
    'person',
  )
}

/** Who did what, by CRediT: it goes into the report. */
export function CreditCard() {
  const { team, names, beside, me, write, canWrite } = useReview()
  const [person, setPerson] = useState(me)
  const statement = useContributions()
  const roles = beside.credits.get(person) ?? []
  return (
    <Card title="Contributions">
      <div className="space-y-3">
        <SelectField
          label="Person"
          value={person}
          onChange={(event) => setPerson(event.target.value)}
          options={team.map((by) => ({ value: by, label: names.get(by) ?? 'You' }))}
        />
        <details>
          <summary className="cursor-pointer text-accent">Roles by CRediT: {roles.length} chosen</summary>
          <div className="mt-2 grid gap-1">
            {creditRoles.map(({ role, means }) => (
              <Checkbox
                key={role}
                label={
                  <>
                    {role} <span className="text-xs text-ink-muted">{means}</span>
                  </>
                }
                checked={roles.includes(role)}
                disabled={!canWrite}
                onChange={(isOn) =>
                  write([
                    {
                      kind: 'credited',
                      userId: person,
                      roles: isOn ? [...roles, role] : roles.filter((each) => each !== role),
                    },
                  ])
                }
              />
            ))}
          </div>
        </details>
        {statement !== '' && (
          <>
            <p className="rounded-control bg-surface-sunken p-3">{statement}</p>
            <Button
              size="small"
              onClick={() =>
                void navigator.clipboard.writeText(statement).then(
                  () => toast({ title: 'Copied' }),
                  () => toast({ title: 'The browser did not allow copying', variant: 'destructive' }),
                )
              }
            >
              Copy
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
