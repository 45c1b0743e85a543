import { writeStored } from '#shared/browser/stored-value.ts'
import { onSignOut } from '#platform/session/sign-out.ts'

const PREFIX = 'help:'
const used = new Set<string>()

/** Where something of one person's help is kept on this device. */
export function helpKey(what: 'conversation' | 'tickets' | 'outbox', userId: string | undefined): string {
  const key = `${PREFIX}${what}:${encodeURIComponent(userId ?? 'visitor')}`
  used.add(key)
  return key
}

const storedKeys = () => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

/** A person left: what they asked stays on no shared machine. */
export function forgetHelp() {
  for (const key of new Set([...used, ...storedKeys()])) writeStored(key, undefined)
}

onSignOut(forgetHelp)
