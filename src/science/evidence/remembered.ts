/** Longer texts are read anew: whole articles would fill the memory. */
const LONG = 20_000

/**
 * The same reading of texts, which keeps what it made of the last `most` of them: rules read one abstract for many questions.
 * For pure readings alone; what they give is shared, so nobody may change it.
 */
export function remembered<T>(most: number, read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { made: T }>()
  return (text) => {
    const before = kept.get(text)
    if (before) return before.made
    const made = read(text)
    if (text.length > LONG) return made
    const [oldest] = kept.size >= most ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(text, { made })
    return made
  }
}
