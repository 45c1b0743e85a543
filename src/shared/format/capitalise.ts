/** The text with its first letter as a capital: 'billing' → 'Billing'. */
export const capitalise = (text: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase('en') + text.slice(first.length)
}
