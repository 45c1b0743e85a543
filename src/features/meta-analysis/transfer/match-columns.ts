import { columns, forms, formsFor, type Column, type FormKey } from '#research/meta-analysis/columns.ts'
import { numberIn } from '#research/meta-analysis/numbers.ts'
import { isOtherMethod, type Extra, type Outcome } from '#research/meta-analysis/outcome.ts'
import { moderatorKey } from '#research/meta-analysis/read-lines.ts'
import { newKey } from '#shared/browser/new-key.ts'

/** Where a column of a pasted or imported table goes. */
export type Target = { is: 'column'; key: string } | { is: 'moderator' } | { is: 'nowhere' }

/** A heading without what differs between programs: "n1i" and "N1-i" are the same. */
const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Columns that a heading may mean, those of the outcome's measure first. */
function candidates(outcome: Outcome): Column[] {
  const others = isOtherMethod(outcome) ? [] : formsFor(outcome.settings.measure)
  const fitting = [...outcome.forms, ...others].flatMap((form) => [...forms[form].columns])
  const keys = new Set<keyof typeof columns>([
    'label',
    'year',
    ...fitting,
    'subgroup',
    'sampleId',
    'controlId',
    'sharedBy',
    'bias',
  ])
  const moderators = outcome.moderators.map(({ key, name }): Column => ({
    key: moderatorKey(key),
    label: name,
    kind: 'number',
    aliases: [],
    width: 0,
  }))
  return [...moderators, ...[...keys].map((key): Column => columns[key])]
}

const isNumeric = (values: readonly string[]) => {
  const filled = values.filter((value) => value.trim() !== '')
  if (filled.length === 0) return false
  const numbers = filled.filter((value) => {
    const read = numberIn(value, 'whole')
    return read && 'value' in read
  })
  return numbers.length >= 0.8 * filled.length
}

/** Finds each column's place by its heading. Of two that mean the same the one whose cells fit wins; the other goes nowhere. */
export function matchHeadings(
  headings: readonly string[],
  body: readonly (readonly string[])[],
  outcome: Outcome,
): Target[] {
  const known = candidates(outcome)
  const taken = new Map<string, { place: number; fits: boolean }>()
  headings.forEach((heading, place) => {
    const name = bare(heading)
    const found =
      name === '' ? undefined : known.find(({ label, aliases }) => bare(label) === name || aliases.includes(name))
    if (!found) return
    const fits = isNumeric(body.map((row) => row[place] ?? '')) === (found.kind !== 'text')
    const before = taken.get(found.key)
    if (!before || (fits && !before.fits)) taken.set(found.key, { place, fits })
  })
  const keyAt = new Map([...taken].map(([key, { place }]) => [place, key]))
  return headings.map((_, place): Target => {
    const key = keyAt.get(place)
    return key === undefined ? { is: 'nowhere' } : { is: 'column', key }
  })
}

/** Whether a first row is one of headings: two of them are known, and it holds no numbers of its own. */
export function hasHeadings(first: readonly string[], outcome: Outcome): boolean {
  const known = matchHeadings(first, [], outcome).filter(({ is }) => is === 'column').length
  const numbers = first.filter((cell) => {
    const read = numberIn(cell, 'number')
    return read && 'value' in read
  })
  return known >= 2 && numbers.length === 0
}

const isExtra = (key: string): key is Extra =>
  ['year', 'subgroup', 'sampleId', 'controlId', 'sharedBy', 'bias'].includes(key)

/** The forms that a table with these columns needs; those that are shown stay. */
function formsWith(outcome: Outcome, keys: readonly string[]): FormKey[] {
  const shown = new Set<string>(outcome.forms.flatMap((form) => [...forms[form].columns]))
  const isNew = keys.some((key) => !shown.has(key) && Object.hasOwn(columns, key) && !isExtra(key) && key !== 'label')
  if (!isNew || isOtherMethod(outcome)) return outcome.forms
  const fitting = formsFor(outcome.settings.measure).filter((form) => {
    const needed: readonly string[] = forms[form].columns
    return needed.every((key) => keys.includes(key))
  })
  const isFresh = outcome.lines.every(({ cells }) => Object.values(cells).every((text) => text.trim() === ''))
  const kept = isFresh && fitting.length > 0 ? [] : outcome.forms
  return [...new Set([...kept, ...fitting])]
}

/** A table with its places put under the outcome's lines, or instead of them. Empty rows of it stay out. */
export function withTable(
  outcome: Outcome,
  headings: readonly string[],
  body: readonly (readonly string[])[],
  targets: readonly Target[],
  instead: boolean,
): Outcome {
  const fresh = targets.map((target, place) =>
    target.is === 'moderator'
      ? { key: newKey().slice(0, 8), name: headings[place] || `Moderator ${place + 1}` }
      : undefined,
  )
  const keyAt = targets.map((target, place) => {
    if (target.is === 'column') return target.key
    const moderator = fresh[place]
    return moderator && moderatorKey(moderator.key)
  })
  const keys = keyAt.filter((key) => key !== undefined)
  const lines = body
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => ({
      id: newKey(),
      cells: Object.fromEntries(keyAt.flatMap((key, place) => (key === undefined ? [] : [[key, row[place] ?? '']]))),
    }))
  const kept = instead
    ? []
    : outcome.lines.filter(({ cells }) => Object.values(cells).some((text) => text.trim() !== ''))
  const base = instead ? { ...outcome, lines: [] } : outcome
  return {
    ...base,
    forms: formsWith(base, keys),
    extras: [...new Set([...outcome.extras, ...keys.filter(isExtra)])],
    moderators: [...outcome.moderators, ...fresh.filter((moderator) => moderator !== undefined)],
    lines: [...kept, ...lines],
  }
}
