const NAME_MAX = 120

// Signs that a file system refuses, and those that would show a name other than it is.
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/g

/** A name that every file system takes; never empty. */
export const safeFileName = (name: string): string =>
  name.replace(UNSAFE, ' ').trim().slice(-NAME_MAX).trim() || 'roadrunner'

/** Hands a file to the person, as a download. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = safeFileName(file.name)
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken the address over by the time the click returns; some read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
