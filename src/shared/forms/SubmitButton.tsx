import type { ComponentProps } from 'react'

import { Button } from '#shared/ui/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type'>

/** Sends its form, once: while it is busy it takes no second click and no second Enter. */
export function SubmitButton({ variant = 'primary', ...rest }: Props) {
  return <Button {...rest} variant={variant} type="submit" />
}
