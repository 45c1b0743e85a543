import type * as z from 'zod/mini'

import type { Endpoint } from '../endpoint.ts'
import { formsOf, isSignedIn, type Form } from '../openapi/reply-forms.ts'

/**
 * One way in which an answer is not what the contract says. `at` is the place in the payload, with `[]` for any row of a
 * list; `''` is the answer as a whole.
 */
export type Difference = {
  kind: 'status' | 'html' | 'json' | 'wrapper' | 'missing' | 'type'
  at: string
  expected: string
  got: string
}

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const SHOWN = 60

/** What a value is, in few words and without giving away what a person wrote: texts are named by their length. */
export function nameOfValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`
  if (typeof value === 'string')
    return /^[\w-]{1,24}$/.test(value) ? `the text "${value}"` : `a text of ${value.length}`
  return `${typeof value} ${String(value)}`.slice(0, SHOWN)
}

const nameOfForm = (form: Form) => (form.length === 0 ? 'the answer itself' : form.join('.'))

const looksLikeHtml = (text: string) => /^\s*(<!doctype html|<html|<head|<body)/i.test(text)

const at = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (said, key) => (typeof key === 'number' ? `${said}[]` : said === '' ? String(key) : `${said}.${String(key)}`),
    '',
  )

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? (found as Bag)[String(key)] : undefined),
    value,
  )

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`.slice(0, 120)
  if (issue.code === 'invalid_format') return `text of the form ${issue.format}`
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`
  return issue.code.replaceAll('_', ' ')
}

/** A union says no with the issues of each branch: the branch that came furthest is the one that was meant. */
function flat(issues: readonly z.core.$ZodIssue[], before: readonly PropertyKey[] = []): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    const path = [...before, ...issue.path]
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
    const branches = issue.errors.map((errors) => flat(errors, path))
    const depth = (branch: z.core.$ZodIssue[]) => Math.max(0, ...branch.map((one) => one.path.length))
    const best = branches.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []
    if (depth(best) > path.length) return best
    const expected = branches.flatMap((branch) => branch.map(expectedBy)).join(' or ')
    return [{ code: 'custom', path, message: expected, params: { expected }, input: undefined }]
  })
}

const fieldsOf = (schema: z.ZodMiniType): string[] | undefined => {
  const { def } = schema as unknown as { def: { type: string; shape?: Bag; catchall?: unknown } }
  return def.type === 'object' ? Object.keys(def.shape ?? {}) : undefined
}

/** Where else in an answer the payload stands, up to two keys deep. */
function placeOfPayload({ response }: Endpoint, body: unknown): Form | undefined {
  if (!isBag(body)) return undefined
  const fields = fieldsOf(response)
  const fits = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    response.safeParse(value).success &&
    (fields === undefined || fields.some((field) => Object.hasOwn(value, field)))
  const first = Object.keys(body)
  const second = first.flatMap((key) => (isBag(body[key]) ? Object.keys(body[key]).map((inner) => [key, inner]) : []))
  return [...first.map((key) => [key]), ...second].find((form) => fits(valueAt(body, form)))
}

/**
 * How an answer of a server differs from the contract: nothing means that the page can work with it. It does not throw,
 * whatever the answer is, and names values by their kind, so that what it says can be shown and logged. A server's probe
 * of one's own (such as the platform page of an administrator) can use it: it knows neither network nor page.
 *
 * @param text the body as it came; for an empty one the contract decides whether nothing is enough
 */
export function answerDifferences(
  endpoint: Endpoint,
  { status, text }: { status: number; text: string },
): Difference[] {
  if (status < 200 || status > 299) return [{ kind: 'status', at: '', expected: '2xx', got: String(status) }]
  if (endpoint.judgedBy === 'status') return []
  if (looksLikeHtml(text)) return [{ kind: 'html', at: '', expected: 'JSON', got: 'a web page' }]
  if (endpoint.judgedBy === 'not-html') return []
  let body: unknown
  try {
    body = text.trim() === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return [{ kind: 'json', at: '', expected: 'JSON', got: `${text.length} characters that are none` }]
  }
  const payload = endpoint.envelope ? endpoint.envelope.unwrap(body) : body
  const result = endpoint.response.safeParse(payload)
  const place = () => placeOfPayload(endpoint, body)
  const wrapper = (found: Form): Difference[] => [
    {
      kind: 'wrapper',
      at: '',
      expected: isSignedIn(endpoint.envelope)
        ? 'user, data or data.user'
        : formsOf(endpoint.envelope).map(nameOfForm).join(', '),
      got: `the payload under ${nameOfForm(found)}`,
    },
  ]
  if (result.success) {
    const fields = fieldsOf(endpoint.response)
    const isForeign =
      isBag(payload) &&
      fields !== undefined &&
      fields.length > 0 &&
      Object.keys(payload).length > 0 &&
      !fields.some((field) => Object.hasOwn(payload, field))
    if (!isForeign) return []
    const found = place()
    if (found) return wrapper(found)
    return isLoose(endpoint.response)
      ? []
      : [{ kind: 'missing', at: '', expected: `any of ${fields.slice(0, 6).join(', ')}`, got: nameOfValue(payload) }]
  }
  const issues = flat(result.error.issues)
  const found = issues.some(({ path }) => path.length <= 1) ? place() : undefined
  if (found) return wrapper(found)
  return deduplicated(
    issues.map((issue) => {
      const value = valueAt(payload, issue.path)
      const params = issue.code === 'custom' ? (issue.params as { expected?: string } | undefined) : undefined
      return {
        kind: value === undefined ? ('missing' as const) : ('type' as const),
        at: at(issue.path),
        expected: params?.expected ?? expectedBy(issue),
        got: nameOfValue(value),
      }
    }),
  )
}

const isLoose = (schema: z.ZodMiniType) =>
  (schema as unknown as { def: { catchall?: unknown } }).def.catchall !== undefined

/** A field that is wrong in every row is one difference. */
const deduplicated = (all: Difference[]) => [
  ...new Map(all.map((one) => [`${one.kind} ${one.at} ${one.expected}`, one])).values(),
]

/** How a refusal differs from `{message, code?, fields?}`, with the status that was to be expected. */
export function refusalDifferences(
  { status, text }: { status: number; text: string },
  expected: readonly number[],
): Difference[] {
  if (!expected.includes(status)) {
    return [{ kind: 'status', at: '', expected: expected.join(' or '), got: String(status) }]
  }
  let body: unknown
  try {
    body = JSON.parse(text) as unknown
  } catch {
    const got = looksLikeHtml(text) ? 'a web page' : `${text.length} characters that are no JSON`
    return [{ kind: looksLikeHtml(text) ? 'html' : 'json', at: '', expected: 'JSON', got }]
  }
  const bag = isBag(body) ? body : {}
  const found: Difference[] = []
  if (typeof bag['message'] !== 'string' || bag['message'].trim() === '') {
    const kind = bag['message'] === undefined ? 'missing' : 'type'
    found.push({ kind, at: 'message', expected: 'text', got: nameOfValue(bag['message']) })
  }
  if (bag['code'] !== undefined && typeof bag['code'] !== 'string') {
    found.push({ kind: 'type', at: 'code', expected: 'text', got: nameOfValue(bag['code']) })
  }
  const fields = bag['fields']
  if (fields !== undefined && !(isBag(fields) && Object.values(fields).every((each) => typeof each === 'string'))) {
    found.push({ kind: 'type', at: 'fields', expected: 'texts by field name', got: nameOfValue(fields) })
  }
  return found
}

/** A difference as a sentence. */
export function differenceText({ kind, at: place, expected, got }: Difference): string {
  const where = place === '' ? '' : `${place}: `
  const what = {
    status: 'status',
    html: 'web page',
    json: 'no JSON',
    wrapper: 'wrapper',
    missing: 'missing',
    type: 'type',
  }
  return `${what[kind]}: ${where}expected ${expected}, got ${got}`
}
