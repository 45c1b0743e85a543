import { tellsOfOthersAt } from '../other-study.ts'

/**
 * What an effect is the effect of: the arms compared, a predictor or a moderator in a model, a subgroup, an adverse event,
 * or another study's result. Left out where the words of its sentence do not say.
 */
export type EffectRole = 'comparison' | 'predictor' | 'subgroup' | 'adverse' | 'other-study'

const compared =
  /\b(?:compared (?:with|to)|versus|vs\.?|than|between(?: the)? (?:two )?(?:groups|arms)|(?:intervention|treatment|control|placebo|experimental)(?: group| arm)?s?|groups?|arms?|placebo|usual care|controls?|favou?r(?:ed|ing|s)?|on (?:placebo|control)|randomi[sz]ed to|treated with)\b/i
const predicts =
  /\b(?:predict(?:ed|s|or|ors|ive|ing)?|risk factors?|determinants?|independent(?:ly)? (?:associated|related|predict\w*|risk)|(?:multivaria\w+|independent variables?|logistic|linear|cox) (?:\w+\s){0,2}(?:regression|analys[ei]s|model)|per (?:unit|year|SD|standard deviation|point|decade|quartile)|(?:each|every) (?:additional|\d+|unit|one)|quartiles?|tertiles?|quintiles?|correlat\w+|baseline (?:\w+\s){0,3}(?:was|were) associated|moderat(?:ed|or|ors|ion)|mediat(?:ed|or|ors|ion)|prognostic)\b/i
const subgroup =
  /\b(?:subgroups?|sub-groups?|interaction|stratified|post[ -]hoc|(?:among|in) (?:[\w-]+ ){1,3}(?:alone|only)|(?:among|in) (?:the )?(?:subset|those|women|men|girls|boys|patients (?:with|who|aged)|participants (?:with|who|aged)|older|younger))\b/i
const harm =
  /\b(?:adverse|side[ -]effects?|toxicit\w+|AEs?|SAEs?|safety|tolerab\w+|discontinu\w+|withdraw\w+|hypoglyc\w+ (?:events?|episodes?)|bleeding complications?)\b/i

const sinceBaseline =
  /\b(?:from|since) (?:the )?(?:pre-?dose|baseline|before|admission)\b|\bchanges? (?:with|in|within|during|over)\b/i
const against = /\b(?:compared (?:with|to)|versus|vs\.?|than|between|difference|relative to|placebo)\b/i

/** The role of the effect that stands at an offset of its sentence, from the words of the sentence. */
export function effectRoleOf(sentence: string, at: number): EffectRole | undefined {
  if (tellsOfOthersAt(sentence, at)) return 'other-study'
  if (predicts.test(sentence)) return 'predictor'
  if (subgroup.test(sentence)) return 'subgroup'
  if (harm.test(sentence)) return 'adverse'
  // A change since baseline is one arm's own, unless it is set against another's.
  if (sinceBaseline.test(sentence) && !against.test(sentence)) return undefined
  return compared.test(sentence) ? 'comparison' : undefined
}
