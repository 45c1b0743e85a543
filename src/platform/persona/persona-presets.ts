import { pageAddress, pages, type PageId } from '#contract/pages.ts'
import type { PersonaType } from '#contract/user.ts'

type Preset = {
  /** The tool that is offered first besides search. */
  template: { label: string; path: string }
  /** A suggestion until the person sets one. */
  citationStyle: string
}

const presets: Record<PersonaType, { page: PageId; citationStyle: string }> = {
  principal_co_investigator: { page: 'synthesis', citationStyle: 'Vancouver' },
  graduate_student: { page: 'literatureTable', citationStyle: 'APA' },
  grant_writer: { page: 'fundingRationales', citationStyle: 'NIH' },
  industry_professional: { page: 'timeline', citationStyle: 'IEEE' },
  academic: { page: 'literatureMatrix', citationStyle: 'Chicago' },
  professional_researcher: { page: 'systematicReview', citationStyle: 'Vancouver' },
  healthcare_provider: { page: 'clinicalEvidence', citationStyle: 'AMA' },
  scientific_medical_writer: { page: 'write', citationStyle: 'AMA' },
  undergraduate_student: { page: 'narrativeReview', citationStyle: 'Harvard' },
}

/** What a persona sets before the person does. */
export function presetOf(persona: PersonaType): Preset {
  const { page, citationStyle } = presets[persona]
  return { template: { label: pages[page].title, path: pageAddress(page) }, citationStyle }
}
