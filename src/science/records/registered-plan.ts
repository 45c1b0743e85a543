/** What a registration plans: outcomes with their times, people, dates as the register writes them. */
export type RegisteredPlan = {
  primary: readonly string[]
  secondary: readonly string[]
  people?: number | undefined
  /** The number of people is the one that took part, not the one that was planned. */
  isActual?: boolean | undefined
  start?: string | undefined
  end?: string | undefined
  submitted?: string | undefined
}

const PRIMARY = 'Primary outcome'
const SECONDARY = 'Secondary outcome'
const PLANNED = 'People planned'
const ACTUAL = 'People enrolled'
const START = 'Start'
const END = 'Primary completion'
const SUBMITTED = 'First submitted'

const LONGEST = 300
const MOST = 40

/** The plan as the note of a registration's record, a line for each thing; a person reads it, and `planIn` reads it again. */
export function planNote(plan: RegisteredPlan): string | undefined {
  const line = (label: string, value: string | number | undefined) => {
    const text = String(value ?? '').replaceAll(/\s+/g, ' ').trim() // prettier-ignore
    return text === '' ? [] : [`${label}: ${text.slice(0, LONGEST)}`]
  }
  const lines = [
    ...plan.primary.slice(0, MOST).flatMap((outcome) => line(PRIMARY, outcome)),
    ...plan.secondary.slice(0, MOST).flatMap((outcome) => line(SECONDARY, outcome)),
    ...line(plan.isActual === true ? ACTUAL : PLANNED, plan.people),
    ...line(START, plan.start),
    ...line(END, plan.end),
    ...line(SUBMITTED, plan.submitted),
  ]
  return lines.length === 0 ? undefined : lines.join('\n')
}

/** The plan that a note holds; undefined where it names none of it. */
export function planIn(note: string): RegisteredPlan | undefined {
  const lines = note.split('\n').map((line) => {
    const at = line.indexOf(': ')
    return at < 0 ? { label: '', value: '' } : { label: line.slice(0, at), value: line.slice(at + 2).trim() }
  })
  const all = (label: string) => lines.filter((line) => line.label === label).map(({ value }) => value)
  const actual = all(ACTUAL)[0]
  const people = actual ?? all(PLANNED)[0]
  const plan: RegisteredPlan = {
    primary: all(PRIMARY),
    secondary: all(SECONDARY),
    people: people === undefined || !/^\d{1,9}$/.test(people) ? undefined : Number(people),
    isActual: actual !== undefined,
    start: all(START)[0],
    end: all(END)[0],
    submitted: all(SUBMITTED)[0],
  }
  const isEmpty = plan.primary.length + plan.secondary.length === 0 && (plan.people ?? plan.start ?? plan.submitted) === undefined // prettier-ignore
  return isEmpty ? undefined : plan
}
