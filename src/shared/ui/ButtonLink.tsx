import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import { buttonLook, buttonSize, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { classNames } from './class-names.ts'

type Props = ComponentProps<typeof Link> & {
  to: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
}

/** A link in the clothes of a button: for going somewhere. Opens safely where it opens another tab. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  className,
  children,
  target,
  rel,
  ...rest
}: Props) {
  return (
    <Link
      {...rest}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : rel}
      className={classNames(buttonLook(variant), buttonSize[size], className)}
    >
      {Icon && <Icon size={16} aria-hidden className="-ml-0.5 shrink-0" />}
      {children}
    </Link>
  )
}
