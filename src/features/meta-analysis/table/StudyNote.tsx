import type { Computed } from '#research/meta-analysis/compute.ts'
import type { Outcome } from '#research/meta-analysis/outcome.ts'
import { columnsOf } from '#research/meta-analysis/read-lines.ts'
import { LinePaper } from './LinePaper.tsx'
import { capital, intervalText, measureWords, percentText } from '#research/meta-analysis/result-words.ts'
import type { Picker } from '#research/grid/picker-slot.ts'
import type { OnEdit } from './use-grid.ts'

type Props = {
  /** The table as it is typed; `computed` may be a moment behind it. */
  outcome: Outcome
  computed: Computed
  id: string | undefined
  onEdit: OnEdit
  picker: Picker
}

/** How the chosen study's effect came about: its formula, what was done first, what was worked out. */
export function StudyNote({ outcome, computed, id, onEdit, picker }: Props) {
  const { byId, analysis } = computed
  const line = outcome.lines.find((each) => each.id === id)
  const result = line && byId.get(line.id)
  if (!line || !result) return null
  const used = result.state === 'used' ? result : undefined
  const labels = new Map(columnsOf(outcome).map(({ key, hint, label }) => [key, hint ?? label]))
  const derived = Object.entries(line.workedOut ?? {})
  return (
    <aside aria-label={`About ${result.label}`} className="rounded-card border border-line bg-surface px-4 py-3">
      <p>
        <strong className="font-semibold">{result.label}</strong>
        {used
          ? `: ${measureWords(analysis)} ${intervalText(used.natural)}${used.weight === undefined ? '' : `, weight ${percentText(used.weight)}`}`
          : ` is not pooled: ${'reason' in result ? result.reason : ''}`}
      </p>
      {used && (
        <p className="text-xs text-ink-muted">
          {`${used.effect.formula}. ${used.effect.source}.${used.effect.notes.length > 0 ? ` ${capital(used.effect.notes.join('; '))}.` : ''}`}
        </p>
      )}
      {derived.map(([key, how]) => (
        <p key={key} className="text-xs text-ink-muted">
          {`${labels.get(key) ?? key} ${line.cells[key] ?? ''}, worked out from ${Object.entries(how.from)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}: ${how.formula}. ${how.source}.${how.assumes === undefined ? '' : ` Assumes ${how.assumes}.`}`}
        </p>
      ))}
      <LinePaper key={line.id} line={line} onEdit={onEdit} picker={picker} />
    </aside>
  )
}
