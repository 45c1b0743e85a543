import { useState } from 'react'

import { adminApi, type AdminTeam } from '#contract/admin.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { toast } from '#shared/toast/toast.ts'

import { ChangeDialog } from '../frame/ChangeDialog.tsx'
import { organizationCopy as copy } from './organization.copy.ts'
import { formOf, seatLimitOf, teamChange, type TeamForm } from './team-change.ts'

/** Moves, renames and hands on a team, and sets its seats. What follows from it is said before. */
export function ChangeTeam({ team, onClose }: { team: AdminTeam; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(team))
  const { mutateAsync } = useApiMutation(adminApi.updateTeam, { invalidates: [adminApi.teams, adminApi.log] })
  const set = (patch: Partial<TeamForm>) => setForm({ ...form, ...patch })
  const was = formOf(team)
  const seatLimit = seatLimitOf(form.seats, team.seats.used)
  const isValid = seatLimit !== undefined && form.name.trim() !== ''
  const { changes, impact } = teamChange(team, form)
  return (
    <ChangeDialog
      title={copy.changeOf(team.name)}
      target={`team:${team.id}`}
      // What could not be set is no change yet.
      changes={isValid ? changes : []}
      impact={impact}
      action={copy.save}
      onClose={onClose}
      onConfirm={async (_, clientKey) => {
        const { name } = await mutateAsync({
          params: { id: team.id },
          body: {
            version: team.version,
            clientKey,
            ...(form.name.trim() !== was.name && { name: form.name.trim() }),
            ...(form.organization.trim() !== was.organization && { organization: form.organization.trim() }),
            ...(form.path.trim() !== was.path && { hierarchyPath: form.path.trim() }),
            ...(form.ownerId !== was.ownerId && { ownerId: form.ownerId }),
            ...(form.seats.trim() !== was.seats && seatLimit !== undefined && { seatLimit }),
          },
        })
        toast({ title: copy.saved(name) })
      }}
      fields={
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={copy.fields.name}
            required
            maxLength={200}
            value={form.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={copy.fields.organization}
            maxLength={200}
            value={form.organization}
            onChange={(event) => set({ organization: event.target.value })}
          />
          <TextField
            label={copy.fields.path}
            hint={copy.pathHint}
            maxLength={400}
            value={form.path}
            onChange={(event) => set({ path: event.target.value })}
          />
          <TextField
            label={copy.fields.seats}
            hint={copy.seatsHint}
            inputMode="numeric"
            value={form.seats}
            error={seatLimit === undefined ? copy.badSeats(team.seats.used) : ''}
            onChange={(event) => set({ seats: event.target.value })}
          />
          <SelectField
            label={copy.fields.owner}
            value={form.ownerId}
            options={[
              ...(was.ownerId === '' ? [{ value: '', label: copy.noOwner }] : []),
              ...team.members.map(({ userId, name }) => ({ value: userId, label: name })),
            ]}
            onChange={(event) => set({ ownerId: event.target.value })}
          />
        </div>
      }
    />
  )
}
