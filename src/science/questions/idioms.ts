import { people } from './lexicon.ts'

/** Who is meant by a turn of phrase, and what follows of them. */
const whom = `(?:(?:young |older? |pregnant |obese |healthy )?(?:${[...people].filter((word) => /s$|en$|people|elderly|youth/.test(word)).join('|')})(?: (?:with|who have|on) (?:[\\p{L}\\d-]+ ){1,4}?)?)`

const expression = (pattern: string) => new RegExp(pattern, 'iu')

/** Turns of phrase that name an outcome by what becomes of somebody, and how a plain question says the same. */
const turns: readonly (readonly [RegExp, string])[] = [
  [expression(`\\bkeeps? (?:the )?(${whom})\\s?(?:out of|away from) (?:the )?hospitals?$`), 'reduce hospital admissions in $1'],
  [/\b(?:keeps?) ([\p{L}\d -]{3,60}?) out of (?:the )?hospitals?$/iu, 'reduce hospital admissions in $1'],
  [/\bmakes? ([\p{L}\d -]{3,60}?) (?:more (?:common|frequent|likely)|commoner|likelier)$/iu, 'increase $1'],
  [/\bmakes? ([\p{L}\d -]{3,60}?) (?:less (?:common|frequent|likely)|rarer)$/iu, 'reduce $1'],
  [/\bmakes? ([\p{L}\d -]{3,60}?) (?:more (?:common|frequent|likely)|commoner) (in|among) /iu, 'increase $1 $2 '],
  [/\bmakes? ([\p{L}\d -]{3,60}?) (?:less (?:common|frequent|likely)|rarer) (in|among) /iu, 'reduce $1 $2 '],
  [/^is ([\p{L}\d -]{3,60}?) more likely than (?:a |an )?(?:placebo|no treatment|usual care) to (?:give|cause|bring)(?: (?:people|patients|children|adults|women|men))? /iu, 'does $1 cause '],
  [expression(`\\b(?:keeps?|protects?|saves?|shields?|guards?) (${whom}) (?:from|against) (?:getting |having |developing |catching )?(?=\\p{L})(?!becoming|being)([\\p{L}\\d -]{3,60})$`), 'prevent $2 in $1'],
  [/\b(?:causes?|leads?|makes?) (?:people|patients|children|adults|women|men) (?:to )?(?:have|get|develop|suffer) (?=\p{L})/iu, 'cause '],
  [/\bmakes? ([\p{L}\d -]{3,60}?) (?:cause less pain|hurt less|less painful)$/iu, 'reduce pain from $1'],
  [/\b(?:brings?|keeps?|holds?|drives?|pushes|push|forces?|gets?) down (?=\p{L})/iu, 'lower '],
  [/\b(?:brings?|drives?|pushes|push|sends?|bumps?) up (?=\p{L})/iu, 'raise '],
  [/\b(?:get|gets|getting) rid of (?=\p{L})/iu, 'eradicating '],
  [/\b(?:wards?|staves?|fends?|holds?) off (?=\p{L})/iu, 'prevent '],
  [/\b(?:brings?|sets?|kicks?) (?:on|off) (?=\p{L})/iu, 'cause '],
  [/^(is|are|was|were) ([\p{L}\d -]{3,60}?) (?:any|of any|much|of much) (good|use|help|benefit) (?:against|for|in|at)(?= )/iu, '$1 $2 good for'],
  [/\b(?:give|gives|gave) (?:people|patients|children|adults|women|men|you|us) (?=\p{L})/iu, 'cause '],
  [expression(`\\bspares? (${whom}) (?:from )?(?:an? |the )?([\\p{L}\\d -]{3,60})$`), 'prevent $2 in $1'],
  [/\bhelps? (smokers|people|patients|adults|women|men|adolescents|teenagers) (?:who smoke )?(?:to )?(?:stop|quit|give up)(?: smoking| cigarettes)?$/iu, 'increase smoking cessation in $1'],
  [expression(`\\b(?:stops?|keeps?|prevents?) (${whom}) from (?:becoming|getting|being) infected with (?=\\p{L})`), 'prevent infection with '],
  [/^is ([\p{L}\d -]{3,60}?) life-?\s?saving(?= in | for |$)/iu, 'does $1 save lives'],
  [/^are ([\p{L}\d -]{3,60}?) life-?\s?saving(?= in | for |$)/iu, 'do $1 save lives'],
] // prettier-ignore

/** A question in plain turns: "Do beta-blockers keep patients out of hospital" asks whether they reduce admissions. */
export function inPlainTurns(question: string): string {
  const found = turns.find(([turn]) => turn.test(question))
  return found ? question.replace(found[0], found[1]) : question
}
