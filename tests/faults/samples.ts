import fc from 'fast-check'
import type * as z from 'zod/mini'

type Def = { type: string; [key: string]: unknown }
const defOf = (schema: unknown) => (schema as { def: Def }).def

const text = fc.string({ maxLength: 12 })

function ofString(def: Def): fc.Arbitrary<string> {
  const checks = ((def['checks'] ?? []) as { _zod: { def: Def } }[]).map(({ _zod: { def: check } }) => check)
  const format = def['format'] ?? checks.find((check) => check['format'] === 'datetime')?.['format']
  if (format === 'datetime') return fc.constant('2026-03-10T12:00:00Z')
  const patterns = checks.flatMap((check) => (check['pattern'] instanceof RegExp ? [check['pattern']] : []))
  const [pattern] = patterns.toSorted((a, b) => b.source.length - a.source.length)
  if (pattern) return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace(/[^u]/g, '')))
  const least = Math.max(0, ...checks.map((check) => (typeof check['minimum'] === 'number' ? check['minimum'] : 0)))
  return least > 0 ? fc.string({ minLength: least, maxLength: least + 4 }) : text
}

/** Values on the wire that a schema of the contract takes. */
export function arbitraryOf(schema: unknown): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const inner = () => arbitraryOf(def['innerType'])
  switch (def.type) {
    case 'string':
      return ofString(def)
    case 'number':
    case 'int':
      return fc.integer({ min: 1, max: 5 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(undefined)
    case 'literal':
      return fc.constantFrom(...(def['values'] as unknown[]))
    case 'enum':
      return fc.constantFrom(...Object.values(def['entries'] as object))
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(inner(), { nil: undefined })
    case 'nullable':
      return fc.option(inner(), { nil: null })
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner()
    case 'lazy':
      return fc.constant(null)
    case 'pipe':
      return arbitraryOf(def['in'])
    case 'array':
      return fc.array(arbitraryOf(def['element']), { minLength: 1, maxLength: 2 })
    case 'tuple':
      return fc.tuple(...(def['items'] as unknown[]).map(arbitraryOf))
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'b'), arbitraryOf(def['valueType']), { maxKeys: 2 })
    case 'union':
      return fc.oneof(...(def['options'] as unknown[]).map(arbitraryOf))
    case 'object': {
      const shape = Object.entries(def['shape'] as Record<string, unknown>)
      return fc.record(Object.fromEntries(shape.map(([key, part]) => [key, arbitraryOf(part)])))
    }
    case 'file':
    case 'custom':
      return fc.constant(new File(['x'], 'x.txt', { type: 'text/plain' }))
    default:
      return fc.constant({ any: 'thing' })
  }
}

/** One value that a schema takes; the same in every run. Where code decides what fits, some are tried. */
export function sampleOf(schema: z.ZodMiniType | undefined): unknown {
  if (!schema) return undefined
  const tries = fc.sample(arbitraryOf(schema), { numRuns: 12, seed: 7 })
  return tries.find((value) => schema.safeParse(value).success) ?? tries[0]
}
