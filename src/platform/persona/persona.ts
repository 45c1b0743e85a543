import type { PersonaType } from '#contract/user.ts'

import { useSession } from '../session/session.queries.ts'
import { unknownPersona } from './account-persona.ts'
import { chosen, partsOfChoice, personaOf } from './persona-record.ts'
import { usePersonaRecord } from './use-persona-record.ts'

/** How the help assistant addresses each persona: 'AI assistant for researchers'. */
const wording: Record<PersonaType, string> = {
  principal_co_investigator: 'researchers',
  graduate_student: 'graduate students',
  grant_writer: 'grant writers',
  industry_professional: 'industry professionals',
  academic: 'academics',
  professional_researcher: 'professional researchers',
  healthcare_provider: 'healthcare providers',
  scientific_medical_writer: 'scientific and medical writers',
  undergraduate_student: 'undergraduate students',
}
export const personaWording = (persona: PersonaType) => wording[persona]

/**
 * The persona of whoever is signed in. `isChosen` is false while the default holds because nobody chose; `unknown` is the
 * account's persona when this version does not know it.
 */
export function usePersona() {
  const { user } = useSession()
  const { record, change } = usePersonaRecord()
  return {
    persona: personaOf(record),
    isChosen: record.personaType !== undefined,
    unknown: user && record.personaType === undefined ? unknownPersona(user) : undefined,
    choose: (persona: PersonaType) => change((before) => chosen(before, persona), partsOfChoice(record)),
  }
}
