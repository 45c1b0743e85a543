import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type GroupProps = { heading: string; children: ReactNode }

/** Rows of one sort under their name; without a row that fits it is not there. */
export const PaletteGroup = ({ heading, children }: GroupProps) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-muted"
  >
    {children}
  </Command.Group>
)

type Props = {
  /** Unlike that of every other row. */
  value: string
  /** By which it is found, the name first; without them by `value`. */
  words?: readonly string[]
  icon: LucideIcon
  /** What it is, at the end of the row. */
  note?: string
  onSelect: () => void
  children: ReactNode
}

/** One thing that can be gone to or done. */
export function PaletteRow({ value, words, icon: Icon, note, onSelect, children }: Props) {
  return (
    <Command.Item
      value={value}
      {...(words && { keywords: [...words] })}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 data-[selected=true]:bg-accent-soft pointer-coarse:min-h-11"
    >
      <Icon size={16} aria-hidden className="shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {note !== undefined && <span className="shrink-0 text-xs text-ink-muted">{note}</span>}
    </Command.Item>
  )
}
