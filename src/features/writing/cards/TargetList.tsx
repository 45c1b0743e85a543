import { classNames } from '#shared/ui/class-names.ts'
import type { Numbering } from '#science/manuscript/numbering.ts'

type Props = { numbering: Numbering; chosen?: string | undefined; onChoose: (id: string) => void }

/** Everything in the text that can be pointed at. */
export function TargetList({ numbering, chosen, onChoose }: Props) {
  const targets = [...numbering.targets.values()]
  if (targets.length === 0) {
    return (
      <p className="text-ink-muted">
        Nothing to refer to yet: you can refer to headings, figures, tables and equations.
      </p>
    )
  }
  return (
    <ul aria-label="Places in this text" className="scroll-quiet max-h-72 overflow-y-auto">
      {targets.map(({ id, kind, label, text }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={classNames(
              'w-full rounded-control px-2 py-1.5 text-left hover:bg-hover',
              id === chosen && 'bg-accent-soft',
            )}
          >
            <span className="font-semibold">{kind === 'heading' ? 'Heading' : label}</span>{' '}
            <span className="text-ink-muted">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
