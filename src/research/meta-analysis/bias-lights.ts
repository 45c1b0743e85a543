/** How a judgement stands among those of its tool. */
export type LightLevel = 'low' | 'some' | 'high' | 'open'
export type Light = { level: LightLevel; sign: string; words: string }

const WORDS: readonly (readonly [LightLevel, readonly string[]])[] = [
  ['low', ['low', 'low risk', '+', 'yes']],
  ['some', ['some', 'some concerns', 'moderate', 'moderate risk', '?', 'unclear', 'unclear risk']],
  ['high', ['high', 'high risk', 'serious', 'serious risk', 'critical', 'critical risk', '-', '−', '–', '!', 'no']],
]
const SIGNS: Readonly<Record<LightLevel, string>> = { low: '+', some: '?', high: '−', open: '·' }
const NAMES: Readonly<Record<LightLevel, string>> = {
  low: 'low risk',
  some: 'some concerns',
  high: 'high risk',
  open: 'not judged',
}

/** Judgements of a study as they stand in its cell: by domain, separated by commas, the overall one last. */
export function lightsIn(text: string): Light[] {
  const bare = text.trim()
  if (bare === '') return []
  return bare.split(/[,;]/).map((part): Light => {
    const word = part.trim().toLowerCase()
    const level = WORDS.find(([, words]) => words.includes(word))?.[0] ?? 'open'
    return { level, sign: SIGNS[level], words: word.length > 2 ? word : NAMES[level] }
  })
}

/** The same as a cell holds them. */
export const lightsText = (judgments: readonly (string | undefined)[]) =>
  judgments.map((each) => each ?? 'not judged').join(', ')

/** What a light means, for a caption. */
export const lightLegend = (['low', 'some', 'high', 'open'] as const)
  .map((level) => `${SIGNS[level]} ${NAMES[level]}`)
  .join(', ')

/** The letter over a column of lights: A, B, C, and a sum for the last. */
export const lightLetter = (place: number, count: number) =>
  count > 1 && place === count - 1 ? 'Σ' : String.fromCharCode(65 + place)

/** Which letter is which domain, for a caption; empty where the domains are not named. */
export const domainLegend = (domains: readonly string[]) =>
  domains.map((name, i) => `${lightLetter(i, domains.length)} ${name}`).join(', ')
