import { pValuesIn } from '../p-values.ts'
import type { RawFact } from './fact.ts'
import { after, before, decimalsOf } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** "p < 0.05 was considered significant" sets a threshold; it reports no result. */
const thresholdAfter =
  /^[\s,)]*(?:\((?:two|one|2|1)-(?:tailed|sided)\)\s)?(?:level\s)?(?:was|were|is|are|being|to be|as|indicat\w+|denot\w+|represent\w+|for)\s(?:\w+\s){0,4}?(?:significan\w*|threshold|level|considered|regarded|taken|deemed|accepted|set|cut-?off|entry|inclusion|retention)/i
const thresholdBefore =
  /(?:\b(?:significan(?:ce|t)|threshold|alpha|cut-?off|considered|defined|regarded|deemed|level)\b[^.;()]{0,60}?(?:\b(?:at|as|if|when|was|of|to|for|level)\b)\s(?:an?\s)?(?:two-(?:sided|tailed)\s)?(?:alpha\s)?|\b(?:variables|factors|covariates|those|values?)\s(?:\w+\s){0,3}(?:with|at)\s(?:an?\s)?)$/i
const resultBefore =
  /\b(?:difference|higher|lower|greater|increase\w*|decrease\w*|reduc\w+|correlat\w+|associat\w+|effect)\b/i

export type PFact = RawFact & { kind: 'p-value' }

/** "**P ≤ 0.01" below a figure says what its stars stand for. */
const starred = /(?:\*|[†‡#])\s?$/
/** P values, each with whether it is a result or the threshold that the authors set. */
export const pFacts = ({ text }: Pick<RuleText, 'text'>): PFact[] =>
  pValuesIn(text).map(({ start, end, found, operator, value }) => {
    const ahead = before(text, start, 90)
    const threshold =
      starred.test(ahead) ||
      thresholdAfter.test(after(text, end)) ||
      (thresholdBefore.test(ahead) && !resultBefore.test(ahead))
    return {
      kind: 'p-value',
      start,
      end,
      value,
      operator,
      decimals: decimalsOf(/[01]?\.\d+(?!.*\.\d)/.exec(found)?.[0] ?? ''),
      role: threshold ? 'threshold' : 'result',
    }
  })
