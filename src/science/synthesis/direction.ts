/** Which way the words of a sentence point. Words only: what was compared with what, a person must read. */
export type Direction = 'decrease' | 'increase' | 'improvement' | 'worsening' | 'no difference'

const none =
  /\b(?:no|not|without|neither|nor|cannot|failed to|lack of|little)\b[^.;:]{0,70}\b(?:differ\w*|effect\w*|associat\w*|chang\w*|benefit\w*|improv\w*|reduc\w*|increas\w*|decreas\w*|significan\w*|lower\w*|higher|superior|better|worse|relat\w*|influenc\w*|affect\w*|protect\w*|impact)\b|\b(?:similar|comparable|equivalent|unchanged|ineffective|non-?significant|imprecise|inconclusive)\b|\b(?:exclude|due to|by) chance\b/i
const words: readonly (readonly [Direction, RegExp])[] = [
  ['decrease', /\b(?:reduc\w+|decreas\w+|lower(?:ed|s|ing)?|fewer|declin\w+|fell|drop(?:ped|s)?|diminish\w*|prevent(?:ed|s|ing)|halved|shorten\w*|less|protect\w+)\b/i],
  ['increase', /\b(?:increas\w+|higher|greater|rose|rise|elevat\w+|rais(?:ed|es|ing)|doubled|longer|prolong\w*|more)\b/i],
  ['improvement', /\b(?:improv\w+|better|superior|beneficial|positive|effective)\b/i],
  ['worsening', /\b(?:worse\w*|inferior|deteriorat\w+|harm(?:ed|ful|s)?)\b/i],
] // prettier-ignore

/** The one direction to which the words point; `undefined` when there is none or more than one. */
export function directionOf(text: string): Direction | undefined {
  const denied = none.exec(text)
  if (denied) {
    const rest = text.slice(0, denied.index) + text.slice(denied.index + denied[0].length)
    return words.some(([, pattern]) => pattern.test(rest)) ? undefined : 'no difference'
  }
  const found = words.filter(([, pattern]) => pattern.test(text))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Directions that cannot both be true of one thing. */
export const oppose = (a: Direction, b: Direction): boolean =>
  a !== b &&
  (a === 'no difference' || b === 'no difference' || pairs.some((pair) => pair.includes(a) && pair.includes(b)))

const pairs: readonly Direction[][] = [
  ['decrease', 'increase'],
  ['improvement', 'worsening'],
]
