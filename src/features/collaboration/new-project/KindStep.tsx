import { ChoiceField } from '#shared/forms/ChoiceField.tsx'
import type { FormOf } from '#shared/forms/use-form.ts'

import { kindOf, type Draft } from './new-project.form.ts'
import { kinds, newProjectCopy as copy } from './new-project.copy.ts'

type Props = { draft: Draft; form: Pick<FormOf<Draft>, 'choice'> }

/** What kind of project it is, and what is made for it. */
export function KindStep({ draft, form }: Props) {
  const kind = kindOf(draft.kind)
  return (
    <div className="space-y-5">
      <ChoiceField
        {...form.choice('kind')}
        label={copy.kind}
        options={kinds.map(({ id, name, body }) => ({ value: id, label: name, hint: body }))}
      />
      {kind && (
        <section aria-label={copy.gets} className="rounded-card border border-line bg-surface p-4">
          <h3 className="font-semibold">{copy.gets}</h3>
          <ol className="mt-2 list-decimal space-y-1 pl-5">
            {kind.tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
          <p className="mt-3 text-ink-muted">
            {copy.milestone}: {kind.milestone}
          </p>
        </section>
      )}
    </div>
  )
}
