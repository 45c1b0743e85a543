import { useState } from 'react'

import { adminApi, type AdminUser } from '#contract/admin.ts'
import { planIds, type PlanId } from '#contract/subscription.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'

import { planName } from '../frame/admin.copy.ts'
import { ChangeDialog } from '../frame/ChangeDialog.tsx'
import { accountChange, choiceOf } from './account-change.ts'
import { peopleCopy as copy } from './people.copy.ts'

/** Gives a plan or takes one, makes an admin or ends being one. */
export function ChangeAccount({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [next, setNext] = useState(() => choiceOf(user))
  const { user: own } = useSession()
  const { mutateAsync } = useApiMutation(adminApi.updateUser, {
    invalidates: [adminApi.users, adminApi.people, adminApi.plans, adminApi.log],
  })
  const { changes, impact } = accountChange(user, next, own?.id ?? '')
  const was = choiceOf(user)
  const plans = planIds.includes(user.plan as PlanId) ? planIds : [...planIds, user.plan]
  return (
    <ChangeDialog
      title={copy.changeOf(user.name)}
      target={`user:${user.userId}`}
      changes={changes}
      impact={impact}
      note={{ label: copy.note, hint: copy.noteHint }}
      action={copy.save}
      onClose={onClose}
      onConfirm={async (note, clientKey) => {
        await mutateAsync({
          params: { userId: user.userId },
          body: {
            clientKey,
            ...(note !== '' && { note }),
            ...(next.plan !== was.plan && { plan: next.plan as PlanId }),
            ...(next.role !== was.role && { role: next.role }),
          },
        })
        toast({ title: copy.saved(user.name) })
      }}
      fields={
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={copy.plan}
            value={next.plan}
            options={plans.map((value) => ({ value, label: planName(value) }))}
            onChange={(event) => setNext({ ...next, plan: event.target.value })}
          />
          <SelectField
            label={copy.role}
            value={next.role}
            options={[
              { value: 'user', label: copy.user },
              { value: 'admin', label: copy.admin },
            ]}
            onChange={(event) => setNext({ ...next, role: event.target.value === 'admin' ? 'admin' : 'user' })}
          />
        </div>
      }
    />
  )
}
