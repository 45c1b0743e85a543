import * as z from 'zod/mini'

import { pathIdSchema } from '#contract/identifiers.ts'

import { onSignOut } from './forgetters.ts'

const KEY = 'shared-link'
const schema = z.object({ tool: z.enum(['search', 'copilot']), token: pathIdSchema })
export type SharedLink = z.infer<typeof schema>

/** Keeps a shared link that somebody who is signed in opened, for the dashboard to offer. For this tab alone. */
export function keepSharedLink(link: { tool: string; token: string }) {
  const checked = schema.safeParse(link)
  if (!checked.success) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(checked.data))
  } catch {
    // The link itself still works.
  }
}

export function keptSharedLink(): SharedLink | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function forgetSharedLink() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

onSignOut(forgetSharedLink)
