import * as z from 'zod/mini'

export type JsonSchema = { [key: string]: unknown }

const modules = import.meta.glob<Record<string, unknown>>(['../*.ts', '!../all.ts'], { eager: true })

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

const nameOf = (exported: string) => {
  const bare = exported.replace(/Schema$/, '')
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
}

/** Things that the contract exports by name are components of the document; everything else is written where it is used. */
const registry = (() => {
  const named = z.registry<{ id: string }>()
  const taken = new Set<string>()
  for (const [, module] of Object.entries(modules).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [exported, value] of Object.entries(module).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const id = nameOf(exported)
      // Ids, texts and numbers are clearer where they stand.
      const isThing = isSchema(value) && ['object', 'union', 'enum'].includes(value.def.type)
      if (!isThing || exported === 'idSchema' || taken.has(id) || named.has(value)) continue
      taken.add(id)
      named.add(value, { id })
    }
  }
  return named
})()

const REF = '#/components/schemas/'

/** Makes references lead into the document, and drops what only JSON Schema's own files need. */
function inDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDocument)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      if (key === '$defs' || key === '$schema' || key === 'id') {
        // A property may be called `id`; the keyword of that name holds text.
        if (key !== 'id' || typeof part === 'string') return []
      }
      if (key === '$ref' && typeof part === 'string') return [[key, part.replace('#/$defs/', REF)]]
      return [[key, inDocument(part)]]
    }),
  )
}

/**
 * JSON Schemas (2020-12, as OpenAPI 3.1 has them) of zod schemas, as they look on the wire: before any transformation.
 * Named parts are collected in `components`.
 */
export function createSchemas() {
  const components = new Map<string, JsonSchema>()
  const write = (schema: z.ZodMiniType): JsonSchema => {
    const whole = z.toJSONSchema(schema, {
      metadata: registry,
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // Files are checked by a rule of code; on the wire they are bytes.
        if ((zodSchema as unknown as z.ZodMiniType).def.type === 'custom')
          Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        // What zod says by itself of every whole number is no rule of ours.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
    for (const [id, part] of Object.entries(whole.$defs ?? {})) components.set(id, inDocument(part) as JsonSchema)
    const own = registry.get(schema)?.id
    if (own === undefined || own in (whole.$defs ?? {})) return inDocument(whole) as JsonSchema
    components.set(own, inDocument(whole) as JsonSchema)
    return { $ref: `${REF}${own}` }
  }
  return {
    write,
    components: () => Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}
