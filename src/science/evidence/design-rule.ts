import type { StudyDesign } from '#contract/papers.ts'

/** One rule: the design that it names, the phrases that show it, and words in front of them that take it back. */
export type DesignRule = { design: StudyDesign; sees: RegExp; unless?: RegExp }

/** One pattern out of several phrases. Case never matters; a space also stands for a hyphen. */
export const phrases = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => `(?:${source.replaceAll(' ', '[ -]')})`).join('|'), 'gi')

/** Animals as subjects. "Horseback", "catheter" and "doggedly" are none: whole words only. */
export const animals =
  'rats?|mice|mouse|rabbits?|dogs?|(?:mini|guinea )?pigs?|piglets?|sows?|swine|sheep|lambs?|goats?|horses|ponies|cats|' +
  'kittens|monkeys?|macaques?|primates|zebrafish|drosophila|hamsters?|gerbils?|ferrets?|cattle|calves|cows|chickens?|' +
  'chicks?|broilers?|xenopus|c\\. elegans'

const denied = new RegExp(
  [
    String.raw`\b(?:not|never|nor|neither|cannot|n['’]t)\s(?:(?!only\b)(?:be|been|being|an?|\w+ly|controlled|prospective|double-blind)\s)*(?:randomi[sz]ed|random(?:ly)?|at random|by random|(?:assigned|allocated|divided|distributed)\s(?:\w+\s){0,4}?(?:randomly|at random|by chance|in a random))\b(?!\s(?:until|before|unless|if)\b)`,
    String.raw`\b(?:no|none of (?:the|these|our)|neither(?:\s\w+){1,3}\snor|neither)\s(?:[\w-]+\s){0,2}?(?:(?:was|were|could be|had been|has been)\s)(?:\w+ly\s)?random(?:i[sz]ed|ly)\b`,
    String.raw`\bno(?:ne| one|body)\s(?:was|were|could be|had been)\s(?:\w+ly\s)?random(?:i[sz]ed|ly)\b`,
    String.raw`\b(?:no|without|lack of|absence of|instead of|rather than)\s(?:(?:an?|any|formal|prior|true|proper|patient|strict|further|being|central|treatment)\s)*random(?:i[sz]ation|i[sz]ed|i[sz]ing|ly (?:assigned|allocated)|(?:ly)? (?:allocation|assignment))\b`,
    String.raw`\b(?:impossible|unethical|impractical|infeasible|unfeasible|unable|unwilling|refus\w+|declin\w+|(?:not|n['’]t)\s(?:\w+\s)?(?:possible|feasible|ethical|practical|practicable|permitted|allowed|able|willing))\sto\s(?:be\s|have\s)?(?:randomi[sz]ed?|random\w* (?:assign|allocat)\w*)\b`,
    String.raw`\brandom(?:i[sz]ation|(?:ly)? (?:allocation|assignment))\s(?:to \w+ |of \w+ )?(?:(?:was|were|is|could|did|proved|had|has)\s(?:(?:be|been|\w+ly)\s)*(?:not\b|n['’]t\b|never\b|impossible|unethical|infeasible|unfeasible|impractical|refused|abandoned|omitted)|(?:wasn|couldn|weren)['’]t\b)(?!\s(?:stratified|blinded|masked|blocked|concealed|balanced|revealed|disclosed|known|broken|until|only)\b)`,
  ].join('|'),
  'gi',
)

/** Whether a text denies a random allocation in the words that stand from `start` to `end` ("could not be randomised"). */
export function deniesRandom(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 80)
  return [...text.slice(from, end + 60).matchAll(denied)].some(
    ({ 0: words, index }) => from + index < end && from + index + words.length > start,
  )
}

/** In front of a plural, these speak of other people's trials: "review of randomised trials", "two double-blind studies". */
export const ofTrials =
  /(?:review|analys[ie]s|overview|synthesis|summary|evidence|number|lack|series|all|of|from|published|future|more|no|few|existing|additional|two|three|several|\d)\s(?:\w+[\s,-]+){0,4}$/i

/** In front of a design, these speak of another paper: "a previous meta-analysis", "further cohort studies are needed". */
export const others =
  /(?:previous|prior|earlier|recent|recently|published|future|further|existing|need for|needed|large|larger|more|no|contrast to|several|other|unlike|few|lack of|only|ongoing|main|one|their|completed)\s(?:[\w-]+[\s,]+){0,3}$/i

/** Inside a phrase, these do the same: "a previous randomised trial". */
export const othersInside = /\b(?:previous|prior|earlier|recently|published|future|ongoing)\b/i
