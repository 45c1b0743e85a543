import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { externalSources } from './search.ts'

/** What whoever runs the server says of a source: people decide for themselves, it is asked for everybody, or for nobody. */
export const sourcePolicies = ['offer', 'on', 'off'] as const
export type SourcePolicy = (typeof sourcePolicies)[number]

export const sourceSchema = z.enum(externalSources)
/** Everything outside that may be asked: what is searched, and Unpaywall, which knows where open copies are. */
export const askedSources = [...externalSources, 'unpaywall'] as const
export type AskedSource = (typeof askedSources)[number]
export const askedSourceSchema = z.enum(askedSources)
/** The sources that know open full texts. */
export const fullTextSources = ['europepmc', 'unpaywall'] as const satisfies readonly AskedSource[]
const mailtoSchema = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
const keySchema = z.string().check(z.minLength(1), z.maxLength(400), z.regex(/^[\x21-\x7E]+$/))

/** How a source answered last, to anybody. `slow`: it took more than three seconds. `limited`: it asked to be asked less. */
export const sourceStateSchema = z.object({
  at: z.string(),
  kind: z.enum(['answers', 'slow', 'limited', 'failing']),
  /** Milliseconds until the answer was there. */
  ms: z.optional(z.int()),
  /** What went wrong, for people. */
  words: z.optional(z.string()),
  /** Requests that wait for their turn now: a source allows so many in a second. */
  waiting: z.optional(z.int()),
})
export type SourceState = z.infer<typeof sourceStateSchema>

const known = {
  source: askedSourceSchema,
  label: z.string(),
  policy: z.enum(sourcePolicies),
  takesKey: z.boolean(),
  /** Milliseconds between two requests, by the source's own rules. */
  pace: z.int(),
  /** Absent: it was not asked since the server began. */
  state: z.optional(sourceStateSchema),
}

export const outsideSourceSchema = z.object({
  ...known,
  /** Whether it is asked when who asks searches. */
  isOn: z.boolean(),
  /** When who asks agreed to it. */
  agreedAt: z.optional(z.string()),
  /** Whether who asks has entered a key. The key itself never leaves the server. */
  hasKey: z.boolean(),
})
export type OutsideSource = z.infer<typeof outsideSourceSchema>

const ownSchema = z.object({
  sources: z.array(outsideSourceSchema),
  /** The address that goes with requests of who asks. */
  mailto: z.optional(z.string()),
  /** Whether the server sends an address of its own where there is none. */
  hasServerMailto: z.boolean(),
})
export type OwnSources = z.infer<typeof ownSchema>

export const platformSourceSchema = z.object({
  ...known,
  /** Whether the server itself has a key. */
  hasKey: z.boolean(),
  /** Accounts that agreed to it. */
  people: z.int(),
})
const platformSchema = z.object({ sources: z.array(platformSourceSchema), mailto: z.optional(z.string()) })
export type PlatformSources = z.infer<typeof platformSchema>

const params = z.object({ source: askedSourceSchema })

/**
 * Additions, behind the capability `outside-sources`: which sources outside may be asked, for whom, and under which name.
 * Nothing is sent to a source before somebody agreed to it, or whoever runs the server switched it on.
 */
export const outsideSourcesApi = defineApi('outsideSources', {
  /** The sources outside that can be asked, and whether who asks agreed to them. */
  list: { method: 'GET', path: '/outside-sources', response: ownSchema },
  /** Agrees to exactly these sources, and takes back what was agreed to before. `mailto` null takes the address away. */
  choose: {
    method: 'PUT',
    path: '/outside-sources',
    body: z.object({
      sources: z.array(askedSourceSchema).check(z.maxLength(20)),
      mailto: z.optional(z.nullable(mailtoSchema)),
    }),
    response: ownSchema,
  },
  /** Keeps a key of who asks for a source, or with null forgets it. No call gives it back. */
  keepKey: {
    method: 'PUT',
    path: '/outside-sources/:source/key',
    params,
    body: z.object({ key: z.nullable(keySchema) }),
    response: ownSchema,
  },
  /** Asks a source that is switched on for one record, to see whether it answers. */
  check: {
    method: 'POST',
    path: '/outside-sources/:source/check',
    params,
    response: z.object({ state: sourceStateSchema }),
    timeout: 60_000,
  },
  /** What holds for everybody. Admins only. */
  platform: { method: 'GET', path: '/admin/outside-sources', response: platformSchema },
  /** Says for whom a source is asked, and which address the server sends. Admins only. */
  rule: {
    method: 'PUT',
    path: '/admin/outside-sources',
    body: z.object({
      policies: z.optional(z.partialRecord(askedSourceSchema, z.enum(sourcePolicies))),
      mailto: z.optional(z.nullable(mailtoSchema)),
    }),
    response: platformSchema,
  },
  /** Keeps the server's own key for a source, or with null forgets it. Admins only. */
  keepServerKey: {
    method: 'PUT',
    path: '/admin/outside-sources/:source/key',
    params,
    body: z.object({ key: z.nullable(keySchema) }),
    response: platformSchema,
  },
})
