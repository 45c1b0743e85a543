const AROUND = 700

/** A quote in its text with what stands before and behind it, cut between words. */
export function around(text: string, { start, end }: { start: number; end: number }) {
  const from = Math.max(0, start - AROUND)
  const to = Math.min(text.length, end + AROUND)
  const before = text.slice(from, start)
  const after = text.slice(end, to)
  return {
    before: from === 0 ? before : `…${before.slice(Math.max(before.search(/\s/), 0))}`,
    quote: text.slice(start, end),
    after: to === text.length ? after : `${after.slice(0, Math.max(after.search(/\s\S*$/), 0))} …`,
  }
}
