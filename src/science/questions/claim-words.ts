import type { Claim } from '#contract/answer.ts'

/** What a verb claims of the outcome behind it. `changes`: that something happens, and not which way. */
export type ClaimWord = Claim | 'changes'

const verbs: Readonly<Record<ClaimWord, string>> = {
  lower:
    'reduce reduces reducing reduced lower lowers lowering lowered decrease decreases decreasing prevent prevents preventing prevented cut cuts protect protects protecting halve slow slows slowing delay delays suppress diminish lessen alleviate alleviates relieve relieves ease curb limit avoid avert stop minimise minimize mitigate shorten shortens attenuate reverse inhibit inhibits lose counteract counteracts eliminate eliminates abolish abolishes shrink shrinks',
  higher:
    'increase increases increasing raise raises raising cause causes causing caused boost boosts elevate lead leads produce promote promotes trigger triggers induce induces induced double prolong prolongs lengthen lengthens save saves saving extend extends contribute contributes enlarge accelerate speed drive drives provoke predict predicts spread spreads aggravate transmit gain encourage stimulate stimulates facilitate facilitates predispose predisposes foster enable make makes',
  better:
    'improve improves improving help helps helping benefit benefits enhance enhances treat treats treating work works cure cures manage heal heals fix support supports restore aid aids outperform outperforms matter matters pay strengthen strengthens',
  worse:
    'worsen worsens harm harms harming damage damages impair impairs impairing hurt hurts deteriorate undermine undermines hinder hinders erode threaten threatens weaken weakens weakening weakened',
  changes:
    'affect affects affecting influence influences influencing change changes alter alters impact impacts modify modifies shape shapes determine determines relate',
}

const claimOfVerb = new Map(
  Object.entries(verbs).flatMap(([claim, words]) =>
    words.split(' ').map((word) => [word, claim as ClaimWord] as const),
  ),
)

/** The claim of a verb, in any of its forms that a question uses. */
export const claimOf = (word: string): ClaimWord | undefined => claimOfVerb.get(word.toLowerCase())

const adjectives: Readonly<Record<ClaimWord, string>> = {
  better: 'effective efficacious useful beneficial helpful good worthwhile better superior successful justified indicated recommended healthy valuable advisable',
  worse: 'harmful bad dangerous unsafe worse inferior detrimental unhealthy toxic risky damaging',
  lower: 'protective preventive preventative',
  higher: 'responsible',
  changes: 'associated linked related correlated connected tied predictive safe',
} // prettier-ignore

const claimOfAdjective = new Map(
  Object.entries(adjectives).flatMap(([claim, words]) => words.split(' ').map((word) => [word, claim as ClaimWord] as const)),
) // prettier-ignore

/** The claim of "is X effective", "is X associated with". */
export const claimOfState = (word: string): ClaimWord | undefined => claimOfAdjective.get(word.toLowerCase())
