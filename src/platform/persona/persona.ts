import { DEFAULT_PERSONA, personaTypeSchema, type PersonaType } from '#contract/user.ts'
import { readStored, useStoredValue, writeStored } from '#shared/browser/stored-value.ts'

import { onSignOut } from '../session/sign-out.ts'

const KEY = 'persona'

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

export const readPersona = (): PersonaType => readStored(KEY, personaTypeSchema, DEFAULT_PERSONA)
export const usePersona = () => useStoredValue(KEY, personaTypeSchema, DEFAULT_PERSONA)

onSignOut(() => writeStored(KEY, undefined))
