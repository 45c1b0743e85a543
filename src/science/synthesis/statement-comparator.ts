import { tokensOf } from '../search/tokens.ts'

/** What a statement compares with, and its papers never name. */
type ComparatorProblem = { kind: 'comparator-differs'; subject: string }

const LETTERS = 2000
const than =
  / than (?:(?:with|on|in|among|after|under|for|at|by|from|of|those|the) ){0,3}(?!\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:day|week|month|year|hour|minute|point|third|quarter|half|tenth|fifth|litre|gram))|\b(?:compared|in comparison) (?:with|to) (?:the )?| versus (?!\d)|\brelative to (?:the )?/gi
/** Words that compare with something by themselves, whatever a paper calls it. */
const general = new Set(
  tokensOf(
    'control controls comparison comparator other others another rest before after baseline usual standard conventional untreated unexposed average expected expectation chance nothing one ones none previously earlier later ever those them themselves it its most all any both half once thought time times group groups arm arms people patients participants first second start beginning normal without not using same that what general whole two three four five half third thirds quarter quarters fifth tenth many few together alone previous original new old',
  ).map(({ term }) => term),
)
/** Different words for one comparator. */
const same = [
  ['placebo', 'sham', 'dummy', 'blinded'],
  ['treatment', 'intervention', 'therapy', 'drug', 'medication'],
  ['nonsmoker', 'smoke', 'smoked', 'smoker', 'smoking'],
].map((group) => group.flatMap((each) => tokensOf(each).map(({ term }) => term)))

/** Comparators of which no word stands in what is known of the papers; a "than" before a number compares with none. */
export function comparatorProblems(text: string, told: readonly string[]): ComparatorProblem[] {
  const said = text.slice(0, LETTERS)
  let held: Set<string> | undefined
  for (const found of said.matchAll(than)) {
    const behind =
      said
        .slice(found.index + found[0].length)
        .split(/[,;:(.]|\b(?:but|and|while|whereas|did|do|does|was|were|had|who|which|that)\b/)[0] ?? ''
    const words = tokensOf(behind.slice(0, 80)).slice(0, 4)
    const named = words.filter(({ term }) => !general.has(term) && !/^\d/.test(term))
    if (named.length === 0 || named.length < words.length - 2) continue
    held ??= new Set(told.flatMap((each) => tokensOf(each.slice(0, 8000)).map(({ term }) => term)))
    const known = held
    const isKnown = named.some(({ term }) => {
      const alike = [term, ...same.filter((group) => group.includes(term)).flat()]
      return alike.some((each) => isIn(each, known))
    })
    if (!isKnown) return [{ kind: 'comparator-differs', subject: behind.trim() }]
  }
  return []
}

/** "untreated" where "treated" stands, "vaccination" where "vaccinated" does. */
function isIn(term: string, held: ReadonlySet<string>): boolean {
  if (held.has(term)) return true
  const bare = term.replace(/^(?:un|non|in)/, '')
  const root = (bare.length > 4 ? bare : term).slice(0, 5)
  return root.length >= 4 && [...held].some((each) => each.startsWith(root))
}
