const KB = 1024

/** A size for people: "812 kB", "3.4 MB"; never 0 for a file that holds something. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB)).toLocaleString('en-US')} kB`
  return `${(bytes / KB / KB).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
}
