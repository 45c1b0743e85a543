import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

export type Shortcut = {
  /** Keys joined by '+': 'mod+k' (Cmd on a Mac, Ctrl elsewhere), '?', 'j', 'shift+Enter'. */
  combo: string
  label: string
  group: string
}

type Options = {
  label: string
  group: string
  /** Also while somebody types, and inside dialogs and menus. Default: only with the page itself in hand. */
  inInputs?: boolean
  enabled?: boolean
}

const SINGLE_KEYS_KEY = 'single-key-shortcuts'

let shortcuts: readonly Shortcut[] = []
let singleKeysOn = readSingleKeys()
const listeners = new Set<() => void>()

function changed() {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Runs `fn` on a key combination as long as its component is there, and enters it in the list that `?` opens.
 * Letters are matched by what they write, so that other keyboard layouts work; '?' is found wherever it lies.
 */
export function useShortcut(
  combo: string,
  fn: () => void,
  { label, group, inInputs = false, enabled = true }: Options,
) {
  const run = useEffectEvent(fn)
  useEffect(() => {
    if (!enabled) return undefined
    const entry = { combo, label, group }
    const listen = (event: KeyboardEvent) => {
      if (!matches(event, combo) || (!inInputs && isBusyPlace(event.target))) return
      if (!singleKeysOn && isSingleKey(combo)) return
      event.preventDefault()
      run()
    }
    shortcuts = [...shortcuts, entry]
    changed()
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      shortcuts = shortcuts.filter((each) => each !== entry)
      changed()
    }
  }, [combo, label, group, inInputs, enabled])
}

/** Every combination that works at this moment. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(subscribe, () => shortcuts)

/** Whether keys without Cmd, Ctrl or Alt are listened to. Speech input and unsteady hands need to switch them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, () => singleKeysOn)

export function setSingleKeys(isOn: boolean): void {
  singleKeysOn = isOn
  try {
    localStorage.setItem(SINGLE_KEYS_KEY, isOn ? 'on' : 'off')
  } catch {
    // Holds for this visit.
  }
  changed()
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** The keys of a combination as they are printed on this keyboard. */
export const keysOf = (combo: string): string[] =>
  combo.split('+').map((key) => {
    const named = { mod: isMac() ? '⌘' : 'Ctrl', shift: 'Shift', alt: isMac() ? '⌥' : 'Alt' }[key]
    return named ?? (key.length === 1 ? key.toUpperCase() : key)
  })

function matches(event: KeyboardEvent, combo: string): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  const parts = combo.split('+')
  const key = parts.at(-1) ?? ''
  const mod = isMac() ? event.metaKey : event.ctrlKey
  const otherMod = isMac() ? event.ctrlKey : event.metaKey
  if (event.key.toLowerCase() !== key.toLowerCase()) return false
  if (mod !== parts.includes('mod') || otherMod || event.altKey !== parts.includes('alt')) return false
  // A sign such as '?' already says which of its key's two faces is meant.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase()
  return isSign || event.shiftKey === parts.includes('shift')
}

const isSingleKey = (combo: string) => combo !== '+' && !/(?:^|\+)(?:mod|alt)\+/.test(combo) && combo.length === 1

/** Where letters are typed, or choose an option. A ticked box takes none: j and x go on working beside it. */
const BUSY_PLACES = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="textbox"]',
].join(', ')

const isBusyPlace = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(BUSY_PLACES) !== null)

function readSingleKeys(): boolean {
  try {
    return globalThis.localStorage?.getItem(SINGLE_KEYS_KEY) !== 'off'
  } catch {
    return true
  }
}
