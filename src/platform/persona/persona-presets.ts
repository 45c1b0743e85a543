import type { PersonaType } from '#contract/user.ts'
import { paths } from '#shared/paths.ts'

type Preset = {
  /** The tool that is offered first besides search. */
  template: { label: string; path: string }
  /** A suggestion until the person sets one. */
  citationStyle: string
}

const grid = (label: string, path: string) => ({ label, path })

const presets: Record<PersonaType, Preset> = {
  principal_co_investigator: { template: grid('Synthesis', paths.synthesis()), citationStyle: 'Vancouver' },
  graduate_student: { template: grid('Literature review table', '/literature-review-table'), citationStyle: 'APA' },
  grant_writer: { template: grid('Funding rationales', '/funding-rationales'), citationStyle: 'NIH' },
  industry_professional: { template: grid('Research timeline', '/research-timeline'), citationStyle: 'IEEE' },
  academic: { template: grid('Literature matrix', '/literature-matrix'), citationStyle: 'Chicago' },
  professional_researcher: { template: grid('Systematic Review', '/systematic-review'), citationStyle: 'Vancouver' },
  healthcare_provider: { template: grid('Clinical Evidence Synthesis', '/clinical-relevance'), citationStyle: 'AMA' },
  scientific_medical_writer: { template: grid('Write', paths.write()), citationStyle: 'AMA' },
  undergraduate_student: { template: grid('Narrative Review', '/narrative-review'), citationStyle: 'Harvard' },
}

/** What a persona sets before the person does. */
export const presetOf = (persona: PersonaType): Preset => presets[persona]
