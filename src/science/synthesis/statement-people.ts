/** People or animals of a statement of whom neither its sources nor their papers speak. */
type PeopleProblem = { kind: 'people-differ'; subject: string }

const anyChild =
  /\b(?:child\w*|kids?|pa?ediatric\w*|toddlers?|preschool\w*|schoolchild\w*|pupils?|boys?|girls?|infants?|infancy|bab(?:y|ies)|newborns?|neonat\w+|adolescen\w+|teenage\w*|youths?|school leavers|vocabulary)\b/i
/** What a statement names, and the words of a paper that bear it: kinds that cannot stand for each other. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:child|children|kids?|toddlers?)\b/i, anyChild],
  [/\b(?:infants?|newborns?|babies)\b/i, /\b(?:infan\w+|bab(?:y|ies)|newborns?|neonat\w+)\b/i],
  [/\b(?:adolescents?|teenagers?)\b/i, /\b(?:adolescen\w+|teenage\w*|youths?|young people|school leavers|students?)\b/i],
  [/\b(?:older (?:adults|people|patients|women|men|participants)|elderly)\b/i, /\b(?:older|elderly|seniors?|aged|geriatric|old age|nursing homes?|years or more)\b/i],
  [/\b(?:women|woman|females?)\b/i, /\b(?:women|woman|females?|girls?|mothers?|maternal|pregnan\w+|postmenopaus\w+|gestation\w*|breast|menopaus\w+|sex|gender)\b/i],
  [/\b(?:men|man|males?)\b/i, /\b(?:men|man|males?|boys?|fathers?|prostate|sex|gender)\b/i],
  [/\b(?:pregnant|childbirth)\b/i, /\b(?:pregnan\w+|gestation\w*|maternal|antenatal|prenatal|childbirth)\b/i],
  [/\bnurses?\b/i, /\bnurs(?:es?|ing)\b/i],
  [/\b(?:doctors?|physicians?|surgeons?)\b/i, /\b(?:doctors?|physicians?|clinicians?|practitioners?|prescribers?|surgeons?)\b/i],
  [/\bdentists?\b/i, /\bdent(?:ists?|al)\b/i],
  [/\bteachers?\b/i, /\b(?:teachers?|schools?|teaching)\b/i],
  [/\b(?:students?|undergraduates?)\b/i, /\b(?:students?|pupils?|undergraduates?|learners?|class(?:es|room)?|tutor\w*)\b/i],
  [/\bathletes?\b/i, /\b(?:athletes?|players|runners?|sports?)\b/i],
  [/\bswimmers?\b/i, /\bswimm\w+\b/i],
  [/\b(?:veterans?|soldiers?)\b/i, /\b(?:veterans?|soldiers?|military)\b/i],
  [/\bprisoners?\b/i, /\b(?:prison\w*|inmates?)\b/i],
  [/\bfarmers?\b/i, /\b(?:farm\w*|agricultur\w+)\b/i],
  [/\bminers?\b/i, /\b(?:miners?|mines?)\b/i],
  [/\bsmokers?\b/i, /\b(?:smok\w+|cigarettes?|tobacco)\b/i],
  [/\bengineers?\b/i, /\bengineer\w*\b/i],
  [/\bAfricans?\b/, /\b(?:Black|Africans?)\b/],
  [/\bBlack (?:patients|people|women|men|participants|adults)\b/, /\b(?:Black|Africans?)\b/],
  [/\bAsians?\b/, /\b(?:Asians?|Chinese|Japanese|Indian|Korean)\b/],
  [/\bHispanics?\b/, /\b(?:Hispanics?|Latin[oa]s?)\b/],
  [/\brats?\b/i, /\b(?:rats?|rodents?|murine)\b/i],
  [/\b(?:mice|mouse)\b/i, /\b(?:mice|mouse|rodents?|murine)\b/i],
  [/\bdogs?\b/i, /\b(?:dogs?|canine)\b/i],
  [/\bpigs?\b/i, /\b(?:pigs?|porcine|swine)\b/i],
  [/\bmonkeys?\b/i, /\b(?:monkeys?|primates?|macaques?)\b/i],
  [/\brabbits?\b/i, /\brabbits?\b/i],
  [/\bsheep\b/i, /\b(?:sheep|ovine|lambs?)\b/i],
  [/\bcattle\b/i, /\b(?:cattle|cows?|bovine)\b/i],
  [/\b(?:in )?humans\b/i, /\b(?:humans?|patients?|people|persons?|participants?|adults?|women|men|volunteers?|child\w*|infants?|individuals?|students?|clinical)\b/i],
] // prettier-ignore
const grown = /\badults?\b/i
const anyGrown = /\b(?:adults?|grown|men|women|elderly|older|workers|all ages|parents)\b/i
const animals =
  /\b(?:rats?|mice|mouse|rodents?|dogs?|pigs?|monkeys?|rabbits?|murine|in vitro|cell lines?|sheep|cattle)\b/i
const humans =
  /\b(?:patients?|people|persons?|participants?|humans?|adults?|women|men|volunteers?|children|clinical|individuals?)\b/i
const LETTERS = 4000

/**
 * Kinds of people that a statement names and its papers do not, from a list of those that cannot stand for each other; and
 * people where the sources speak of animals alone. `told`: the sources, and what is known of their papers.
 */
export function peopleProblems(text: string, sources: readonly string[], told: readonly string[]): PeopleProblem[] {
  const said = text.slice(0, LETTERS)
  const all = told.map((each) => each.slice(0, 2 * LETTERS)).join('\n')
  const differ = (found: RegExpExecArray | null): PeopleProblem[] =>
    found ? [{ kind: 'people-differ', subject: found[0] }] : []
  for (const [named, bearing] of kinds) {
    const found = named.exec(said)
    if (found && !bearing.test(all)) return differ(found)
  }
  if (anyChild.test(all) && !anyGrown.test(all)) return differ(grown.exec(said))
  const quoted = sources.map((each) => each.slice(0, LETTERS)).join('\n')
  const isAnimal = animals.test(quoted) && !humans.test(quoted.replaceAll(/\bno human data\b/gi, ''))
  const isDenied = /\b(?:no|not|lack\w*|missing)\b/i.test(said)
  return isAnimal && !animals.test(said) && !isDenied ? differ(humans.exec(said)) : []
}
