import type * as z from 'zod/mini'

type Def = { type: string; [key: string]: unknown }
const defOf = (schema: unknown) => (schema as { def: Def }).def

/** Texts to try, the plainest first: the first that the rules of a field take is its example. */
const TEXTS = [
  '2026-03-10T12:00:00.000Z',
  '2026-03-10',
  'ana@example.org',
  'https://example.org/paper',
  'example-1',
  'Example-1-of-a-text',
  '0000-0002-1825-0097',
  '0'.repeat(64),
  'a'.repeat(32),
  '1',
]
/** What a field holds, told by its name. */
const NAMED: [name: RegExp, text: string][] = [
  [/currency/i, 'USD'],
  [/email|^to$/i, 'ana@example.org'],
  [/At$|^at$|since|until|expires/, '2026-03-10T12:00:00.000Z'],
  [/^(from|to|day|.*Date)$/, '2026-03-10'],
  [/url|website|link/i, 'https://example.org/paper'],
  [/doi/i, '10.1001/jama.1994.03510330076038'],
  [/title|query/i, 'BCG vaccination and tuberculosis'],
  [/firstName|name$/i, 'Ana'],
  [/message|content|body|text|note|description/i, 'A sentence that somebody wrote.'],
  [/id$|key$|token/i, 'example-1'],
]

function textOf(schema: unknown, name: string): string | undefined {
  const named = NAMED.flatMap(([pattern, text]) => (pattern.test(name) ? [text] : []))
  return [...named, 'example', ...TEXTS].find((text) => (schema as z.ZodMiniType).safeParse(text).success)
}

const numberOf = (schema: unknown) =>
  [1, 0, 12, 50, 2026, 100].find((number) => (schema as z.ZodMiniType).safeParse(number).success)

/** A value on the wire as a schema has it; undefined where none is found. Optional fields are filled in, two levels down. */
function valueOf(schema: unknown, name: string, depth: number): unknown {
  const def = defOf(schema)
  const inner = () => valueOf(def['innerType'], name, depth)
  const isDeep = depth > 4
  switch (def.type) {
    case 'string':
      return textOf(schema, name)
    case 'number':
    case 'int':
      return numberOf(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'literal':
      return (def['values'] as unknown[])[0]
    case 'enum':
      return Object.values(def['entries'] as object)[0]
    case 'optional':
      return isDeep ? undefined : inner()
    case 'nullable':
      return isDeep ? null : inner()
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner()
    case 'lazy':
      return isDeep ? undefined : valueOf((def['getter'] as () => unknown)(), name, depth + 1)
    case 'pipe':
      return valueOf(def['in'], name, depth)
    case 'array': {
      const one = valueOf(def['element'], name, depth + 1)
      return one === undefined ? [] : [one]
    }
    case 'tuple':
      return (def['items'] as unknown[]).map((item) => valueOf(item, name, depth + 1))
    case 'record':
      return {}
    case 'union':
      for (const option of def['options'] as unknown[]) {
        const value = valueOf(option, name, depth)
        if (value !== undefined && (schema as z.ZodMiniType).safeParse(value).success) return value
      }
      return undefined
    case 'object': {
      const fields = Object.entries(def['shape'] as Record<string, unknown>).flatMap(([key, part]) => {
        const value = valueOf(part, key, depth + 1)
        return value === undefined ? [] : [[key, value] as const]
      })
      return Object.fromEntries(fields)
    }
    case 'any':
    case 'unknown':
      return depth === 0 ? { success: true } : {}
    case 'file':
      return new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' })
    default:
      return undefined
  }
}

/**
 * An example of what a schema takes, made from the schema itself, so that it cannot drift from it; a file is its name.
 * Undefined where rules of code decide what fits and none was found, which a test refuses.
 */
export function exampleOf(schema: z.ZodMiniType): unknown {
  const value = valueOf(schema, '', 0)
  if (value === undefined || !schema.safeParse(value).success) return undefined
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => (part instanceof File ? part.name : part))) as unknown
}
