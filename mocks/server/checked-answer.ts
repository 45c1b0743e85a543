import type * as z from 'zod/mini'

import { inTurns } from '#engine/world/turns.ts'

type Schema = z.ZodMiniType
/** The value with what its schema names and nothing else; `REFUSED` where it has not that form. */
type Check = (value: unknown) => unknown
const REFUSED = Symbol('refused')

/** What is read of a schema's definition. */
type Definition = {
  type: string
  checks?: readonly unknown[]
  shape?: Record<string, Schema>
  catchall?: Schema
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  format?: string
  coerce?: boolean
}
const definitionOf = (schema: Schema) => schema.def as Definition

const made = new WeakMap<Schema, Check>()

/** Whether an answer is as its contract says, many times as quick as zod tells it: whatever is not simple is zod's. */
function checkOf(schema: Schema): Check {
  const known = made.get(schema)
  if (known) return known
  const check = writtenFor(schema) ?? byZod(schema)
  made.set(schema, check)
  return check
}

const byZod =
  (schema: Schema): Check =>
  (value) => {
    const { success, data } = schema.safeParse(value)
    return success ? data : REFUSED
  }

const where =
  (is: (value: unknown) => boolean): Check =>
  (value) =>
    is(value) ? value : REFUSED

function writtenFor(schema: Schema): Check | undefined {
  const {
    type,
    checks = [],
    shape,
    catchall,
    element,
    innerType,
    options,
    entries,
    values,
    format,
    coerce,
  } = definitionOf(schema)
  if (checks.length > 0 || coerce) return undefined
  switch (type) {
    case 'unknown':
      return (value) => value
    case 'string':
      return format === undefined ? where((value) => typeof value === 'string') : undefined
    case 'number':
      if (format !== undefined && format !== 'safeint') return undefined
      return where(format === undefined ? Number.isFinite : Number.isSafeInteger)
    case 'boolean':
      return where((value) => typeof value === 'boolean')
    case 'enum': {
      const known = new Set(Object.values(entries ?? {}))
      return where((value) => known.has(value))
    }
    case 'literal': {
      const known = new Set(values)
      return where((value) => known.has(value))
    }
    case 'optional':
      return innerType && ((value) => (value === undefined ? value : checkOf(innerType)(value)))
    case 'nullable':
      return innerType && ((value) => (value === null ? value : checkOf(innerType)(value)))
    case 'union':
      return options && ((value) => firstOf(options, value))
    case 'array':
      return element && ((value) => listOf(checkOf(element), value))
    case 'object':
      return shape && !catchall ? objectOf(shape) : undefined
    default:
      return undefined
  }
}

function firstOf(options: readonly Schema[], value: unknown): unknown {
  for (const option of options) {
    const checked = checkOf(option)(value)
    if (checked !== REFUSED) return checked
  }
  return REFUSED
}

function listOf(check: Check, value: unknown): unknown {
  if (!Array.isArray(value)) return REFUSED
  const checked: unknown[] = []
  for (const each of value) {
    const one = check(each)
    if (one === REFUSED) return REFUSED
    checked.push(one)
  }
  return checked
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectOf(shape: Record<string, Schema>): Check {
  let parts: Map<string, Check> | undefined
  let needed: string[] = []
  return (value) => {
    if (!isPlain(value)) return REFUSED
    if (!parts) {
      parts = new Map(Object.entries(shape).map(([name, schema]) => [name, checkOf(schema)]))
      needed = Object.keys(shape).filter((name) => shape[name] && definitionOf(shape[name]).type !== 'optional')
    }
    for (const name of needed) if (!Object.hasOwn(value, name)) return REFUSED
    const checked: Record<string, unknown> = {}
    for (const name of Object.keys(value)) {
      const check = parts.get(name)
      if (!check) continue
      const one = check(value[name])
      if (one === REFUSED) return REFUSED
      checked[name] = one
    }
    return checked
  }
}

/** Lists longer than this are gone through one thing at a time. */
const LONG = 50
const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG

function* checking(schema: Schema, value: unknown): Generator<undefined, unknown> {
  const { type, checks = [], shape, catchall, element } = definitionOf(schema)
  if (checks.length > 0) return checkOf(schema)(value)
  if (type === 'array' && element && isLong(value)) {
    const checked: unknown[] = []
    for (const each of value) {
      const one = checkOf(element)(each)
      if (one === REFUSED) return REFUSED
      checked.push(one)
      yield
    }
    return checked
  }
  if (type !== 'object' || !shape || catchall || !isPlain(value) || !Object.values(value).some(isLong))
    return checkOf(schema)(value)
  const short: Record<string, unknown> = {}
  const long: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const whole = shape[name]
    if (!whole || !isLong(part)) {
      short[name] = part
      continue
    }
    // Found in turns; the rest is checked with none in its place.
    const one = yield* checking(whole, part)
    if (one === REFUSED) return REFUSED
    long[name] = one
    short[name] = []
  }
  const rest = checkOf(schema)(short)
  return isPlain(rest) ? { ...rest, ...long } : REFUSED
}

/**
 * An answer with what its contract names and nothing else, in turns with other calls.
 *
 * @throws the error of zod where the answer has not that form.
 */
export async function checkedAnswer(schema: Schema, value: unknown): Promise<unknown> {
  const checked = await inTurns(checking(schema, value))
  return checked === REFUSED ? schema.parse(value) : checked
}

function* writing(value: unknown): Generator<undefined, string | undefined> {
  if (isLong(value)) {
    const texts: string[] = []
    for (const each of value) {
      texts.push(JSON.stringify(each) ?? 'null')
      yield
    }
    return `[${texts.join(',')}]`
  }
  if (!isPlain(value) || 'toJSON' in value) return JSON.stringify(value)
  const texts: string[] = []
  for (const [name, part] of Object.entries(value)) {
    const text: string | undefined = yield* writing(part)
    if (text !== undefined) texts.push(`${JSON.stringify(name)}:${text}`)
  }
  return `{${texts.join(',')}}`
}

/** The same text as of `JSON.stringify`, written in turns with other calls. */
export const jsonInTurns = (value: unknown): Promise<string | undefined> => inTurns(writing(value))
