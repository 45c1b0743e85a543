import type { PersonaType } from '#contract/user.ts'
import { defaultPanels } from '#platform/persona/default-panels.ts'
import { classNames } from '#shared/ui/class-names.ts'

/** A dashboard in miniature: where each of the three panels stands and what it is called. */
export function DashboardPreview({ persona }: { persona: PersonaType }) {
  return (
    <span className="grid grid-cols-2 gap-1.5 rounded-control bg-surface-sunken p-1.5">
      {defaultPanels(persona).map(({ id, title, size }) => (
        <span
          key={id}
          className={classNames(
            'flex h-11 items-start rounded-control border border-line bg-surface px-2 py-1 text-xs leading-snug text-ink-muted',
            size === 'large' && 'col-span-2',
          )}
        >
          {title}
        </span>
      ))}
    </span>
  )
}
