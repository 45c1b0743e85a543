import { foldWord } from '../search/tokens.ts'
import { stem } from '../search/stem.ts'

/** Endings by which one word becomes another of the same root, longest first: "prevention", "preventive", "prevented". */
const endings =
  /(?:ational|ations?|ative|ators?|atory|ating|ated|ates?|ability|iveness|fulness|itions?|ively|ities|ically|ional|ments?|ness|ments|ibly|ably|ance|ence|ancy|ency|able|ible|ious|eous|ions?|ives?|ings?|ity|ies|ied|ers?|ors?|als?|ous|ical|ics?|ism|ists?|istic|ised|ises?|ising|ly|ed|es|s|e|y|a|um|us|is|osis|otic|(?<=[a-z]{5})at)$/

/** Roots that change their letters between noun and verb. */
const turned = new Map([
  ['reduct', 'reduc'],
  ['consumpt', 'consum'],
  ['prescript', 'prescrib'],
  ['absorpt', 'absorb'],
  ['retent', 'retain'],
])

/** Words of one beginning that are not of one family: a consumer is no consumption, a number no numbness. */
const apart = new Set(
  `consumer habitat number corner flower several mother father counter former university universe miner mineral signal
   authority organ organic organisation organization experiment experimental policy career particular article articular popular popularity
   customer passive passion status secretion secretary ration rational`
    .split(/\s+/)
    .map(stem),
)
/** Nouns and adjectives whose verb or noun ends otherwise. */
const pairs = new Map(
  Object.entries({
    obedience: 'obey', obedient: 'obey', decision: 'decid', choice: 'choos', chose: 'choos', chosen: 'choos', growth: 'grow', belief: 'believ',
    success: 'succeed', successful: 'succeed', response: 'respond', responder: 'respond', perception: 'perceiv', description: 'describ', assumption: 'assum', evolution: 'evolv',
    solution: 'solv', admission: 'admit', transmission: 'transmit', emission: 'emit', expansion: 'expand', extension: 'extend',
    maintenance: 'maintain', explanation: 'explain', intrusion: 'intrud', conclusion: 'conclud', inclusion: 'includ', exclusion: 'exclud',
    inflammation: 'inflam', inflammatory: 'inflam', repetition: 'repeat', importance: 'important', ventricle: 'ventric',
    ventricular: 'ventric', muscle: 'musc', muscular: 'musc', vesicle: 'vesic', vesicular: 'vesic', follicle: 'follic', follicular: 'follic',
    leakage: 'leak', drainage: 'drain', dosage: 'dose', usage: 'use', breakage: 'break', dies: 'died', dying: 'died', slept: 'sleep',
    ate: 'eat', eaten: 'eat', drank: 'drink', drunk: 'drink', bled: 'bleed', fed: 'feed', wore: 'wear', worn: 'wear', broke: 'break', broken: 'break',
    grew: 'grow', grown: 'grow', taught: 'teach', swollen: 'swell', bitten: 'bite', teeth: 'tooth', feet: 'foot', mice: 'mouse', lice: 'louse', sang: 'sing',
    sung: 'sing', swam: 'swim', woke: 'wake', woken: 'wake', froze: 'freez', frozen: 'freez', shook: 'shak', shaken: 'shak', held: 'hold', kept: 'keep',
    lost: 'lose', spoken: 'speak', spoke: 'speak', sought: 'seek', bought: 'buy', caught: 'catch', rode: 'ride', ridden: 'ride',
    testicle: 'testic', testicular: 'testic', molecule: 'molec', molecular: 'molec', capsule: 'capsul', capsular: 'capsul',
  }).map(([word, root]) => [stem(word), root] as const),
) // prettier-ignore

const LEAST = 4
const known = new Map<string, string>()

/**
 * What a word shares with others of its family: "vaccine", "vaccinated" and "vaccination" have one root. Coarser than the
 * stem of the search, so that an absence is only claimed of a word when none of its family is there.
 */
export function rootOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const folded = foldWord(word)
  const stemmed = stem(folded)
  const pair = pairs.get(stemmed)
  let root = pair ?? stemmed
  if (pair === undefined && !apart.has(stemmed) && /^[a-z]+$/.test(root)) {
    for (let round = 0; round < 2; round++) {
      const shorter = root.replace(endings, '')
      if (shorter.length < LEAST) break
      root = shorter
    }
    root = turned.get(root) ?? root
  }
  if (known.size > 100_000) known.clear()
  known.set(word, root)
  return root
}
