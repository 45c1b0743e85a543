import { columnById } from './column-library.ts'
import type { LibraryColumn } from './column.ts'

/** Names that people give to what a column of the library holds, by its id; only a whole name counts, no part of one. */
const names: readonly (readonly [id: string, name: RegExp])[] = [
  ['aim', /^(?:aims?|objectives?|purpose|goals?|research questions?|hypothes[ie]s)$/],
  ['design', /^(?:(?:study |trial |research )?design|(?:study type|type of study))$/],
  ['country', /^(?:countr(?:y|ies)|location|where (?:it )?(?:was )?(?:the )?(?:study |trial )?(?:was )?(?:done|conducted|carried out))$/],
  ['setting', /^(?:(?:recruitment |study )?settings?|where (?:were )?(?:the )?(?:participants|patients|people) (?:were )?recruited)$/],
  ['period', /^(?:(?:study|recruitment) (?:period|dates)|dates of (?:recruitment|study))$/],
  ['registration', /^(?:(?:trial |study )?(?:registration|registry|register)(?: number| id)?)$/],
  ['population', /^(?:(?:study )?population|who was studied)$/],
  ['intervention', /^(?:interventions?|experimental (?:group|condition|arm))$/],
  ['comparator', /^(?:comparators?|comparison(?: group)?|controls?(?: (?:group|condition|arm))?)$/],
  ['primary-outcome', /^(?:(?:primary|main) (?:outcomes?|end ?-?points?)(?: measures?)?)$/],
  ['secondary-outcomes', /^(?:secondary (?:outcomes?|end ?-?points?)(?: measures?)?)$/],
  ['sample-size', /^(?:sample(?: size)?|n|(?:total )?(?:number of )(?:participants|patients|people|subjects)|how many (?:participants|patients|people|subjects)(?: (?:took part|were (?:enrolled|included|randomi[sz]ed)))?)$/],
  ['n-analysed', /^(?:(?:number|n|participants|patients) analy[sz]ed)$/],
  ['n-per-arm', /^(?:(?:participants|patients|number|n|people) (?:per|by|in each) (?:arm|group)|group sizes?)$/],
  ['arms', /^(?:(?:number of )?(?:arms|groups)|how many (?:arms|groups))$/],
  ['age', /^(?:(?:mean |median |average )?age(?: of (?:participants|patients))?)$/],
  ['female', /^(?:(?:% |percent(?:age)? |share of |proportion of )?(?:women|females?)|sex)$/],
  ['follow-up', /^(?:(?:length of |duration of )?follow[ -]?up(?: (?:time|period|length|duration))?|how long (?:were (?:they|participants|patients|people) followed|was (?:the )?follow[ -]?up))$/],
  ['sample-size-reason', /^(?:(?:power|sample size) (?:calculation|analysis))$/],
  ['randomisation', /^(?:(?:method of )?randomi[sz]ation(?: method)?|how were (?:participants|patients|people) randomi[sz]ed)$/],
  ['concealment', /^(?:(?:allocation )?concealment)$/],
  ['blinding', /^(?:blinding|masking|who was (?:blinded|masked))$/],
  ['analysis-population', /^(?:intention[ -]to[ -]treat|itt|analysis population)$/],
  ['attrition', /^(?:attrition|drop-?outs?(?: rate)?|dropped out|lost to follow[ -]?up|withdrawals?|how many (?:participants |patients |people )?(?:dropped out|withdrew|were lost(?: to follow[ -]?up)?))$/],
  ['effect', /^(?:(?:main )?effect(?: size| estimate)?)$/],
  ['p-value', /^(?:p(?: |-)?values?)$/],
  ['outcome-measures', /^(?:outcomes?(?: measures?)?|end ?-?points?)$/],
  ['follow-up-times', /^(?:time ?points?|when (?:were )?outcomes (?:were )?measured)$/],
  ['main-finding', /^(?:(?:main |key )?(?:findings?|results?)|conclusions?)$/],
  ['limitations', /^(?:(?:study )?(?:limitations?|weaknesses))$/],
  ['future-work', /^(?:future (?:work|research|studies))$/],
  ['funding', /^(?:fund(?:ing|ers?)(?: sources?)?|sponsors?|who (?:paid|funded)(?: (?:for )?(?:it|the study|the trial))?)$/],
  ['grants', /^(?:grants?(?: numbers?)?)$/],
  ['conflicts', /^(?:(?:conflicts?|declarations?) of interests?|competing interests?)$/],
  ['data-availability', /^(?:(?:data )?availability|data sharing)$/],
  ['ethics', /^(?:ethics(?: approval)?|ethical approval)$/],
] // prettier-ignore
const frame =
  /^(?:what|which) (?:is|was|were|are) |^(?:what|which) |^the | (?:of|in) (?:the|this) (?:study|trial|paper|sample)$| (?:used|reported|named|stated)$/g

/** Longer names ask for more than the library has a name for. */
const NAME_MAX = 80

/**
 * The column of the library that a person's own column means by its name ("Dropouts", "Who paid for the study?"), in
 * lower or upper case; undefined where the name says more, or something else.
 */
export function alikeColumn(name: string): LibraryColumn | undefined {
  let words = name
    .slice(0, NAME_MAX + 1)
    .toLowerCase()
    .replace(/[?.:]$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length > NAME_MAX) return undefined
  for (let before = ''; before !== words;) {
    before = words
    const whole = names.find(([, name]) => name.test(words))
    if (whole) return columnById(whole[0])
    words = words.replaceAll(frame, '').trim()
  }
  return undefined
}
