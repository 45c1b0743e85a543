import { isAbort } from '#shared/api/errors.ts'
import { wait } from '#shared/browser/wait.ts'

import { wantComment } from '../overlay-state.ts'

/** Section 9: time for the page to stand, and for the scrolling to end. */
const PAGE_MS = 500
const SCROLL_MS = 300

const markerOf = (id: string) => document.querySelector<HTMLElement>(`[data-comment-id="${CSS.escape(id)}"]`)
const overlayToggle = () =>
  document.querySelector<HTMLElement>('[data-comment-toggle], button[aria-label="Beta comments"]')

let jump: AbortController | undefined

/**
 * Goes to a comment's page, scrolls to its marker and opens it. Where there is no marker the overlay may be off: its
 * toggle is clicked instead, and the overlay opens the comment when it has it; one that is on already only needs to be
 * told. A second jump ends the first.
 */
export async function jumpToComment(id: string, goToPage: () => void): Promise<void> {
  jump?.abort()
  jump = new AbortController()
  const { signal } = jump
  goToPage()
  try {
    await wait(PAGE_MS, signal)
    const marker = markerOf(id)
    if (!marker) {
      const toggle = overlayToggle()
      if (toggle?.getAttribute('aria-pressed') !== 'true') toggle?.click()
      return wantComment(id)
    }
    marker.scrollIntoView({ block: 'center' })
    await wait(SCROLL_MS, signal)
    // Drawn anew meanwhile, the marker may be another element.
    markerOf(id)?.click()
  } catch (error) {
    if (!isAbort(error)) throw error
  }
}
