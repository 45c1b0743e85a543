import type { LucideIcon } from 'lucide-react'
import { useId, type ComponentProps } from 'react'

import { buttonLook, iconButtonSize } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Tooltip } from './Tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string
  icon: LucideIcon
  count: number
  /** What the number counts, for those who listen: '3 unread'. */
  countWords: string
}

const COUNT_MAX = 99

/** An icon button with a number on it, capped at '99+'. The number describes the button and is no part of its name. */
export function CountButton({ label, icon: Icon, count, countWords, className, ...rest }: Props) {
  const id = useId()
  const isShown = count > 0
  return (
    <>
      <Tooltip label={label}>
        <button
          {...rest}
          type="button"
          aria-label={label}
          aria-describedby={isShown ? id : undefined}
          className={classNames(buttonLook('ghost'), iconButtonSize.medium, className)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {isShown && (
            <span
              aria-hidden
              className="absolute -top-0.5 -right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-accent-ink"
            >
              {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
            </span>
          )}
        </button>
      </Tooltip>
      {isShown && (
        <span id={id} hidden>
          {countWords}
        </span>
      )}
    </>
  )
}
