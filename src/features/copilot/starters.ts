import type { Scope } from '#contract/copilot.ts'

type Known = {
  persona: string | null | undefined
  lastSearch: { runId: string; query: string; total: number } | undefined
  lastPaper: { id: string; title: string } | undefined
}
export type Starter = { text: string; about: string; scope?: Scope }

const LIBRARY: Scope = { kind: 'library' }

/** What people of a kind ask first of papers that they have. */
const byPersona: Record<string, string> = {
  principal_co_investigator: 'What do the trials report on side effects?',
  graduate_student: 'What is meta-analysis?',
  grant_writer: 'Which limitations do the authors name, and what research do they ask for?',
  industry_professional: 'List the study designs by year',
  academic: 'Where do these papers disagree?',
  professional_researcher: 'What were the sample sizes?',
  healthcare_provider: 'Which treatments reduced mortality?',
  scientific_medical_writer: 'Which effect sizes do the trials report?',
  undergraduate_student: 'What is randomisation?',
}
const GENERAL = 'List the study designs by year'

const shortened = (text: string) => (text.length <= 90 ? text : `${text.slice(0, 89)}…`)

/** Three questions to begin with: of the persona, of the last search, of the paper opened last, else general ones. */
export function startersFor({ persona, lastSearch, lastPaper }: Known): Starter[] {
  const starters: Starter[] = []
  if (lastSearch && lastSearch.total > 0) {
    starters.push({
      text: shortened(lastSearch.query),
      about: `Asked of the papers of your last search`,
      scope: { kind: 'search', id: lastSearch.runId },
    })
  }
  if (lastPaper) {
    starters.push({
      text: 'What were the main results, and which limitations are named?',
      about: `Asked of “${shortened(lastPaper.title)}”, which you opened last`,
      scope: { kind: 'papers', ids: [lastPaper.id] },
    })
  }
  const own = persona ? byPersona[persona] : undefined
  const general = ['Does BCG vaccination prevent tuberculosis?', 'What were the sample sizes?', GENERAL]
  for (const text of own === undefined ? general : [own, ...general]) {
    if (starters.length >= 3) break
    if (!starters.some((each) => each.text === text)) {
      starters.push({ text, about: 'Asked of all your library', scope: LIBRARY })
    }
  }
  return starters
}
