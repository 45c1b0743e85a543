/** What a statement claims against its sources. `subject`: the word of the statement. */
export type PolarityProblem = { kind: 'direction-differs' | 'denial-differs'; subject: string }

type Family = 'up' | 'down' | 'better' | 'worse' | 'link'
type Claim = { family: Family; word: string; isDenied: boolean }

const families: readonly (readonly [Family, RegExp])[] = [
  ['up', /^(?:increas\w*|higher|highest|greater|greatest|more|most|rose|rises?|risen|rising|elevat\w+|rais(?:ed|es|ing)|longer|longest|prolong\w*|doubl\w+|tripl\w+|larger|largest|gain(?:ed|s)|grew|accelerat\w+)$/],
  ['down', /^(?:reduc\w+|decreas\w*|lower\w*|fewer|fewest|less|least|declin\w*|fell|falls?|fallen|drop|drop(?:ped|s)|diminish\w*|halv(?:ed|es|ing)|short(?:er|est|en\w*)|smaller|smallest|prevent\w*|attenuat\w+|suppress\w*|inhibit\w*|slow(?:ed|s|er))$/],
  ['better', /^(?:improv\w+|better|best|superior\w*|benefi\w+|effective\w*|efficacious|protect\w*|favou?r\w*|success\w*)$/],
  ['worse', /^(?:worse\w*|worst|inferior\w*|deteriorat\w+|harm\w*|unsuccess\w*)$/],
  ['link', /^(?:associat\w+|effects?|differ\w*|significan\w+|correlat\w+|relate[ds]?|relation\w*|link(?:ed|s)?|caus(?:ed|es|al|ing)|affect\w*|influenc\w*|predict\w*|chang\w*)$/],
] // prettier-ignore
const opposite: Partial<Record<Family, Family>> = { up: 'down', down: 'up', better: 'worse', worse: 'better' }

const cues = new Set(
  'no not never without neither nor none nobody cannot nothing hardly fails failed failing lack lacked lacks lacking unable absence excludes exclude'.split(
    ' ',
  ),
)
const isCue = (word: string) => cues.has(word) || /n['’]t$/.test(word)
/** Words that deny by themselves. */
const nulls =
  /^(?:similar\w*|comparabl[ey]|equivalent|equal(?:ly)?|unchanged|stable|same|ineffective\w*|non-?significan\w*|insignificant\w*|unaffected|unrelated)$/
/** What stands between a denial and what is denied. */
const empty = new Set(
  'a an the any of to in on for at by with be been was were is are did do does had has have clear clearly statistically significant significantly evidence important importantly clinically overall longer found seen shown it that there this these those they only alone more less and or but'.split(
    ' ',
  ),
)
/** Amounts and set phrases, in which such words say nothing of a result. */
const phrases =
  /\b(?:(?:no )?(?:more|less|fewer|greater|higher|lower|longer) than (?=\d|one\b|two\b|three\b|half\b)|not only|whether or not|(?:more|further) (?:research|studies|trials|evidence|data|work)|(?:upper|lower) (?:limbs?|back|leg|limit)|at (?:least|most))/gi
/** Set phrases for a direction or a denial, in words that are read one by one. */
const said: readonly (readonly [RegExp, string])[] = [
  [/\b(?:push(?:ed|es)?|went|goes|drove|drives|moved) up\b/g, 'rose'],
  [/\b(?:push(?:ed|es)?|went|goes|drove|drives|moved|brought|brings|came) down\b/g, 'fell'],
  [/\bcuts? (?=the|its|their|mortality|deaths?|risk)/g, 'reduced '],
  [/\b(?:do|does|did) little\b/g, 'had no effect'],
  [/\blittle (?=effect|benefit|difference|impact|change)/g, 'no '],
  // An interval that is clear of no effect denies nothing.
  [/\b(?:clear of|excludes|excluded) no (?:effect|difference)\b/g, ' '],
]
/** How far a denial reaches; "without" denies what follows at once. */
const SCOPE = 9
const SHORT_SCOPE = 3
const LETTERS = 4000
const plainly = (text: string) => said.reduce((now, [from, to]) => now.replace(from, to), text)

/** Words of a text in its clauses, in lower case. */
const clausesOf = (text: string) =>
  plainly(text.slice(0, LETTERS).toLowerCase())
    .replace(phrases, ' ')
    .split(/[.;:,()]\s|[;()]|\b(?:but|whereas|while|although|though|however)\b/)
    .map((clause): string[] => clause.match(/[\p{L}][\p{L}’'-]*/gu) ?? [])

const rootOf = (word: string) => word.replace(/(?:ed|es|ing|s|e)$/, '').slice(0, 7)

/** What a text claims of direction and of denial, word by word. */
export const claimsIn = (text: string): readonly Claim[] => read([text]).claims

type Read = { claims: Claim[]; denied: Map<string, string>; said: Map<string, string>; denies: boolean }

function read(texts: readonly string[]): Read {
  const result: Read = { claims: [], denied: new Map(), said: new Map(), denies: false }
  for (const clause of texts.flatMap(clausesOf)) {
    // "An increase can be ruled out": the denial stands behind.
    let left = clause.includes('ruled') && clause.includes('out') ? clause.length : 0
    if (left > 0) result.denies = true
    let isHead = false
    for (const word of clause) {
      if (isCue(word)) {
        result.denies = true
        left = word === 'without' ? SHORT_SCOPE : SCOPE
        isHead = true
        continue
      }
      const isDenied = left > 0
      left -= 1
      if (nulls.test(word)) {
        result.denies = true
        result.claims.push({ family: 'link', word, isDenied: !isDenied })
      }
      const family = families.find(([, pattern]) => pattern.test(word))?.[0]
      if (family) result.claims.push({ family, word, isDenied })
      if (empty.has(word)) continue
      if (isHead) result.denied.set(rootOf(word), word)
      else result.said.set(rootOf(word), word)
      isHead = false
    }
  }
  return result
}

/**
 * Whether a statement goes the other way than its sources, or denies what they say, or says what they deny: by the words
 * of direction and of denial in both. A source that says nothing of the kind contradicts nothing. What was compared with
 * what is not read. `isNull`: by its p value or its interval a source found no clear difference, whatever its words.
 */
export function polarityProblems(text: string, sources: readonly string[], isNull = false): PolarityProblem[] {
  const stated = read([text])
  if (isNull && stated.denies) return []
  const source = read(sources)
  for (const claim of stated.claims) {
    const problem = against(claim, source)
    if (problem) return [{ kind: problem, subject: claim.word }]
  }
  const [first] = stated.denied.values()
  if (first !== undefined && !source.denies) return [{ kind: 'denial-differs', subject: first }]
  for (const [root, word] of stated.denied)
    if (source.said.has(root) && !source.denied.has(root)) return [{ kind: 'denial-differs', subject: word }]
  for (const [root, word] of source.denied)
    if (stated.said.has(root) && !stated.denied.has(root) && !source.said.has(root))
      return [{ kind: 'denial-differs', subject: stated.said.get(root) ?? word }]
  return []
}

function against({ family, isDenied }: Claim, { claims, denies }: Read): PolarityProblem['kind'] | undefined {
  const held = claims.filter((claim) => !claim.isDenied)
  if (isDenied) {
    const isHeldAlone =
      held.some((claim) => claim.family === family) &&
      !claims.some((claim) => claim.isDenied && (claim.family === family || claim.family === 'link'))
    return denies && !isHeldAlone ? undefined : 'denial-differs'
  }
  if (held.some((claim) => claim.family === family)) return undefined
  if (held.some((claim) => claim.family === opposite[family])) return 'direction-differs'
  if (claims.some((claim) => claim.family === family)) return 'denial-differs'
  return claims.length > 0 && held.length === 0 ? 'denial-differs' : undefined
}
