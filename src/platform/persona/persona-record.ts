import * as z from 'zod/mini'

import {
  DEFAULT_PERSONA,
  panelSchema,
  personaDataSchema,
  personaTypeSchema,
  type DashboardSettings,
  type Panel,
  type PersonaData,
  type PersonaType,
} from '#contract/user.ts'

import { defaultPanels } from './default-panels.ts'

export const partSchema = z.enum(['persona', 'data', 'dashboard'])
/** What is sent apart: the persona itself, what it holds, and the layout of its dashboard. */
export type Part = z.infer<typeof partSchema>

/** The preference under which the layouts of all personas are kept: `dashboardSettings` holds that of one alone. */
export const LAYOUTS = 'dashboards'
/** The preference that says that the persona sent with other data was nobody's choice. */
export const NOT_CHOSEN = 'personaNotChosen'

export const personaRecordSchema = z.object({
  /** Absent: nobody chose one, and the default holds. */
  personaType: z.optional(personaTypeSchema),
  data: personaDataSchema,
  /** Layouts that somebody arranged. A persona without one has its default panels. */
  dashboards: z.partialRecord(personaTypeSchema, z.array(panelSchema)),
  /** What the account has not heard of. */
  unsaved: z.array(partSchema),
})
/** Everything of a persona that is kept on this device, for one person. */
export type PersonaRecord = z.infer<typeof personaRecordSchema>

export const emptyRecord: PersonaRecord = { data: {}, dashboards: {}, unsaved: [] }

export const personaOf = ({ personaType }: PersonaRecord): PersonaType => personaType ?? DEFAULT_PERSONA

/** The panels of the persona that holds. */
export const panelsOf = (record: PersonaRecord): readonly Panel[] =>
  record.dashboards[personaOf(record)] ?? defaultPanels(personaOf(record))

export const withPanels = (record: PersonaRecord, panels: readonly Panel[]): PersonaRecord => ({
  ...record,
  dashboards: { ...record.dashboards, [personaOf(record)]: [...panels] },
})

/** `dashboardSettings` as the account is told. */
export const settingsOf = (record: PersonaRecord): DashboardSettings => ({
  layout: 'grid',
  panels: [...panelsOf(record)],
})

/** `personaData` as the account is told: what the persona holds, and the layouts of every persona. */
export function sentData({ data, dashboards, personaType }: PersonaRecord): PersonaData {
  const { [LAYOUTS]: _layouts, [NOT_CHOSEN]: _notChosen, ...preferences } = data.preferences ?? {}
  const kept = {
    ...preferences,
    ...(Object.keys(dashboards).length > 0 && { [LAYOUTS]: dashboards }),
    ...(personaType === undefined && { [NOT_CHOSEN]: true }),
  }
  return { ...data, preferences: kept }
}

/** Another persona: its own layout comes with it, and the one that is left is kept with the data. */
export const chosen = (record: PersonaRecord, personaType: PersonaType): PersonaRecord => ({ ...record, personaType })

/** What has to be sent when a persona is chosen. Data that nobody has is not sent: it could only overwrite. */
export const partsOfChoice = ({ data, dashboards }: PersonaRecord): readonly Part[] =>
  Object.keys(data).length > 0 || Object.keys(dashboards).length > 0
    ? ['persona', 'data', 'dashboard']
    : ['persona', 'dashboard']
