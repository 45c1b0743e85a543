import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'

import { buttonLook, buttonSize, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { classNames } from './class-names.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Spinner } from './Spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  icon?: LucideIcon
  /** On a phone the icon alone is seen; the name stays for who listens. */
  isShort?: boolean
}

/**
 * A busy button keeps its width, its name and the focus, says that it is busy, and ignores clicks. One that is disabled
 * under the focus keeps that too.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon: Icon,
  isShort = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const kept = useKeptFocus(rest)
  // Preventing the click also keeps a busy submit button from sending its form a second time.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy || kept.isOff ? event.preventDefault() : onClick?.(event)
  return (
    <button
      {...rest}
      {...kept.props}
      type={type === 'submit' ? 'submit' : type === 'reset' ? 'reset' : 'button'}
      className={classNames(buttonLook(variant), buttonSize[size], kept.isKept && 'opacity-50', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || kept.isKept || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {Icon && <Icon size={16} aria-hidden className="-ml-0.5 shrink-0" />}
        {isShort ? <span className="max-sm:sr-only">{children}</span> : children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
