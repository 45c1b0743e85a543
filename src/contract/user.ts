import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { notShownSchema } from './identifiers.ts'

export const DEFAULT_PERSONA = 'principal_co_investigator'

export const personaTypes = [
  'principal_co_investigator',
  'graduate_student',
  'grant_writer',
  'industry_professional',
  'academic',
  'professional_researcher',
  'healthcare_provider',
  'scientific_medical_writer',
  'undergraduate_student',
] as const
export const personaTypeSchema = z.enum(personaTypes)
export type PersonaType = z.infer<typeof personaTypeSchema>

export const panelSchema = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  size: z.enum(['large', 'medium']),
  position: z.object({ row: z.int(), col: z.int() }),
})
export type Panel = z.infer<typeof panelSchema>

export const dashboardSettingsSchema = z.object({ layout: z.literal('grid'), panels: z.array(panelSchema) })
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>

const text = z.optional(z.string())

/** Everything that a persona may hold. A server may keep more or less: each part is optional and unknown parts are dropped. */
export const personaDataSchema = z.object({
  tasks: z.optional(
    z.array(z.object({ id: z.string(), title: z.string(), description: text, dueDate: text, priority: text })),
  ),
  resources: z.optional(z.array(z.object({ id: z.string(), title: z.string(), type: text, url: text }))),
  analytics: z.optional(
    z.object({
      metrics: z.array(
        z.object({
          key: z.string(),
          value: z.union([z.string(), z.number()]),
          change: z.optional(z.union([z.string(), z.number()])),
          trend: text,
        }),
      ),
    }),
  ),
  preferences: z.optional(z.record(z.string(), z.unknown())),
  integrations: z.optional(z.unknown()),
  recommendations: z.optional(z.array(z.looseObject({}))),
  fundingOpportunities: z.optional(z.array(z.looseObject({}))),
  proposals: z.optional(z.array(z.looseObject({}))),
})
export type PersonaData = z.infer<typeof personaDataSchema>

export const profileSchema = z.object({
  firstName: z.optional(z.string().check(z.maxLength(100))),
  lastName: z.optional(z.string().check(z.maxLength(100))),
  affiliation: z.optional(z.string().check(z.maxLength(200))),
  orcid: z.optional(z.string().check(z.maxLength(40))),
  bio: z.optional(z.string().check(z.maxLength(2000))),
  website: z.optional(z.string().check(z.maxLength(300))),
  interests: z.optional(z.array(z.string())),
})

export const accountSchema = z.object({
  username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  email: z.optional(z.string().check(z.minLength(3), z.maxLength(254))),
  currentPassword: z.optional(z.string()),
  newPassword: z.optional(z.string().check(z.minLength(8), z.maxLength(1024))),
})

export const userApi = defineApi('user', {
  /** Changes the profile of who asks. */
  profile: { method: 'PUT', path: '/user/profile', body: profileSchema, response: notShownSchema },
  /** Changes name, address or password of who asks. */
  account: { method: 'PUT', path: '/user/account', body: accountSchema, response: notShownSchema },
  /** Keeps the persona of who asks. */
  persona: {
    method: 'PUT',
    path: '/user/persona',
    body: z.object({ personaType: personaTypeSchema, personaData: z.optional(personaDataSchema) }),
    response: notShownSchema,
  },
  /** Keeps how the dashboard is arranged. */
  dashboardSettings: {
    method: 'PUT',
    path: '/user/dashboard-settings',
    body: z.object({ dashboardSettings: dashboardSettingsSchema }),
    response: notShownSchema,
  },
})
