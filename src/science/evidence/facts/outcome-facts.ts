import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

const name = String.raw`(?:(?:efficacy|clinical|study|trial|composite|safety|main|co-primary|key)\s)?(?:outcomes?(?:\s(?:measures?|variables?|parameters?))?|end-?\s?points?|efficacy (?:variables?|measures?|parameters?))`
const is = new RegExp(
  String.raw`\b(primary|secondary|main|principal|co-primary|key secondary)\s(?:and secondary\s)?${name}(?:\s?\([^)]{1,30}\))?(?:\s(?:for|of|in) (?:this|the|our) (?:\w+\s){0,2}(?:study|trial|analysis|research|review))?\s?(?:was|were|is|are|included?|comprised|consisted of|:|,|=)\s?(?:defined as\s|the\s(?!study)|a composite of\s|measured (?:as|by|using)\s|assessed (?:as|by|using)\s|:\s)?((?:[^.;]|\.(?=\d)){4,160}?)(?=\s?(?:\.(?!\d)|;|,\s(?:and|with|while|whereas|secondary|measured|assessed|defined|as (?:measured|assessed)|which|analy[sz]ed)\b|\s\((?:NCT|p\s?[=<>])|\band (?:the )?secondary\b|$))`,
  'gi',
)
const isReverse =
  /([A-Z][^.;:()]{4,110}?)\s(?:was|were)\s(?:the|our|defined as the|chosen as the|selected as the|considered (?:as )?the|used as (?:the )?)\s?(primary|main|principal|secondary) (?:efficacy |clinical |study )?(?:outcomes?|end-?\s?points?)(?:\s(?:measures?|variables?))?/g
const notThing =
  /^(?:not|also|made|analy[sz]ed|similar|met|achieved|significantly|assessed (?:at|in)|measured (?:at|in)|evaluated (?:at|in)|compared|reported|reached|calculated|available|no\b|higher|lower|improved|better|worse|found|missing|collected|obtained|reduced|unchanged|different|positive|negative|in favou?r|observed|based on|tested|pre-?specified|published|presented|\d+(?:\.\d+)?%?\s?(?:in|vs|for|\())/i

/** "The primary outcome was change in HbA1c at 12 weeks". */
export function outcomeFacts({ text, sentenceAt }: RuleText): RawFact[] {
  const facts: RawFact[] = []
  for (const found of text.matchAll(is)) {
    const value = trimmed(found[2] ?? '')
    const start = found.index + found[0].lastIndexOf(value)
    if (value.length < 4 || notThing.test(value) || sentenceAt(found.index)?.part === 'background') continue
    const role = /second/i.test(found[1] ?? '') ? 'secondary' : 'primary'
    facts.push({ kind: 'outcome', start, end: start + value.length, value, role })
  }
  for (const found of text.matchAll(isReverse)) {
    const value = trimmed((found[1] ?? '').replace(/^(?:The|A|An)\s/, ''))
    const start = found.index + found[0].indexOf(value)
    if (facts.some((fact) => start < fact.end && fact.start < start + value.length)) continue
    facts.push({
      kind: 'outcome',
      start,
      end: start + value.length,
      value,
      role: /second/i.test(found[2] ?? '') ? 'secondary' : 'primary',
    })
  }
  return facts
}

const trimmed = (words: string) =>
  words
    .trim()
    .replace(/^(?:the|a|an)\s/i, '')
    .replace(/(?<![\s,:])[\s,:]+$/, '')
