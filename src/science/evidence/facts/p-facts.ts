import { pValuesIn } from '../p-values.ts'
import type { RawFact } from './fact.ts'
import { after, before, decimalsOf } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** "p < 0.05 was considered significant" sets a threshold; it reports no result. */
const thresholdAfter =
  /^[\s,)]*(?:\((?:two|one|2|1)-(?:tailed|sided)\)\s)?(?:level\s)?(?:was|were|is|are|being|to be|as|indicat\w+|denot\w+|represent\w+|for)\s(?:\w+\s){0,4}?(?:significan\w*|threshold|level|considered|regarded|taken|deemed|accepted|set|cut-?off|entry|inclusion|retention)/i
const thresholdBefore =
  /(?:\bpower\b[^.;()]{0,20}\bat\s|\b(?:significan(?:ce|t)|threshold|alpha|α|error|cut-?off|considered|defined|regarded|deemed|level)\b[^.;()]{0,60}?(?:\b(?:at|as|if|when|was|of|to|for|level)\b)\s(?:an?\s)?(?:less than\s|below\s)?(?:two-(?:sided|tailed)\s)?(?:alpha\s)?|\b(?:variables|factors|covariates|those|values?)\s(?:\w+\s){0,3}(?:with|at)\s(?:an?\s)?)$/i
const resultBefore =
  /\b(?:difference|higher|lower|greater|increase\w*|decrease\w*|reduc\w+|correlat\w+|associat\w+|effect)\b/i

export type PFact = RawFact & { kind: 'p-value' }

/** "Tests were used to evaluate group differences (P < .05)", "keeping α at 5% (p < 0.05)": how it was to be tested. */
const method =
  /(?:\b(?:tests?|analys[ei]s|ANOVA|regressions?|models?|method)\b[^.;]{0,90}\b(?:was|were) (?:used|performed|applied|conducted|carried out|employed) (?:to|for)\b[^.;]{0,60}|(?:α|\b[Aa]lpha)[^.;]{0,30})[([]\s?$/
/** "**P ≤ 0.01" below a figure says what its stars stand for. */
const starred = /(?:\*|[†‡#])\s?$/
const lastSentence = (words: string) => words.split(/[.!?]\s(?=\p{Lu})/u).at(-1) ?? ''
/** P values, each with whether it is a result or the threshold that the authors set. */
export const pFacts = ({ text }: Pick<RuleText, 'text'>): PFact[] =>
  pValuesIn(text).map(({ start, end, found, operator, value }) => {
    const ahead = lastSentence(before(text, start, 140)).slice(-90)
    const threshold =
      starred.test(ahead) ||
      (operator !== '=' && method.test(before(text, start, 200))) ||
      thresholdAfter.test(after(text, end)) ||
      (thresholdBefore.test(ahead) && !resultBefore.test(ahead))
    return {
      kind: 'p-value',
      start,
      end,
      value,
      operator,
      decimals: decimalsOf([...found.matchAll(/[01]?\.\d+/g)].at(-1)?.[0] ?? ''),
      role: threshold ? 'threshold' : 'result',
    }
  })
