import { onSignOut } from '../session/forgetters.ts'

const KEY = 'roadrunner.started-runs'

const read = (): string[] => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

const write = (ids: readonly string[]) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids.slice(-50)))
  } catch {
    // Without storage a run that is left before it ends is not counted: in the person's favour.
  }
}

/** Runs of this tab whose use has not been counted yet: only a run that delivered counts. */
export const rememberRun = (id: string) => write([...read().filter((known) => known !== id), id])

/** Takes the run off the list; true when it was on it, so that it is counted once. */
export function takeRun(id: string): boolean {
  const ids = read()
  if (!ids.includes(id)) return false
  write(ids.filter((known) => known !== id))
  return true
}

onSignOut(() => write([]))
