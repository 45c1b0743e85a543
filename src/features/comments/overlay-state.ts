import { createStore, useStore } from '#shared/browser/store.ts'

/** Session storage: the overlay stays on over a reload and from page to page, in this tab, for the same person. */
const KEY = 'comment-overlay'

/** What it was set to where the storage is closed; a new object each time that somebody set it. */
const setting = createStore<{ unwritten?: string }>({})
const wanted = createStore<string | undefined>(undefined)

const onFor = ({ unwritten }: { unwritten?: string }): string | null => {
  try {
    return unwritten ?? sessionStorage.getItem(KEY)
  } catch {
    return unwritten ?? null
  }
}

/** Whether this person has the overlay switched on. */
export function useOverlayOn(userId: string | undefined): boolean {
  const set = useStore(setting)
  return userId !== undefined && onFor(set) === userId
}

export function setOverlay(userId: string, isOn: boolean) {
  if (!isOn) wanted.set(undefined)
  try {
    if (isOn) sessionStorage.setItem(KEY, userId)
    else sessionStorage.removeItem(KEY)
    setting.set({})
  } catch {
    setting.set({ unwritten: isOn ? userId : '' })
  }
}

/** A comment that is to be opened as soon as the overlay has it; undefined forgets it. */
export const wantComment: (id: string | undefined) => void = wanted.set
export const useWantedComment = () => useStore(wanted)
