import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'

import { buttonLook, iconButtonSize, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { classNames } from './class-names.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  label: string
  icon: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  pressed?: boolean
}

/** A button that shows an icon alone: its label is its name and its tooltip. `pressed` makes it a toggle. */
export function IconButton({
  label,
  icon: Icon,
  variant = 'ghost',
  size = 'medium',
  busy = false,
  pressed,
  className,
  onClick,
  ...rest
}: Props) {
  const kept = useKeptFocus(rest)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy || kept.isOff ? event.preventDefault() : onClick?.(event)
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        {...kept.props}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        aria-disabled={busy || kept.isKept || rest['aria-disabled'] || undefined}
        className={classNames(buttonLook(variant), iconButtonSize[size], kept.isKept && 'opacity-50', className)}
        onClick={handleClick}
      >
        {busy ? <Spinner /> : <Icon size={size === 'small' ? 16 : 20} strokeWidth={1.75} aria-hidden />}
      </button>
    </Tooltip>
  )
}
