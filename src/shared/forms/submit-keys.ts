import type { KeyboardEvent } from 'react'

/** Sends the form of a text of several lines with Control or Command and Enter. */
export function submitKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
