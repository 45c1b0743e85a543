import type { User } from '#contract/auth.ts'
import {
  panelSchema,
  personaDataSchema,
  personaTypeSchema,
  personaTypes,
  type Panel,
  type PersonaData,
} from '#contract/user.ts'

import { LAYOUTS, NOT_CHOSEN, personaOf, type Part, type PersonaRecord } from './persona-record.ts'

const PANELS_MAX = 24

type Bag = Record<string, unknown>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (bag: unknown, key: string) => (isBag(bag) && Object.hasOwn(bag, key) ? bag[key] : undefined)

/** The panels of a list that are panels, each id once; undefined where there is no list. */
export function panelsFrom(value: unknown): Panel[] | undefined {
  if (!Array.isArray(value)) return undefined
  const ids = new Set<string>()
  return value.slice(0, PANELS_MAX).flatMap((each) => {
    const { data } = panelSchema.safeParse(each)
    if (!data || ids.has(data.id)) return []
    ids.add(data.id)
    return [data]
  })
}

const parts = personaDataSchema.shape
type DataKey = keyof typeof parts

/** One part of the data; of a list in which some entries are crooked, the others. */
function partFrom(key: DataKey, value: unknown): unknown {
  const whole = parts[key].safeParse(value)
  if (whole.success) return whole.data
  if (!Array.isArray(value)) return undefined
  return value.flatMap((each) => (parts[key].safeParse([each]).data as unknown[] | undefined) ?? [])
}

/** `personaData` as a server keeps it: what can be read, and nothing else. */
export function dataFrom(value: unknown): PersonaData {
  const read = (Object.keys(parts) as DataKey[]).flatMap((key) => {
    const part = partFrom(key, own(value, key))
    return part === undefined ? [] : [[key, part] as const]
  })
  return Object.fromEntries(read) as PersonaData
}

function layoutsFrom(data: PersonaData): PersonaRecord['dashboards'] {
  const layouts = data.preferences?.[LAYOUTS]
  const read = personaTypes.flatMap((persona) => {
    const panels = panelsFrom(own(layouts, persona))
    return panels ? [[persona, panels] as const] : []
  })
  return Object.fromEntries(read)
}

/** The persona that an account names and this version does not know. */
export function unknownPersona({ personaType }: User): string | undefined {
  if (personaType === null || personaType === undefined || personaType === '') return undefined
  return personaTypeSchema.safeParse(personaType).success ? undefined : personaType
}

/**
 * What holds for a person: the account's word, but for the parts that it has not heard of yet, and for what a server
 * does not give back.
 */
export function merged(local: PersonaRecord, user: User): PersonaRecord {
  const isUnsaved = (part: Part) => local.unsaved.includes(part)
  const data = isUnsaved('data') || !user.personaData ? local.data : dataFrom(user.personaData)
  const isNotChosen = data.preferences?.[NOT_CHOSEN] === true
  const theirs = personaTypeSchema.safeParse(user.personaType).data
  const isSilent = theirs === undefined && unknownPersona(user) === undefined
  const personaType = isUnsaved('persona') || isSilent ? local.personaType : isNotChosen ? undefined : theirs
  const dashboards = isUnsaved('data') ? local.dashboards : { ...local.dashboards, ...layoutsFrom(data) }
  const record: PersonaRecord = { data, dashboards, unsaved: local.unsaved, ...(personaType && { personaType }) }

  const settings = panelsFrom(user.dashboardSettings && own(user.dashboardSettings, 'panels'))
  const persona = personaOf(record)
  const mine = local.dashboards[persona]
  if (isUnsaved('dashboard')) return mine ? { ...record, dashboards: { ...dashboards, [persona]: mine } } : record
  // The account's layout is that of the persona it names; of another one it says nothing.
  const isOfThisPersona = theirs === undefined || theirs === persona
  return settings && isOfThisPersona ? { ...record, dashboards: { ...dashboards, [persona]: settings } } : record
}
