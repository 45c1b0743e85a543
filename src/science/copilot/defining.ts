const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * A test for sentences that say what a term is: "X is a …", "X refers to …", "defined as X", "the full name (X)". The term
 * is matched as it was typed, in any case and with a plural s.
 */
export function defining(term: string): (sentence: string) => boolean {
  const words = term
    .trim()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`[\s-]+`)
  if (words === '') return () => false
  const bare = String.raw`(?<![\p{L}\p{N}-])${words}(?:e?s)?(?![\p{L}\p{N}])`
  const patterns = [
    new RegExp(
      String.raw`${bare}(?:\s*\([^)]{1,60}\))?,?\s+(?:is|are|was|were)\s+(?:an?|the|one of|defined|considered|any|those|when)\s`,
      'iu',
    ),
    new RegExp(
      String.raw`${bare}(?:\s*\([^)]{1,60}\))?\s+(?:refers?|referred|means?|denotes?|describes?|stands? for|consists? of)\s`,
      'iu',
    ),
    new RegExp(String.raw`(?:defined?|definition of|called|known as|termed)\s+(?:an?\s|the\s)?["“']?${bare}`, 'iu'),
    new RegExp(String.raw`\p{L}[\p{L}\s-]{6,}\(\s*${words}s?\s*[;,)]`, 'u'),
  ]
  return (sentence) => patterns.some((pattern) => pattern.test(sentence))
}
