import { CELL_TEXT_MAX, type CellValue } from '#contract/grid.ts'

import { isCertainDesign, nameIn } from '../evidence/certain-design.ts'
import { isCertainSize } from '../evidence/certain-size.ts'
import { factsOf } from '../evidence/facts/find-facts.ts'
import type { Fact, FactKind, FactOf } from '../evidence/facts/fact.ts'
import { categoryWords, designWords, effectWords, meanWords, monthsOf, yearsOf } from './cell-words.ts'
import { isGathered, type SampleStage } from '../evidence/sample-role.ts'
import type { ProposedCell } from './column.ts'

type Proposal = Omit<ProposedCell, 'columnId' | 'evidence' | 'rule'> & { from: readonly Fact[] }
/** A rule that leaves its column empty although the text says something of the kind. */
type Abstention = { because: string; from: readonly Fact[] }
/** From the facts of a text, and the text in which they stand. */
type ColumnRule = (facts: readonly Fact[], text: string) => Proposal | Abstention | undefined

const cell = (value: CellValue, text: string, from: readonly Fact[], more: Partial<Proposal> = {}): Proposal => ({
  value: typeof value === 'string' ? value.slice(0, CELL_TEXT_MAX) : value,
  text,
  from: from.slice(0, 50),
  ...more,
})

/** Parts in which a fact is rather about this study than about others, best first. */
const trust = [
  'title',
  'abstract',
  'methods',
  'results',
  'aim',
  undefined,
  'conclusions',
  'limitations',
  'discussion',
  'background',
]
const rank = ({ part }: Fact) => {
  const at = trust.indexOf(part)
  return at === -1 ? trust.length : at
}
const trusted = <T extends Fact>(facts: readonly T[]): T[] =>
  [...facts].sort((a, b) => Number(rank(a) > 5) - Number(rank(b) > 5) || a.start - b.start)

const unique = (values: readonly string[]) => [...new Map(values.map((value) => [value.toLowerCase(), value])).values()]

/** The first of a kind, as words. */
const firstWords =
  (kind: 'aim' | 'population' | 'sample-size-reason'): ColumnRule =>
  (facts) => {
    const first = trusted(factsOf(facts, kind)).at(0)
    return first && cell(first.value, first.value, [first])
  }

/** All sentences of a kind, one after the other; the same words once. */
const allSentences =
  (kind: 'limitation' | 'future-work' | 'main-finding', most: number): ColumnRule =>
  (facts) => {
    const seen = new Map(factsOf(facts, kind).map((fact) => [fact.value.toLowerCase(), fact]))
    const all = [...seen.values()].slice(0, most)
    return all.length > 0
      ? cell(all.map(({ value }) => value).join(' '), all.map(({ value }) => value).join(' '), all)
      : undefined
  }

/** Words of a fixed list; `one` for a column with one value. */
const categories =
  (
    kind:
      | 'blinding'
      | 'randomisation'
      | 'concealment'
      | 'analysis'
      | 'conflict'
      | 'data-availability'
      | 'code-availability'
      | 'ethics',
    one = false,
  ): ColumnRule =>
  (facts) => {
    const all = trusted<FactOf<FactKind>>(factsOf(facts, kind) as Fact[]).filter(({ part }) => part !== 'background')
    const firsts = [...new Map([...all].reverse().map((fact) => [String(fact.value), fact])).values()].sort(
      (a, b) => a.start - b.start,
    )
    const chosen = one
      ? firsts.sort((a, b) => strength(String(a.value)) - strength(String(b.value))).slice(0, 1)
      : firsts
    const words = chosen.map(({ value }) => categoryWords[String(value)] ?? String(value))
    if (words.length === 0) return undefined
    return cell(
      one ? (words[0] ?? '') : words,
      words.join('; '),
      chosen,
      one && firsts.length > 1 && kind === 'conflict' ? { check: 'Some authors declare interests, others none.' } : {},
    )
  }

/** Where one value must be chosen, the one that says most. */
const order = [
  'declared',
  'approved',
  'envelopes',
  'central',
  'open',
  'on request',
  'not available',
  'waived',
  'none',
  'stated',
  'consent',
  'declaration',
]
const strength = (value: string) => order.indexOf(value)

const design: ColumnRule = (facts, text) => {
  const all = factsOf(facts, 'design')
  const first = all.find((fact) => fact.first)
  if (!first || first.value === 'unknown') return undefined
  const named = [first, ...all.filter((fact) => fact !== first && fact.part !== 'background')].map((fact) =>
    nameIn(text, { design: fact.value, inTitle: fact.part === 'title', at: fact.start, length: fact.end - fact.start }),
  )
  return cell(designWords[first.value], designWords[first.value], [first], {
    normalised: first.value,
    ...(isCertainDesign(named) ? { isCertain: true } : {}),
  })
}

const country: ColumnRule = (facts) => {
  const all = trusted(factsOf(facts, 'country')).filter(({ part }) => part !== 'background')
  const near = all.filter((fact) => ['methods', 'abstract', 'title', undefined].includes(fact.part))
  const from = near.length > 0 ? near : all
  const firsts = [...new Map([...from].reverse().map((fact) => [fact.value, fact])).values()]
    .sort((a, b) => a.start - b.start)
    .slice(0, 8)
  const names = firsts.map(({ value }) => value)
  return names.length > 0 ? cell(names, names.join('; '), firsts) : undefined
}

const setting: ColumnRule = (facts) => {
  const all = trusted(factsOf(facts, 'setting')).slice(0, 6)
  const words = unique(all.map(({ value }) => value)).slice(0, 3)
  const from = all.filter(({ value }) => words.includes(value))
  return words.length > 0 ? cell(words.join('; '), words.join('; '), from) : undefined
}

const period: ColumnRule = (facts) => {
  const [first] = trusted(factsOf(facts, 'period'))
  if (!first) return undefined
  const words = first.to ? `${first.from} to ${first.to}` : first.from
  return cell(words, words, [first], { normalised: first.from })
}

const started: ColumnRule = (facts) => {
  const [first] = trusted(factsOf(facts, 'period'))
  return first && cell(first.from, first.from, [first], { normalised: first.from })
}

const registration: ColumnRule = (facts) => {
  const all = factsOf(facts, 'registration').filter(({ part }) => part !== 'discussion' && part !== 'background')
  const from = all.length > 0 ? all : factsOf(facts, 'registration')
  const numbers = unique(from.map(({ value }) => value))
  return numbers[0] ? cell(numbers.join('; '), numbers.join('; '), from, { normalised: numbers[0] }) : undefined
}

const registered: ColumnRule = (facts, text) => {
  const found = registration(facts, text)
  if (!found || 'because' in found) return found
  return { ...found, value: true, text: 'Yes', normalised: 'yes' }
}

const armsOf = (facts: readonly Fact[]) => {
  const seen = new Map<string, FactOf<'arm'>>()
  for (const fact of trusted(factsOf(facts, 'arm')))
    if (!seen.has(fact.value.toLowerCase())) seen.set(fact.value.toLowerCase(), fact)
  return [...seen.values()]
}

const arm =
  (role: 'intervention' | 'comparator'): ColumnRule =>
  (facts) => {
    const all = armsOf(facts)
    const assigned = all.filter((fact) => fact.role === role)
    // Of two arms without a placebo or a control the second one is what the first is compared with.
    const [first, second] = all
    if (
      assigned.length === 0 &&
      role === 'comparator' &&
      first &&
      second &&
      first.sentence.start === second.sentence.start
    )
      return cell(second.value, second.value, [second], {
        check: 'No group is called a control; this is the second one named.',
      })
    const chosen = assigned[0]
    return chosen && cell(chosen.value, chosen.value, [chosen])
  }

const designOf = (facts: readonly Fact[]) => factsOf(facts, 'design').find(({ first }) => first)?.value

const isReviewed = (facts: readonly Fact[]) =>
  ['meta-analysis', 'systematic-review', 'review', 'secondary-analysis'].includes(designOf(facts) ?? '')

/** Numbers of the paper's own people (of studies in a review), outside of what it says about others. */
const samplesOf = (facts: readonly Fact[]) => {
  const design = designOf(facts)
  const isReview = design === 'meta-analysis' || design === 'systematic-review'
  const hasControls = factsOf(facts, 'sample-size').some(({ of }) => of === 'controls')
  return trusted(factsOf(facts, 'sample-size')).filter(
    ({ part, of, stage }) =>
      (part !== 'background' || stage === 'randomised') &&
      part !== 'discussion' &&
      (of !== 'cases' || hasControls) &&
      (isReview ||
        !/^(?:stud(?:y|ies)|trials?|articles?|reports?|rcts?|publications?|schools?|hospitals?|practices?|clusters?|villages?|eyes?)$/i.test(
          of,
        )),
  )
}

/** The whole study: who was randomised, else who was enrolled. Two sows and one expert are said of examples. */
const total = (facts: readonly Fact[]): FactOf<'sample-size'> | undefined => {
  const named = samplesOf(facts).filter(({ role, value, of }) => role === 'total' && value >= 5 && of !== 'controls')
  const first = (wanted: SampleStage) => named.find(({ stage }) => stage === wanted)
  return first('randomised') ?? first('enrolled') ?? named[0] ?? inAbstract(facts)
}

/** An abstract with one label over all of it says its people under "Background". */
const inAbstract = (facts: readonly Fact[]) =>
  facts.some(({ start }) => start > 6000)
    ? undefined
    : factsOf(facts, 'sample-size').find(
        ({ role, stage, value, part }) =>
          role === 'total' && stage !== undefined && !isGathered(stage) && value >= 5 && part === 'background',
      )

const sampleSize: ColumnRule = (facts, text) => {
  if (designOf(facts) === 'protocol') {
    const planned = samplesOf(facts).filter(({ role }) => role === 'planned' || role === 'total')
    const because = 'A protocol: its people are planned, not enrolled.'
    return planned.length > 0 ? { because, from: planned.slice(0, 5) } : undefined
  }
  const whole = total(facts)
  const more =
    whole &&
    samplesOf(facts).find(
      ({ role, value, part }) =>
        (role === 'arm' || role === 'analysed') && value > whole.value && part !== 'background',
    )
  if (whole && more)
    return { because: 'The text counts more people in one place than in the whole study.', from: [whole, more] }
  if (whole)
    return cell(whole.value, String(whole.value), [whole], {
      normalised: whole.value,
      ...(whole.of === 'people' ? {} : { unit: whole.of }),
      ...(isCertainSize(text, whole) && !isReviewed(facts) ? { isCertain: true } : {}),
    })
  const arms = allArms(facts)
  if (arms.length > 1) {
    // Practices and their patients are no arms of one whole.
    if (new Set(arms.map(({ of }) => of)).size > 1 || arms.some(({ of }) => of === 'clusters')) return undefined
    const sum = arms.reduce((all, { value }) => all + value, 0)
    return cell(sum, String(sum), arms, { normalised: sum, check: 'Sum of the arms; the text names no total.' })
  }
  const others = samplesOf(facts)
  return others.length > 0
    ? { because: `${reasonOf(others)} Who was randomised or enrolled in all is not said.`, from: others.slice(0, 5) }
    : undefined
}

const reasonOf = (others: readonly FactOf<'sample-size'>[]) => {
  const roles = new Set(others.map(({ role }) => role))
  if (roles.has('screened')) return 'The text counts people who were screened.'
  if (roles.has('planned')) return 'The text counts people who were planned for.'
  if (roles.has('arm')) return 'The text counts people of single groups.'
  return roles.has('analysed')
    ? 'The text counts people who were analysed.'
    : 'The text counts people without saying which.'
}

/** The arms of an allocation that one sentence gives in full: they are said to be assigned, and no number stands beside them. */
function allArms(facts: readonly Fact[]): FactOf<'sample-size'>[] {
  const arms = armSizes(facts)
  const [first] = arms
  if (!first) return []
  const isAllocation = facts.some(
    ({ kind, sentence }) => (kind === 'randomisation' || kind === 'arm') && sentence.start === first.sentence.start,
  )
  const beside = factsOf(facts, 'sample-size').some(
    ({ role, sentence }) => role !== 'arm' && sentence.start === first.sentence.start,
  )
  return isAllocation && !beside ? arms : []
}

const analysed: ColumnRule = (facts) => {
  const [first] = trusted(factsOf(facts, 'sample-size')).filter(({ role }) => role === 'analysed')
  return first && cell(first.value, String(first.value), [first], { normalised: first.value })
}

/** The arms of the first sentence that counts two or more; the number that is the sum of the others is none of them. */
function armSizes(facts: readonly Fact[]): FactOf<'sample-size'>[] {
  const bySentence = new Map<number, FactOf<'sample-size'>[]>()
  for (const fact of trusted(factsOf(facts, 'sample-size')))
    if (fact.role === 'arm') bySentence.set(fact.sentence.start, [...(bySentence.get(fact.sentence.start) ?? []), fact])
  const arms = [...bySentence.values()].find((each) => each.length > 1) ?? []
  const whole = wholeOf(arms)
  return whole ? arms.filter((arm) => arm !== whole) : arms
}

/** "638 workers were assigned to A (N = 320) or B (N = 318)": the one that is the sum of the others. */
const wholeOf = (arms: readonly FactOf<'sample-size'>[]) => {
  const sum = arms.reduce((all, { value }) => all + value, 0)
  return arms.length > 2 ? arms.find(({ value }) => 2 * value === sum) : undefined
}

/** Whether the groups that are counted were compared as arms, and are not classes of people. */
const areArms = (facts: readonly Fact[], arms: readonly FactOf<'sample-size'>[]) =>
  ['randomised-trial', 'quasi-randomised-trial', 'controlled-trial', 'protocol', 'animal'].includes(
    designOf(facts) ?? '',
  ) ||
  facts.some(
    ({ kind, sentence }) =>
      (kind === 'randomisation' || kind === 'arm') && arms.some((arm) => arm.sentence.start === sentence.start),
  )
const notArms = 'The text counts groups, and does not say that they are arms that were compared.'

const perArm: ColumnRule = (facts) => {
  const arms = armSizes(facts)
  if (arms.length < 2) return undefined
  if (!areArms(facts, arms)) return { because: notArms, from: arms }
  const words = arms.map(({ arm, value }) => (arm ? `${arm} ${value}` : String(value))).join('; ')
  return cell(words, words, arms)
}

const armCount: ColumnRule = (facts) => {
  const arms = armSizes(facts)
  if (arms.length < 2) return undefined
  if (!areArms(facts, arms)) return { because: notArms, from: arms }
  return cell(arms.length, String(arms.length), arms, { normalised: arms.length })
}

const age: ColumnRule = (facts) => {
  const all = trusted(factsOf(facts, 'age')).filter(({ part }) => part !== 'background')
  const middle =
    all.find(({ statistic }) => statistic === 'mean') ?? all.find(({ statistic }) => statistic === 'median')
  const limits = all.find(({ statistic }) => statistic === 'range') ?? all.find(({ statistic }) => statistic === 'from')
  // The lower end of a range is nobody's age: the reason says the limits, and the cell stays empty.
  if (!middle) {
    if (!limits) return undefined
    const { value, to, unit } = limits
    const said = to === undefined ? `from ${value} ${unit} on` : `of ${value} to ${to} ${unit}`
    return { because: `The text gives ages ${said}, and no mean or median.`, from: [limits] }
  }
  const years = yearsOf(middle)
  const spread = middle.spread === undefined ? '' : ` (SD ${middle.spread})`
  const text = `${middle.statistic} ${middle.value}${spread} ${middle.unit}`
  return cell(years, text, limits ? [middle, limits] : [middle], { normalised: years })
}

const female: ColumnRule = (facts) => {
  const all = trusted(factsOf(facts, 'sex')).filter(({ part }) => part !== 'background' && part !== 'discussion')
  const share = all.find(({ unit, sex }) => unit === '%' && sex === 'female') ?? all.find(({ unit }) => unit === '%')
  if (share) {
    const value = share.sex === 'female' ? share.value : Math.round((100 - share.value) * 10) / 10
    return cell(value, `${value}%`, [share], {
      normalised: value,
      ...(share.sex === 'male' ? { check: 'Worked out from the share of men.' } : {}),
    })
  }
  const women = all.find(({ unit, sex }) => unit === 'people' && sex === 'female')
  const men = all.find(
    ({ unit, sex, sentence }) => unit === 'people' && sex === 'male' && sentence.start === women?.sentence.start,
  )
  if (!women || !men || women.value + men.value === 0) return undefined
  const value = Math.round((1000 * women.value) / (women.value + men.value)) / 10
  return cell(value, `${value}%`, [women, men], { normalised: value })
}

/**
 * How long people were followed, where the text says so. A later time at which something was measured is only offered:
 * whether it was the last one, a person says.
 */
const followUp: ColumnRule = (facts) => {
  const named = trusted(factsOf(facts, 'follow-up')).filter(({ part }) => part !== 'background')
  const isShort = !facts.some(({ start }) => start > 6000)
  const last = <T extends FactOf<'follow-up' | 'visit'>>(of: readonly T[]): T | undefined =>
    [...of].sort((a, b) => monthsOf(b) - monthsOf(a))[0]
  const said = last(isShort ? named : named.filter(({ sentence }) => sentence.start === named[0]?.sentence.start))
  const visit = isShort ? last(factsOf(facts, 'visit')) : undefined
  const isLater = visit !== undefined && (said === undefined || monthsOf(visit) > monthsOf(said))
  const chosen = isLater ? visit : said
  return (
    chosen &&
    cell(monthsOf(chosen), `${chosen.value} ${chosen.unit}`, [chosen], {
      normalised: monthsOf(chosen),
      ...(isLater ? { check: 'Something was measured then; whether it was the last time is not said.' } : {}),
    })
  )
}

const followUpTimes: ColumnRule = (facts) => {
  const all = trusted(factsOf(facts, 'follow-up'))
  const words = unique(all.map(({ value, unit }) => `${value} ${unit}`))
  return words.length > 0 ? cell(words.join('; '), words.join('; '), all) : undefined
}

const attrition: ColumnRule = (facts) => {
  const all = trusted(factsOf(facts, 'attrition')).filter(({ part }) => part !== 'background')
  const share = all.find(({ unit }) => unit === '%')
  const beside = factsOf(facts, 'percentage').filter(({ sentence }) => sentence.start === share?.sentence.start)
  if (share && beside.length > 1)
    return { because: 'The sentence gives several shares; that of the whole study is not said.', from: [share] }
  if (share) {
    const value = share.of === 'lost' ? share.value : Math.round((100 - share.value) * 100) / 100
    return cell(value, `${value}%`, [share], {
      normalised: value,
      ...(share.of === 'kept' ? { check: 'Worked out from the share that stayed.' } : {}),
    })
  }
  const lost = all.find(({ of }) => of === 'lost')
  const whole = total(facts)
  if (!lost || !whole || lost.value > whole.value) return undefined
  const value = Math.round((1000 * lost.value) / whole.value) / 10
  return cell(value, `${value}%`, [lost, whole], {
    normalised: value,
    check: 'Worked out from two numbers that may not belong together.',
  })
}

const outcomes =
  (role?: 'primary' | 'secondary'): ColumnRule =>
  (facts) => {
    const all = trusted(factsOf(facts, 'outcome')).filter((fact) => !role || fact.role === role)
    const sorted = role ? all : [...all].sort((a, b) => Number(a.role === 'secondary') - Number(b.role === 'secondary'))
    const words = unique(sorted.map(({ value }) => value)).slice(0, role === 'primary' ? 1 : 8)
    const from = sorted.filter(({ value }) => words.includes(value))
    return words.length > 0
      ? cell(words.join('; '), words.join('; '), role === 'primary' ? from.slice(0, 1) : from)
      : undefined
  }

/**
 * Effects as results of this study: never those of the introduction, nor of a study that is cited, nor of a table, which has
 * many and does not say which one is the study's.
 */
const effectsOf = (facts: readonly Fact[]) =>
  trusted(factsOf(facts, 'effect-size')).filter(
    ({ part, role, inTable }) =>
      !inTable && role !== 'other-study' && !['background', 'discussion', 'methods'].includes(part ?? ''),
  )

/** Measures that compare two things. */
const compares: ReadonlySet<string> = new Set(['OR', 'RR', 'HR', 'IRR', 'RD', 'MD', 'SMD', 'difference', 'ratio'])

/** Measures that compare by their name; the others only where the sentence says so. */
const named: ReadonlySet<string> = new Set(['OR', 'RR', 'HR', 'IRR', 'RD', 'MD', 'SMD'])

const against = /\bdifferen\w+|\bthan\b|\bcompared\b|\bversus\b|\bvs\b|\brelative to\b|\bratios?\b/i

const effect: ColumnRule = (facts) => {
  const all = effectsOf(facts)
  if (all.length === 0) return undefined
  const comparisons = all.filter(
    ({ measure, role, part, about = '' }) =>
      compares.has(measure) &&
      (named.has(measure) || against.test(about)) &&
      (role === 'comparison' || (role === undefined && named.has(measure) && part !== 'methods')),
  )
  const outcome = trusted(factsOf(facts, 'outcome')).find(({ role }) => role === 'primary')
  const onPrimary = comparisons.filter((fact) => isOnPrimary(fact, outcome))
  const chosen =
    onPrimary.find(({ interval }) => interval) ?? onPrimary[0] ?? comparisons.find(({ interval }) => interval)
  if (!chosen)
    return { because: 'No effect in the text is said to compare the groups with an interval.', from: all.slice(0, 5) }
  const { measure, value, interval, p } = chosen
  return cell(
    {
      measure,
      estimate: value,
      ...(interval ? { low: interval.low, high: interval.high, level: interval.level } : {}),
      ...(p ? { p: `${p.operator === '=' ? '' : p.operator}${p.value}` } : {}),
    },
    effectWords(chosen),
    [chosen],
    {
      normalised: value,
      ...(onPrimary.length === 0
        ? { check: 'The text does not tie this effect to the primary outcome.' }
        : all.length > 1
          ? { check: `${all.length} effects are reported; this is the first on the primary outcome.` }
          : {}),
    },
  )
}

/** Whether the sentence of an effect names the primary outcome: by its name, or by most of its words. */
function isOnPrimary(effect: FactOf<'effect-size'>, outcome: FactOf<'outcome'> | undefined): boolean {
  if (effect.primary) return true
  if (!outcome) return false
  const asked = stems(outcome.value)
  const said = stems(effect.about ?? '')
  const shared = [...asked].filter((word) => said.has(word)).length
  return asked.size > 0 && shared / asked.size >= 0.5
}

const plain = new Set(['change', 'from', 'baseline', 'with', 'after', 'week', 'month', 'year', 'rate', 'time', 'between', 'score', 'measu', 'using', 'defin', 'asses', 'propo', 'numbe', 'patie', 'parti']) // prettier-ignore
const stems = (words: string) =>
  new Set(
    words
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5))
      .filter((word) => !plain.has(word)),
  )

/** Facts of a kind in the results, each in words. */
const listed =
  <K extends FactKind>(kind: K, words: (fact: FactOf<K>) => string, most = 12): ColumnRule =>
  (facts) => {
    const all = trusted(factsOf(facts, kind) as Fact[])
      .filter(({ part }) => part !== 'background' && part !== 'discussion')
      .slice(0, most) as FactOf<K>[]
    const text = all.map(words).join('; ')
    return all.length > 0 ? cell(text, text, all as Fact[]) : undefined
  }

const pValue: ColumnRule = (facts) => {
  const main = effectsOf(facts).find(({ p, interval }) => p && interval)
  if (main?.p)
    return cell(`${main.p.operator} ${main.p.value}`, `p ${main.p.operator} ${main.p.value}`, [main], {
      normalised: main.p.value,
    })
  const [first] = trusted(factsOf(facts, 'p-value')).filter(
    ({ role, part, inTable }) => !inTable && role === 'result' && part !== 'background' && part !== 'methods',
  )
  return (
    first &&
    cell(`${first.operator} ${first.value}`, `p ${first.operator} ${first.value}`, [first], {
      normalised: first.value,
      check: 'The first p value that is reported.',
    })
  )
}

const funding: ColumnRule = (facts) => {
  const all = factsOf(facts, 'funding')
  const named = all.filter(({ value }) => value === 'named')
  const funders = unique(named.flatMap((fact) => fact.funders))
  if (funders.length > 0) return cell(funders.join('; '), funders.join('; '), named)
  const [first] = named.length > 0 ? named : all
  return (
    first &&
    cell(first.value === 'none' ? 'No funding' : first.found, first.value === 'none' ? 'No funding' : first.found, [
      first,
    ])
  )
}

const grants: ColumnRule = (facts) => {
  const all = factsOf(facts, 'funding').filter((fact) => fact.grants.length > 0)
  const numbers = unique(all.flatMap((fact) => fact.grants))
  return numbers.length > 0 ? cell(numbers.join('; '), numbers.join('; '), all) : undefined
}

/** One rule for each column of the library, by its id. */
export const columnRules: Readonly<Record<string, ColumnRule>> = {
  aim: firstWords('aim'),
  design,
  country,
  setting,
  period,
  started,
  registration,
  registered,
  population: firstWords('population'),
  intervention: arm('intervention'),
  comparator: arm('comparator'),
  'primary-outcome': outcomes('primary'),
  'secondary-outcomes': outcomes('secondary'),
  'outcome-measures': outcomes(),
  'sample-size': sampleSize,
  'n-analysed': analysed,
  'n-per-arm': perArm,
  arms: armCount,
  age,
  female,
  'follow-up': followUp,
  'follow-up-times': followUpTimes,
  'sample-size-reason': firstWords('sample-size-reason'),
  randomisation: categories('randomisation'),
  concealment: categories('concealment', true),
  blinding: categories('blinding'),
  'analysis-population': categories('analysis'),
  attrition,
  effect,
  effects: listed('effect-size', effectWords),
  'p-value': pValue,
  means: listed('mean', meanWords),
  events: listed('count', ({ value, of }) => `${value}/${of}`),
  'main-finding': allSentences('main-finding', 3),
  limitations: allSentences('limitation', 12),
  'future-work': allSentences('future-work', 8),
  funding,
  grants,
  conflicts: categories('conflict', true),
  'data-availability': categories('data-availability', true),
  'code-availability': categories('code-availability', true),
  ethics: categories('ethics', true),
}
