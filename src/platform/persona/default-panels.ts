import type { Panel, PersonaType } from '#contract/user.ts'

import { panelCatalogue, type PanelType } from './panel-catalogue.ts'

/** The first stands wide, the other two beside each other under it. */
const wanted: Record<PersonaType, readonly [PanelType, PanelType, PanelType]> = {
  principal_co_investigator: ['syntheses', 'tasks', 'metrics'],
  graduate_student: ['reading', 'tasks', 'syntheses'],
  grant_writer: ['funding', 'proposals', 'tasks'],
  industry_professional: ['recommendations', 'syntheses', 'searches'],
  academic: ['syntheses', 'recommendations', 'proposals'],
  professional_researcher: ['searches', 'tasks', 'metrics'],
  healthcare_provider: ['recommendations', 'syntheses', 'reading'],
  scientific_medical_writer: ['syntheses', 'tasks', 'resources'],
  undergraduate_student: ['reading', 'searches', 'usage'],
}

const places = [
  { size: 'large', position: { row: 0, col: 0 } },
  { size: 'medium', position: { row: 1, col: 0 } },
  { size: 'medium', position: { row: 1, col: 1 } },
] as const

/** The three panels that a persona starts with. */
export const defaultPanels = (persona: PersonaType): readonly Panel[] =>
  wanted[persona].flatMap((type, index) => {
    const place = places[index]
    return place ? [{ id: type, type, title: panelCatalogue[type].title, ...place }] : []
  })
