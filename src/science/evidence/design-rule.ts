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

/** In front of a plural, these speak of other people's trials: "review of randomised trials", "two double-blind studies". */
export const ofTrials =
  /(?:review|analys[ie]s|overview|synthesis|summary|evidence|number|lack|series|all|of|from|published|future|more|no|few|existing|additional|two|three|several|\d)\s(?:\w+[\s,-]+){0,4}$/i

/** In front of a design, these speak of another paper: "a previous meta-analysis", "further cohort studies are needed". */
export const others =
  /(?:previous|prior|earlier|recent|recently|published|future|further|existing|need for|needed|large|larger|more|no|contrast to|several|other|unlike|few|lack of|only|ongoing|main|one|their|completed)\s(?:[\w-]+[\s,]+){0,3}$/i

/** Inside a phrase, these do the same: "a previous randomised trial". */
export const othersInside = /\b(?:previous|prior|earlier|recently|published|future|ongoing)\b/i
