import { onSignOut } from '../session/sign-out.ts'
import { configureTextGuard } from './text-guard.ts'

/** Text that somebody has typed and no server has: in memory at once, in session storage soon after. */
const PREFIX = 'draft:'
const PAUSE_MS = 250
const MAX_BYTES = 256 * 1024

const memory = new Map<string, string>()
const unkept = new Set<string>()
const waiting = new Map<string, ReturnType<typeof setTimeout>>()
let warn: () => void = () => {}
let hasWarned = false

/** Who tells people, once, that their text is kept only as long as the page is open. */
export function configureDraftWarning(tell: () => void) {
  warn = tell
}

export const draftKey = (userId: string | undefined, place: string, target: string) =>
  `${PREFIX}${[userId ?? 'visitor', place, target].map(encodeURIComponent).join('/')}`

function keep(key: string) {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  const text = memory.get(key)
  if (text === undefined) return
  try {
    if (text.length * 2 > MAX_BYTES) throw new RangeError('draft too large')
    sessionStorage.setItem(key, text)
    unkept.delete(key)
  } catch {
    // Memory still has it.
    unkept.add(key)
    removeStored(key)
    if (!hasWarned) warn()
    hasWarned = true
  }
}

const removeStored = (key: string) => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is closed: nothing was kept there.
  }
}

const keepAll = () => [...waiting.keys()].forEach(keep)

// The last event that reliably fires before a tab goes away.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepAll()
  })
  addEventListener('pagehide', keepAll)
}

/** Whether a reload would lose typed text. What only waits for its pause is written first. */
export function hasUnkeptDrafts(): boolean {
  keepAll()
  return unkept.size > 0
}

export function writeDraft(key: string, value: unknown) {
  memory.set(key, JSON.stringify(value))
  clearTimeout(waiting.get(key))
  waiting.set(
    key,
    setTimeout(() => keep(key), PAUSE_MS),
  )
}

/** The draft kept under a key, whatever it is: what is read from storage is untrusted. */
export function readDraft(key: string): unknown {
  try {
    const text = memory.get(key) ?? sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

export function discardDraft(key: string) {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
  memory.delete(key)
  unkept.delete(key)
  removeStored(key)
}

/** An explicit sign-out: every draft of this tab goes. */
export function forgetDrafts() {
  for (const key of memory.keys()) discardDraft(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is closed: nothing was kept there.
  }
}

onSignOut(forgetDrafts)
configureTextGuard(hasUnkeptDrafts)
