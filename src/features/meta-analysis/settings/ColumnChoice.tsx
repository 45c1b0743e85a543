import { Columns3, X } from 'lucide-react'
import * as z from 'zod/mini'

import { newKey } from '#shared/browser/new-key.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Popover } from '#shared/ui/Popover.tsx'

import { columns, forms, formsFor, type FormKey } from '#research/meta-analysis/columns.ts'
import type { Extra, Outcome } from '#research/meta-analysis/outcome.ts'
import type { OnEdit } from '../table/use-grid.ts'

const EXTRAS: readonly Extra[] = ['year', 'subgroup', 'sampleId', 'controlId', 'sharedBy', 'bias']

/** Which columns the table shows: the forms in which papers report, moderators, and what tells lines apart. */
export function ColumnChoice({ outcome, onEdit }: { outcome: Outcome; onEdit: OnEdit }) {
  const fitting = formsFor(outcome.settings.measure)
  const toggleForm = (form: FormKey, isOn: boolean) =>
    onEdit((before) => {
      const next = isOn
        ? fitting.filter((key) => key === form || before.forms.includes(key))
        : before.forms.filter((key) => key !== form)
      return next.length === 0 ? before : { ...before, forms: next }
    })
  const toggleExtra = (extra: Extra, isOn: boolean) =>
    onEdit((before) => ({
      ...before,
      extras: isOn ? [...before.extras, extra] : before.extras.filter((each) => each !== extra),
    }))
  const isNew = (name: string) => outcome.moderators.every((moderator) => moderator.name !== name)
  const add = (name: string) => {
    const key = newKey().slice(0, 8)
    onEdit((before) => ({
      ...before,
      moderators: [...before.moderators, { key, name }],
      regressOn: [...before.regressOn, key],
    }))
  }
  return (
    <Popover
      label="Columns"
      className="w-88"
      trigger={
        <Button size="small" icon={Columns3}>
          Columns
        </Button>
      }
    >
      <div className="space-y-4">
        <fieldset>
          <legend className="mb-1.5 font-medium">What papers report</legend>
          <div className="space-y-1">
            {fitting.map((form) => (
              <Checkbox
                key={form}
                className="flex!"
                label={forms[form].label}
                checked={outcome.forms.includes(form)}
                disabled={outcome.forms.length === 1 && outcome.forms.includes(form)}
                onChange={(isOn) => toggleForm(form, isOn)}
              />
            ))}
          </div>
          <p className="mt-1.5 text-xs text-ink-muted">A line is read in the first form whose numbers are all there.</p>
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-medium">About the study</legend>
          <div className="space-y-1">
            {EXTRAS.map((extra) => (
              <Checkbox
                key={extra}
                className="flex!"
                label={columns[extra].label}
                checked={outcome.extras.includes(extra)}
                onChange={(isOn) => toggleExtra(extra, isOn)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-medium">Moderators</legend>
          <ul>
            {outcome.moderators.map((moderator) => (
              <li key={moderator.key} className="flex items-center justify-between gap-2">
                {moderator.name}
                <IconButton
                  label={`Remove ${moderator.name}`}
                  icon={X}
                  size="small"
                  onClick={() =>
                    onEdit((before) => ({
                      ...before,
                      moderators: before.moderators.filter(({ key }) => key !== moderator.key),
                      regressOn: before.regressOn.filter((key) => key !== moderator.key),
                    }))
                  }
                />
              </li>
            ))}
          </ul>
          <AddField
            className="mt-1 flex items-end gap-2"
            label="New moderator"
            maxLength={60}
            placeholder="Dose, in mg"
            rule={neededText().check(z.refine(isNew, 'There is one of this name.'))}
            judge="change"
            onAdd={add}
          />
        </fieldset>
      </div>
    </Popover>
  )
}
