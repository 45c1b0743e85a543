/** Local storage: tabs of this browser tell each other that comments changed, whether the live connection stands or not. */
export const COMMENTS_CHANGED = 'comments-changed'

let told = 0

export function tellOtherTabs() {
  try {
    told += 1
    localStorage.setItem(COMMENTS_CHANGED, `${Date.now()}-${told}`)
  } catch {
    // Storage is closed: the socket and the polls tell them.
  }
}
