/** A name in a statement that none of its sources has. `subject`: the name as it is written. */
export type NameProblem = { kind: 'name-not-found'; subject: string }

/** Ends of the names of substances: what is called so is one, in whatever field. */
const substance =
  /(?:mab|tinib|ciclib|statin|pril|sartan|olol|cillin|mycin|micin|floxacin|azole|formin|gliptin|gliflozin|glutide|vir|dipine|setron|oxetine|prazole|tidine|idone|apine|parin|xaban|gatran|grel|zepam|zolam|barbital|caine|profen|coxib|triptan|dronate|thiazide|lukast|terol|sone|solone|platin|taxel|rubicin|quine|cycline|penem|zolid|phylline|tonin|cetamol|aminophen|spirin|glitazone|zolamide|olone|codeine|morphine|caffeine|nitrates?|semide|tropin|relin|feron|vudine|navir|dazole|cetam|oxacin|ridone|faxine|pram|bactam|cromab|proxen|fenac|xicam)s?$/
/** Words that end so and are none. */
const plainWords = new Set('person reason season comparison unison april florin origin margin latin satin matin elixir reservoir crevasse abaptiston'.split(' ')) // prettier-ignore
/** Short forms of the field, which any writer may use. */
export const commonShort: ReadonlySet<string> = new Set(
  'CI CIS CRI SD SE SEM IQR OR AOR RR ARR HR AHR MD SMD WMD NNT NNH RCT RCTS ITT BMI DNA RNA MRI CT ECG ICU US USA UK EU WHO FDA AND NOT II III IV I A AI P N VS'.split(
    ' ',
  ),
)
/** Closed lists of things that cannot stand for each other; one of a line may be called by another of it. */
const kinds = 'wheat|barley|maize,corn|rice|oats|soybean,soybeans,soya|potato,potatoes|breast|prostate,prostatic|colon,colorectal,rectal,bowel|lung,pulmonary|liver,hepatic|kidney,renal|ovary,ovarian|thyroid|pancreas,pancreatic|zinc|magnesium|calcium|iron|selenium|copper|sodium,salt|potassium|folate,folic|iodine|insulin|oestrogen,estrogen|testosterone|cortisol|ozone|nitrogen|phosphorus|methane|salmon|trout|oak|pine|beech'.split('|').map((line) => line.split(',')) // prettier-ignore
const kindOf = new Map(kinds.flatMap((line) => line.map((each) => [each, line] as const)))
const LETTERS = 4000
const word = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replaceAll(/[’'-]/g, '')

/** The words of a text, each as it is compared, and with the first letters of words that stand in a row. */
function heldIn(texts: readonly string[]): { words: ReadonlySet<string>; initials: string } {
  const words = new Set<string>()
  let initials = ''
  for (const text of texts)
    for (const [found] of text.slice(0, LETTERS * 3).matchAll(word)) {
      for (const part of [found, ...found.split(/[-’']/)]) words.add(fold(part))
      initials += found.charAt(0).toLowerCase()
    }
  return { words, initials }
}

/** Whose name is that of a country in its short form. */
const demonyms = new Map([
  ['british', ['uk', 'britain', 'england']],
  ['american', ['us', 'usa', 'america']],
  ['americans', ['us', 'usa', 'america']],
  ['dutch', ['netherlands']],
  ['danish', ['denmark']],
  ['swiss', ['switzerland']],
  ['spanish', ['spain']],
  ['french', ['france']],
  ['greek', ['greece']],
  ['turkish', ['turkey']],
  ['polish', ['poland']],
  ['finnish', ['finland']],
  ['swedish', ['sweden']],
  ['english', ['england', 'uk']],
  ['german', ['germany']],
])
const MADE_MOST = 3
/** "TCA" of "tricarboxylic acid": each word in a row gives its first letter, and perhaps further ones of its own. */
function isMadeOf(short: string, texts: readonly string[]): boolean {
  for (const text of texts) {
    const said = [...text.slice(0, LETTERS).matchAll(word)].map(([found]) => found.toLowerCase())
    for (const [at, first] of said.entries()) {
      if (first[0] !== short[0] || first.length < 4) continue
      if (spells(short, said.slice(at, at + MADE_MOST))) return true
    }
  }
  return false
}
function spells(short: string, [first = '', ...rest]: readonly string[]): boolean {
  if (short === '') return true
  if (first === '' || first[0] !== short[0]) return false
  let taken = 1
  for (let at = 1; at < first.length && taken < short.length; at += 1) {
    if (spells(short.slice(taken), rest)) return true
    if (first[at] === short[taken]) taken += 1
  }
  return rest.length > 0 ? spells(short.slice(taken), rest) : taken === short.length && short.length < 3
}

/** Whether a word names a substance or another thing that nothing else can stand for. */
export const isThing = (found: string): boolean => {
  const lower = found.toLowerCase()
  return kindOf.has(lower) || (lower.length > 5 && substance.test(lower) && !plainWords.has(lower))
}

/** "Kaplan-Meier" beside "Kaplan Meyer": a name of five letters or more but for one or two in its middle. */
const isMisspelt = (own: string, words: ReadonlySet<string>): boolean =>
  own.length > 4 &&
  /^\p{Ll}+$/u.test(own) &&
  !isThing(own) &&
  [...words].some(
    (each) => each.length === own.length && each.slice(0, 2) === own.slice(0, 2) && each.at(-1) === own.at(-1),
  )

function isName(found: string, isFirst: boolean): boolean {
  if (/^\d/.test(found) && !/\p{Lu}/u.test(found)) return false
  const letters = found.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length < 2 || commonShort.has(found.toUpperCase())) return false
  const lower = found.toLowerCase()
  if (letters.length > 5 && substance.test(lower) && !plainWords.has(lower)) return true
  // "BCG", "SGLT2", "mRNA": letters in the middle are large.
  if (/\p{Lu}/u.test(letters.slice(1))) return true
  return !isFirst && /^\p{Lu}/u.test(found)
}

/**
 * Names of a statement that stand neither in its sources nor in what is known of their papers (`known`: titles, authors,
 * keywords). Names are words with a large letter that does not begin a sentence, short forms, and words that end as
 * names of substances do; a short form is also borne by the words that it is made of.
 */
export function nameProblems(text: string, sources: readonly string[], known: readonly string[]): NameProblem[] {
  const texts = [...sources, ...known]
  const { words, initials } = heldIn(texts)
  const problems: NameProblem[] = []
  const said = text.slice(0, LETTERS)
  for (const match of said.matchAll(word)) {
    const [found] = match
    const before = said.slice(0, match.index).trimEnd()
    const isFirst = before === '' || /[.!?:“"(]$/.test(before)
    const kind = kindOf.get(found.toLowerCase())
    if (kind && !kind.some((each) => words.has(each) || words.has(`${each}s`))) {
      problems.push({ kind: 'name-not-found', subject: found })
      continue
    }
    // "aspirin-treated": a part may be a name where the whole is none.
    if (![found, ...found.split('-')].some((part, at) => isName(part, isFirst && at < 2))) continue
    const own = fold(found)
    if (words.has(own) || words.has(own.replace(/s$/, '')) || words.has(`${own}s`)) continue
    // "Australia" beside "Australian".
    if (own.length > 4 && ['n', 'an', 'ian', 'ese', 'ish'].some((end) => words.has(`${own}${end}`))) continue
    if (demonyms.get(own)?.some((each) => words.has(each))) continue
    if ([...demonyms].some(([each, countries]) => countries.includes(own) && words.has(each))) continue
    if (found.split('-').every((part) => words.has(fold(part)) || isMisspelt(fold(part), words))) continue
    const short = own.replace(/s$/, '').replaceAll(/[^\p{L}]/gu, '')
    if (/^\p{Lu}{2,6}s?$/u.test(found) && (initials.includes(short) || isMadeOf(short, texts))) continue
    problems.push({ kind: 'name-not-found', subject: found })
  }
  return problems
}
