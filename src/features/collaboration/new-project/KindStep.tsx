import { ChoiceField } from '#shared/forms/ChoiceField.tsx'

import { kindOf, type Draft } from './new-project.form.ts'
import { kinds, newProjectCopy as copy } from './new-project.copy.ts'

type Props = { draft: Draft; change: (part: Partial<Draft>) => void }

/** What kind of project it is, and what is made for it. */
export function KindStep({ draft, change }: Props) {
  const kind = kindOf(draft.kind)
  return (
    <div className="space-y-5">
      <ChoiceField
        label={copy.kind}
        value={draft.kind}
        options={kinds.map(({ id, name, body }) => ({ value: id, label: name, hint: body }))}
        onChange={(value) => change({ kind: value })}
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
