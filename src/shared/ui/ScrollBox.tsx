import type { ComponentProps } from 'react'

import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'div'>, 'role' | 'tabIndex' | 'aria-label'> & {
  /** What is in it, for those who listen. */
  label: string
}

/** A named box that scrolls by itself, and is reachable for those who scroll by key. */
export function ScrollBox({ label, className, ...rest }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div {...rest} role="region" aria-label={label} tabIndex={0} className={classNames('scroll-quiet', className)} />
  )
}
