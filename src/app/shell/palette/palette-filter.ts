const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * How well a row answers what was typed, from 0 (not) to 1. Each word typed must begin a word of the row: a name that
 * begins with it comes before one that has it further on, and that before another word by which the row is known.
 */
export function paletteFilter(value: string, typed: string, words: readonly string[] = []): number {
  const names = (words.length > 0 ? words : [value]).map(folded)
  const asked = folded(typed).split(/\s+/).filter(Boolean)
  const all = ` ${names.join(' ')}`
  if (!asked.every((word) => all.includes(` ${word}`) || all.includes(`-${word}`))) return 0
  const [name = ''] = names
  const whole = asked.join(' ')
  if (name === whole) return 1
  if (name.startsWith(whole)) return 0.9
  if (asked.every((word) => ` ${name}`.includes(` ${word}`))) return 0.7
  return 0.4
}
