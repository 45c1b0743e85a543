import type { ProjectMember } from '#contract/projects.ts'
import { classNames } from '#shared/ui/class-names.ts'

const SHOWN = 4

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

type Props = { ids: readonly string[]; members: readonly ProjectMember[]; className?: string }

/** Who has a task, by their initials; the names are for those who listen, and on hovering. */
export function People({ ids, members, className }: Props) {
  if (ids.length === 0) return null
  const names = ids.map((id) => members.find(({ userId }) => userId === id)?.name ?? 'Someone who left')
  return (
    <p className={classNames('flex items-center gap-1', className)} title={names.join(', ')}>
      <span className="sr-only">{`Given to ${names.join(', ')}`}</span>
      {names.slice(0, SHOWN).map((name, index) => (
        <span
          // Two people can have one name: the place is what tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
        >
          {initialsOf(name)}
        </span>
      ))}
      {names.length > SHOWN && <span aria-hidden className="text-xs text-ink-muted">{`+${names.length - SHOWN}`}</span>}
    </p>
  )
}
