import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { classNames } from './class-names.ts'

export type MenuEntry =
  | {
      label: string
      icon?: LucideIcon
      onSelect?: () => void
      to?: string
      target?: string
      tone?: 'danger'
      disabled?: boolean
      /** Makes the entry one of a choice: true for the one that holds. */
      checked?: boolean
    }
  | 'separator'

type Props = {
  trigger: ReactElement
  label: string
  items: MenuEntry[]
  align?: 'start' | 'center' | 'end'
  /** Stands above the entries: who is signed in, what is chosen. */
  heading?: ReactNode
}

const ENTRY =
  'flex h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:h-11'

/** A list of things to do or places to go, worked with the arrow keys and by first letters. */
export function DropdownMenu({ trigger, label, items, align = 'start', heading }: Props) {
  return (
    // Not modal: the page behind stays readable and does not jump when its scrollbar would go.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          // The library names it by its trigger, which would go before the label.
          aria-labelledby={undefined}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="animate-rise scroll-quiet z-layer max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-card bg-surface-raised p-1.5 shadow-float"
        >
          {heading}
          {items.map((item, index) =>
            item === 'separator' ? (
              // The list is given whole each time and never sorted: its places name its entries.
              // oxlint-disable-next-line react/no-array-index-key
              <Radix.Separator key={index} className="mx-2.5 my-1.5 h-px bg-line" />
            ) : (
              <Entry key={item.label} {...item} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Entry({
  label,
  icon: Icon,
  onSelect,
  to,
  target,
  tone,
  disabled = false,
  checked,
}: Exclude<MenuEntry, string>) {
  const look = classNames(ENTRY, tone === 'danger' && 'text-state-red')
  const content = (
    <>
      {Icon && (
        <Icon size={16} aria-hidden className={classNames('shrink-0', tone === 'danger' ? '' : 'text-ink-muted')} />
      )}
      <span className="flex-1">{label}</span>
      {checked === true && <Check size={16} aria-hidden className="text-accent" />}
    </>
  )
  if (checked !== undefined) {
    return (
      <Radix.CheckboxItem
        role="menuitemradio"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onSelect={onSelect}
        className={look}
      >
        {content}
      </Radix.CheckboxItem>
    )
  }
  if (to === undefined) {
    return (
      <Radix.Item disabled={disabled} onSelect={onSelect} className={look}>
        {content}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item asChild disabled={disabled} onSelect={onSelect}>
      <Link to={to} target={target} rel={target === '_blank' ? 'noopener noreferrer' : undefined} className={look}>
        {content}
      </Link>
    </Radix.Item>
  )
}
