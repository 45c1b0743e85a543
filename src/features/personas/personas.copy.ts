import type { PersonaType } from '#contract/user.ts'

type Words = { name: string; for: string }

/** What each persona is called, and for whom it is. */
export const personaNames: Record<PersonaType, Words> = {
  principal_co_investigator: {
    name: 'Principal or co-investigator',
    for: 'You lead studies and keep an overview of questions, people and results.',
  },
  graduate_student: {
    name: 'Graduate student',
    for: 'You are writing a thesis: reading widely, keeping track, and building an argument over months.',
  },
  grant_writer: {
    name: 'Grant writer',
    for: 'You make the case for funding: calls, deadlines, and evidence that holds up.',
  },
  industry_professional: {
    name: 'Industry professional',
    for: 'You follow a field for decisions: what is new, how strong it is, what it means.',
  },
  academic: {
    name: 'Academic',
    for: 'You research, teach and publish, with several pieces of work in progress.',
  },
  professional_researcher: {
    name: 'Professional researcher',
    for: 'You do reviews for others: repeatable searches, and every step on record.',
  },
  healthcare_provider: {
    name: 'Healthcare provider',
    for: 'You treat people. You need the answer, how certain it is, and who it applies to.',
  },
  scientific_medical_writer: {
    name: 'Scientific or medical writer',
    for: 'You write from the work of others: each statement needs its source at hand.',
  },
  undergraduate_student: {
    name: 'Undergraduate student',
    for: 'You write essays and reports, and are learning how to find and judge papers.',
  },
}

export const personasCopy = {
  how: 'How it works',
  title: 'Choose a persona',
  lead: 'It sets what your dashboard shows first and how help speaks to you. Nothing is locked: every tool stays available, each persona keeps its own dashboard, and you can switch at any time.',
  group: 'Persona',
  default: 'Default',
  yours: 'Yours',
  dashboard: (titles: readonly string[]) => `Its dashboard starts with: ${titles.join(', ')}.`,
  help: (wording: string) => `Help speaks to ${wording}`,
  template: (label: string) => `Offered first, besides search: ${label}`,
  citations: (style: string) => `Suggested citation style: ${style}`,
  toDashboard: 'Go to your dashboard',
} as const
