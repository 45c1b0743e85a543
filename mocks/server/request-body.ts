import type { Endpoint } from '#contract/endpoint.ts'

import { Refusal } from '#engine/world/refusal.ts'

/** How deep a value of a request may nest. Nothing of the contract comes near it; what is deeper cannot be stored. */
const DEPTH_MAX = 64
/** Letters of all the fields of a form together; files are weighed by themselves. */
const FORM_TEXT_MAX = 4 * 1024 * 1024

/**
 * Letters of JSON that one call may bring. Who is not signed in brings a form and no more; files of records, texts of papers
 * and saved work come near the highest and have limits of their own besides.
 */
const JSON_MAX = { visitor: 32 * 1024, person: 24 * 1024 * 1024 }
/** Letters of one value of what people write about themselves or to others: no name, message or setting is longer. */
const SMALL_MAX = 512 * 1024
export const SMALL: ReadonlySet<string> = new Set([
  'auth',
  'user',
  'accountDeletion',
  'sessions',
  'subscription',
  'student-verification',
  'enterprise',
  'usage',
  'comments',
  'commentPlaces',
  'notifications',
  'invitations',
  'collaboration',
  'teams',
  'tasks',
  'chat',
  'projects',
  'milestones',
  'help',
  'lessons',
  'tours',
  'billing',
  'affiliate',
  'admin',
])

const malformed = () => new Refusal(400, 'The request is not valid JSON.', { code: 'malformed' })
const tooDeep = () => new Refusal(400, 'The request is nested too deeply.', { code: 'too_deep' })

/** Brackets that are open at once, outside strings: read letter by letter, before anything is built from the text. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isText) {
      if (letter === '\\') at += 1
      else if (letter === '"') isText = false
    } else if (letter === '"') isText = true
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, (depth += 1))
    else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

function parse(text: string): unknown {
  if (depthOf(text) > DEPTH_MAX) throw tooDeep()
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw malformed()
  }
}

/** Form values are text: a field for which the schema wants more is tried as JSON. */
const decoded = (fields: Record<string, unknown>, wanted: ReadonlySet<PropertyKey | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value !== 'string' || !wanted.has(name)) return [name, value]
      if (depthOf(value) > DEPTH_MAX) throw tooDeep()
      try {
        return [name, JSON.parse(value) as unknown]
      } catch {
        return [name, value]
      }
    }),
  )

async function formOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.encoding) throw new Refusal(415, 'This call takes JSON.', { code: 'media_type' })
  const fields = await request.formData().then(
    (form) => Object.fromEntries(form.entries()),
    () => {
      throw new Refusal(400, 'The form could not be read.', { code: 'malformed' })
    },
  )
  const letters = Object.values(fields).reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0)
  if (letters > FORM_TEXT_MAX) throw new Refusal(413, 'The form holds too much text.', { code: 'too_large' })
  const asText = endpoint.body?.safeParse(fields)
  return !asText || asText.success ? fields : decoded(fields, new Set(asText.error.issues.map(({ path }) => path[0])))
}

/** What a request brings, as the call expects it: JSON, or a form where the contract says so. Refuses what could not be kept. */
export async function bodyOf(endpoint: Endpoint, request: Request, isVisitor: boolean): Promise<unknown> {
  if (!endpoint.body) return undefined
  if (request.headers.get('content-type')?.includes('multipart/form-data')) return formOf(endpoint, request)
  const text = await request.text()
  const most = isVisitor ? JSON_MAX.visitor : SMALL.has(endpoint.domain) ? SMALL_MAX : JSON_MAX.person
  if (text.length > most) throw new Refusal(413, 'This is too long to be kept.', { code: 'too_large' })
  return text === '' ? undefined : parse(text)
}
