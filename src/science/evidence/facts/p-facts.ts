import { pValuesIn } from '../p-values.ts'
import { ownWordsOf } from '../other-study.ts'
import type { RawFact } from './fact.ts'
import { after, before, decimalsOf } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** "p < 0.05 was considered significant" sets a threshold; it reports no result. */
const thresholdAfter =
  /^[\s,)]*(?:\(?(?:two|one|2|1)-(?:tailed|sided)\)?,?\s)?(?:level\s)?(?:was|were|is|are|being|to be|as|indicat\w+|denot\w+|represent\w+|for)\s(?:\w+\s){0,4}?(?:significan\w*|threshold|level|considered|regarded|taken|deemed|accepted|set|cut-?off|entry|inclusion|retention|removal|exclusion|elimination)|^,?\s(?:level\s)?(?:was|were|is|are)\s(?:\w+\s){0,2}?(?:used|applied|required|adopted|entered|included|retained|selected|carried|excluded|removed)\b/i
const thresholdBefore =
  /(?:\bpower\b[^.;()]{0,20}\b(?:at|with)\s(?:an?\s)?(?:two-(?:sided|tailed)\s)?|\b(?:significan(?:ce|t)|threshold|criteri(?:on|a)|alpha|α|error|cut-?off|considered|defined|regarded|deemed|rejected|accepted|retained|entered|removed|level)\b[^.;()]{0,60}?(?:\b(?:at|as|if|when|was|of|to|for|level|with)\b)\s(?:an?\s|the\s)?(?:less than\s|below\s)?(?:two-(?:sided|tailed)\s)?(?:alpha\s)?|\b(?:variables|factors|covariates|predictors|parameters|genes|SNPs|variants|features|clusters|voxels|peaks|proteins|metabolites|pathways|taxa|those|values?)\s(?:\w+\s){0,3}(?:with|at)\s(?:an?\s)?(?:(?:FDR|FWE)?-?(?:adjusted|corrected)\s)?)$/i
/** "thresholded at a voxelwise p <", "an overall (corrected) p <": what a map had to pass, whatever it shows. */
const passed =
  /(?:\b(?:thresholded|displayed|shown|presented|surviv\w+|rejected|selected|corrected for multiple \w+)\b[^.;()]{0,50}\b(?:at|if|when|with|using|of|to|by)\s(?:an?\s|the\s)?(?:(?:[\w-]+|\([a-z -]+\))\s){0,3}|\b(?:an?|overall|at|of)\s(?:[\w-]+\s){0,3}\(?(?:voxel\w*|cluster\w*|peak|(?:FWE|FDR)?-?(?:un)?corrected|FWER?|FDR)(?:-?\s?(?:level|wise|corrected))?\)?\s|\bwe (?:used|applied|adopted|set|chose)\s(?:an?\s)?(?:(?:FDR|FWE)?-?(?:adjusted|corrected)\s)?)$/i
/** "the level of significance adopted was 5% (p <", "tests were two-tailed (p <": what was agreed on, in a bracket. */
const agreed =
  /(?:\b(?:level|significance|alpha|α)\b[^.;()]{0,40}\d\s?%\s?[([]|\b(?:thresholds?|criteri(?:on|a)|(?:significance|confidence) level|level of significance|two-(?:tailed|sided)|stepwise \w+|genes were selected|surviv\w+ (?:\w+\s){0,3}correction)\b[^.;()]{0,25}[([](?:(?:FDR|FWE)?-?(?:adjusted|corrected)\s)?|\b(?:analy[sz]ed|assessed|tested|evaluated) (?:by|using|with)\b[^.;()]{0,50}\b(?:AN[CO]*VA|MANOVA|tests?|regression|models?|analysis)\s?[([]|^(?:statistical )?significance(?: level)?\s?[:=(]\s?)\s?$/i
/** "Tukey's test (p < 0.05) was used" */
const ofTest = /\b(?:AN[CO]*VA|MANOVA|tests?|regression|models?|correction)\s?[([]\s?$/i
const isUsed = /^[)\]]\s(?:was|were) (?:used|applied|performed|conducted|employed|carried out)\b/i
const resultBefore =
  /\b(?:difference|higher|lower|greater|increase\w*|decrease\w*|reduc\w+|correlat\w+|associat\w+|effect)\b/i

export type PFact = RawFact & { kind: 'p-value' }

/** "Tests were used to evaluate group differences (P < .05)", "keeping α at 5% (p < 0.05)": how it was to be tested. */
const method =
  /(?:\b(?:tests?|analys[ei]s|ANOVA|regressions?|models?|method)\b[^.;]{0,90}\b(?:was|were) (?:used|performed|applied|conducted|carried out|employed) (?:to|for)\b[^.;]{0,60}|(?:α|\b[Aa]lpha)[^.;]{0,30})[([]\s?$/
/** "**P ≤ 0.01" below a figure says what its stars stand for. */
const starred = /(?:\*|[†‡#])\s?$/
const lastSentence = (words: string) => words.split(/[.!?]\s(?=\p{Lu})/u).at(-1) ?? ''
/** Whether a p value stands in what its sentence says of another study. A citation beside it makes it nobody else's. */
function isOthers(rules: Readable, at: number): boolean {
  const sentence = rules.sentenceAt?.(at)
  return sentence !== undefined && ownWordsOf(sentence.text).charAt(at - sentence.start) === ' '
}
type Readable = Pick<RuleText, 'text'> & Partial<Pick<RuleText, 'sentenceAt'>>

/** P values, each with whether it is a result, the threshold that the authors set, or another study's. */
export const pFacts = (rules: Readable): PFact[] => {
  const { text } = rules
  return pValuesIn(text).map(({ start, end, found, operator, value }) => {
    const ahead = lastSentence(before(text, start, 140)).slice(-90)
    const threshold =
      starred.test(ahead) ||
      (operator !== '=' && method.test(before(text, start, 200))) ||
      (operator !== '=' &&
        (passed.test(ahead) ||
          (ofTest.test(ahead) && isUsed.test(after(text, end))) ||
          (agreed.test(ahead) && !resultBefore.test(ahead)))) ||
      thresholdAfter.test(after(text, end)) ||
      (thresholdBefore.test(ahead) && !resultBefore.test(ahead))
    return {
      kind: 'p-value',
      start,
      end,
      value,
      operator,
      decimals: decimalsOf([...found.matchAll(/[01]?\.\d+/g)].at(-1)?.[0] ?? ''),
      role: threshold ? 'threshold' : isOthers(rules, start) ? 'other-study' : 'result',
    }
  })
}
