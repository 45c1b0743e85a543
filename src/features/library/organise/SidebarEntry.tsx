import { classNames } from '#shared/ui/class-names.ts'

type Props = { name: string; count?: number | undefined; isChosen: boolean; onClick: () => void }

/** One way to narrow the list: pressed while it holds. */
export function SidebarEntry({ name, count, isChosen, onClick }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={classNames(
        'flex min-h-8 w-full min-w-0 items-center gap-2 rounded-control px-2 text-left pointer-coarse:min-h-11',
        isChosen ? 'bg-accent-soft font-semibold' : 'hover:bg-hover',
      )}
    >
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>{' '}
      {count !== undefined && (
        <span className="text-xs text-ink-muted tabular-nums">{count.toLocaleString('en-US')}</span>
      )}
    </button>
  )
}
