import { screen, within } from '@testing-library/react'

import { renderAt, type RenderOptions } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

/** The plans dialog as a person opens it: by the plan button of the bar. */
export async function openPlans(as: Person, options: Omit<RenderOptions, 'as'> = {}) {
  const { user } = renderAt('/help', { as, ...options })
  await user.click(await screen.findByRole('button', { name: /plan$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Subscription plans' })
  const card = (name: string) => within(dialog).getByRole('listitem', { name })
  return { user, dialog, card }
}
