import { describe, expect, test } from 'vitest'

import type { User } from '#contract/auth.ts'
import { personaTypes, type Panel } from '#contract/user.ts'
import { dataFrom, merged, panelsFrom, unknownPersona } from '#platform/persona/account-persona.ts'
import { defaultPanels } from '#platform/persona/default-panels.ts'
import { firstStepsOf, isPassage, withFirstSteps } from '#platform/persona/first-steps.ts'
import { isPanelType } from '#platform/persona/panel-catalogue.ts'
import {
  chosen,
  emptyRecord,
  panelsOf,
  personaOf,
  sentData,
  settingsOf,
  withPanels,
  type PersonaRecord,
} from '#platform/persona/persona-record.ts'
import { personaWording } from '#platform/persona/persona.ts'

const panel = (id: string): Panel => ({ id, type: 'tasks', title: id, size: 'medium', position: { row: 0, col: 0 } })
const layout = (...ids: string[]) => ({ layout: 'grid', panels: ids.map(panel) })
const user = (rest: Partial<User> = {}): User => ({ id: 'u-1', ...rest })
const local = (rest: Partial<PersonaRecord> = {}): PersonaRecord => ({ ...emptyRecord, ...rest })
const ids = (record: PersonaRecord) => panelsOf(record).map(({ id }) => id)

describe('the nine personas', () => {
  test('each start with three panels of known types, none over another', () => {
    for (const persona of personaTypes) {
      const panels = defaultPanels(persona)
      expect(panels.map(({ position }) => [position.row, position.col])).toEqual([
        [0, 0],
        [1, 0],
        [1, 1],
      ])
      expect(panels.every(({ type }) => isPanelType(type))).toBe(true)
      expect(new Set(panels.map(({ type }) => type)).size).toBe(3)
    }
  })

  test('are addressed in their own words, the default as researchers', () => {
    expect(personaWording(personaOf(emptyRecord))).toBe('researchers')
    expect(new Set(personaTypes.map(personaWording)).size).toBe(9)
  })
})

describe('what holds', () => {
  test('is principal or co-investigator while nobody chose', () => {
    const record = merged(emptyRecord, user())
    expect(personaOf(record)).toBe('principal_co_investigator')
    expect(record.personaType).toBeUndefined()
  })

  test('is the word of the account, where everything is saved', () => {
    const account = user({ personaType: 'academic', dashboardSettings: layout('a', 'b') })
    const record = merged(local({ personaType: 'grant_writer', dashboards: { academic: [panel('old')] } }), account)
    expect(personaOf(record)).toBe('academic')
    expect(ids(record)).toEqual(['a', 'b'])
  })

  test('is what this device kept, where the account has not heard of it', () => {
    const account = user({ personaType: 'academic', dashboardSettings: layout('a') })
    const kept = local({
      personaType: 'grant_writer',
      dashboards: { grant_writer: [panel('mine')] },
      unsaved: ['persona', 'dashboard'],
    })
    expect(personaOf(merged(kept, account))).toBe('grant_writer')
    expect(ids(merged(kept, account))).toEqual(['mine'])
    expect(ids(merged({ ...kept, dashboards: {} }, account))).toEqual(['funding', 'proposals', 'tasks'])
  })

  test('is what this device kept, where the server gives nothing back', () => {
    const kept = local({ personaType: 'academic', data: { tasks: [{ id: 't', title: 'Read' }] } })
    expect(merged(kept, user())).toEqual(kept)
  })

  test('of a layout, is that of the persona it was saved for', () => {
    const account = user({ personaType: 'academic', dashboardSettings: layout('theirs') })
    const kept = local({ personaType: 'grant_writer', unsaved: ['persona'] })
    expect(ids(merged(kept, account))).toEqual(['funding', 'proposals', 'tasks'])
  })

  test('is the default for a persona that this version does not know, whatever was kept here', () => {
    const account = user({ personaType: 'wizard' })
    expect(unknownPersona(account)).toBe('wizard')
    expect(personaOf(merged(local({ personaType: 'academic' }), account))).toBe('principal_co_investigator')
    expect(personaOf(merged(local({ personaType: 'academic', unsaved: ['persona'] }), account))).toBe('academic')
    expect(personaOf(merged(emptyRecord, user({ personaType: 'constructor' })))).toBe('principal_co_investigator')
  })

  test('of a dashboard without panels is an empty dashboard; of settings without a list the default', () => {
    expect(ids(merged(emptyRecord, user({ personaType: 'academic', dashboardSettings: layout() })))).toEqual([])
    expect(ids(merged(emptyRecord, user({ personaType: 'academic', dashboardSettings: {} })))).toHaveLength(3)
  })
})

describe('layouts of other personas', () => {
  test('are kept on the account with the data, and come back on another device', () => {
    const arranged = withPanels(chosen(emptyRecord, 'academic'), [panel('mine')])
    const next = chosen(arranged, 'grant_writer')
    const account = user({
      personaType: 'grant_writer',
      personaData: sentData(next),
      dashboardSettings: settingsOf(next),
    })
    const elsewhere = merged(emptyRecord, account)
    expect(ids(elsewhere)).toEqual(['funding', 'proposals', 'tasks'])
    expect(ids(chosen(elsewhere, 'academic'))).toEqual(['mine'])
  })

  test('data sent before anybody chose a persona chooses none', () => {
    const record = withFirstSteps(emptyRecord, { passage: true })
    const account = user({
      personaType: personaOf(record),
      personaData: sentData(record),
    })
    const again = merged(emptyRecord, account)
    expect(again.personaType).toBeUndefined()
    expect(firstStepsOf(again)).toEqual({ passage: true })
    expect(sentData(chosen(again, 'academic')).preferences).toEqual({ firstSteps: { passage: true } })
  })
})

describe('what a server sends', () => {
  test('is read entry by entry: a crooked task costs no other', () => {
    const data = dataFrom({
      tasks: [{ id: 't1', title: 'Read', secret: 1 }, { id: 2 }, null, 'x'],
      resources: 'none',
      proposals: [{ title: 'Grant', stage: 'drafting' }, 7],
      isAdmin: true,
    })
    expect(data).toEqual({ tasks: [{ id: 't1', title: 'Read' }], proposals: [{ title: 'Grant', stage: 'drafting' }] })
  })

  test('brings no panel twice, none that is crooked, and not more than a page can bear', () => {
    const sent = [panel('a'), panel('a'), { ...panel('b'), size: 'huge' }, { ...panel('c'), position: { row: 0.5 } }]
    expect(panelsFrom(sent)?.map(({ id }) => id)).toEqual(['a'])
    expect(panelsFrom(Array.from({ length: 5000 }, (_, n) => panel(String(n))))).toHaveLength(24)
    expect(panelsFrom('grid')).toBeUndefined()
  })

  test('reaches no prototype', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"isAdmin":true},"preferences":{"__proto__":{"isAdmin":true},"dashboards":{"__proto__":[]}}}',
    ) as Record<string, unknown>
    const record = merged(
      emptyRecord,
      user({ personaType: '__proto__', personaData: hostile, dashboardSettings: hostile }),
    )
    expect(sentData(record)).not.toHaveProperty('isAdmin')
    expect(Object.hasOwn({}, 'isAdmin')).toBe(false)
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
    expect(ids(record)).toEqual(['syntheses', 'tasks', 'metrics'])
  })
})

test('a passage is a document with words to light, and nothing else is', () => {
  expect(isPassage('/document/p-1', '?q=a+quote&s=1&e=9')).toBe(true)
  expect(isPassage('/document/p-1', '')).toBe(false)
  expect(isPassage('/search', '?q=statins')).toBe(false)
})
