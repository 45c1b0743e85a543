import { rootOf } from './statement-claims.ts'
import type { PolarityProblem } from './statement-polarity.ts'

const LETTERS = 4000
/** Words of a certainty or a cause that a source must have itself. */
const firm =
  /\b(?:proven|proved|proves|prove|certainly|definitely|undoubtedly|beyond (?:any )?doubt|conclusively|unequivocally|guarantees?|guaranteed|the only|always)\b/i
const shown = /\b(?:has|have) been (?:shown|demonstrated|established)\b/i
const cause = /\b(?:cause[sd]?|causing|caused by|leads? to|due to|responsible for|because of|results? (?:from|in))\b/i
const link =
  /\b(?:associat\w+|correlat\w+|linked|relat(?:ed|ion\w*)|observational|survey|cross-sectional|went along|coincid\w+)\b/i
const unsure =
  /\b(?:may|might|could|suggest\w*|possib\w+|perhaps|appear(?:ed|s)?|seem(?:ed|s)?|hint\w*|preliminary|potential\w*|probabl[ey]|tend(?:ed|s)?|uncertain\w*|compatible|plausibl[ey]|not (?:shown|proven)|low certainty|above all)\b/i
const modal =
  /\b(?:may|might|could|seem(?:ed|s)? to|appear(?:ed|s)? to|tend(?:ed|s)? to)(?: (?:also|not|well|only|have|be))? (\p{L}{3,})/giu

const significance = /\bsignifican(?:t|tly|ce)\b/i
const deniedSignificance =
  /\b(?:non-?\s?significan\w*|insignifican\w*|(?:no|not|without|nor|neither|never|fail\w*|miss\w*)\b[^.;]{0,60}?significan\w*)/gi

/**
 * A statement that is surer than its sources: it says "proven" or "causes" where they do not, or what they say may be. Words
 * are read, not how strong the evidence is.
 */
export function firmnessProblems(text: string, sources: readonly string[]): PolarityProblem[] {
  const [said, all] = [text.slice(0, LETTERS), sources.join('\n').slice(0, LETTERS * 3)]
  const sure = firm.exec(said)
  if (sure && !firm.test(all) && !/\b(?:not|never|no)\b[^.;]{0,30}$/i.test(said.slice(0, sure.index)))
    return problem(sure[0])
  const plainly = said.replaceAll(deniedSignificance, ' ')
  if (
    significance.test(plainly) &&
    deniedSignificance.test(all) &&
    !significance.test(all.replaceAll(deniedSignificance, ' '))
  )
    return [{ kind: 'denial-differs', subject: 'significant' }]
  const isUnsure = unsure.test(all)
  const demonstrated = shown.exec(said)
  if (demonstrated && isUnsure && !shown.test(all)) return problem(demonstrated[0])
  if (unsure.test(said)) return []
  const caused = cause.exec(said)
  const isOnlyLinked = (link.test(all) || isUnsure) && !cause.test(all)
  if (caused && isOnlyLinked && !/\b(?:not|cannot|no)\b/i.test(said)) return problem(caused[0])
  const roots = new Set((said.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(rootOf))
  for (const [, verb = ''] of all.matchAll(modal)) {
    const root = rootOf(verb.toLowerCase())
    const isSaidPlainly =
      all
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => rootOf(word) === root).length > 1
    if (root.length > 3 && roots.has(root) && !isSaidPlainly) return problem(verb)
  }
  return []
}

const problem = (subject: string): PolarityProblem[] => [{ kind: 'hedge-removed', subject }]
