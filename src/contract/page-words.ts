import type { PageId } from './pages.ts'

/** Words of pages that few places show: apart from the table, because everybody fetches that one. */
type PageWords = {
  /** By which people look for it in the palette besides its title. */
  search?: readonly string[]
  /** The question that an analysis of this page answers, in the words of who asks it. */
  asks?: string
}

export const pageWords: Readonly<Partial<Record<PageId, PageWords>>> = {
  dashboard: { search: ['home', 'start'] },
  copilot: { search: ['ask', 'chat', 'question', 'answer'] },
  search: { search: ['find papers'] },
  searchHistory: { search: ['runs', 'log', 'alerts', 'watched searches'] },
  resources: { search: ['library', 'papers', 'import', 'documents', 'more like these'] },
  synthesis: { search: ['synthesis', 'review'], asks: 'What do these papers say on my question?' },
  systematicReview: {
    search: ['prisma', 'screening', 'protocol'],
    asks: 'What does all the evidence say, found and judged by a protocol?',
  },
  scopingReview: {
    search: ['charting', 'map', 'pcc'],
    asks: 'What has been studied in this field, how, and where is little?',
  },
  collaborativeSynthesis: {
    search: ['team', 'conflicts', 'agreement'],
    asks: 'How do several people choose and judge papers, each for themselves?',
  },
  metaAnalysis: {
    search: ['forest plot', 'pool', 'heterogeneity'],
    asks: 'How large is the effect over all studies, and how sure is that?',
  },
  narrativeReview: { search: ['outline', 'claims'], asks: 'What is the argument that runs through this literature?' },
  write: { search: ['draft', 'editor'], asks: 'How do I write it down, with every citation in its place?' },
  extraction: { search: ['extract', 'table'], asks: 'Which values stand in which paper, and where?' },
  literatureTable: { search: ['grid', 'table', 'columns'], asks: 'One row for each paper: what did they do and find?' },
  literatureMatrix: { search: ['grid', 'concepts', 'map'], asks: 'Who says what about which concept?' },
  experimentalDesigns: {
    search: ['grid', 'compare', 'power', 'sample size'],
    asks: 'How were these studies made, and how shall mine be?',
  },
  bestPractices: {
    search: ['grid', 'consort', 'strobe', 'reporting'],
    asks: 'Do these papers report what they should?',
  },
  hypotheses: {
    search: ['grid', 'explanations', 'evidence'],
    asks: 'Which explanation does the evidence contradict least?',
  },
  timeline: { search: ['grid', 'history', 'years'], asks: 'How did this field move?' },
  researchGaps: { search: ['grid', 'future work', 'limitations'], asks: 'What has nobody in this set studied?' },
  highImpact: { search: ['grid', 'cited', 'foundations'], asks: 'What does this set of papers stand on?' },
  clinicalEvidence: {
    search: ['grid', 'pico', 'nnt', 'grade', 'certainty'],
    asks: 'What would it mean for my patients?',
  },
  fundingRationales: { search: ['grid', 'grant', 'proposal'], asks: 'Why should this be paid for?' },
  collaborate: { search: ['chat', 'tasks'] },
  team: { search: ['members'] },
  project: { search: ['board'] },
  projects: { search: ['saved syntheses'] },
  collaborationDemo: { search: ['sandbox', 'try'] },
  profile: { search: ['name', 'orcid'] },
  settings: { search: ['preferences', 'account'] },
  knowledgeBase: { search: ['articles', 'manual'] },
  supportCenter: { search: ['ticket', 'contact'] },
  adminOrganization: { search: ['teams', 'seats', 'requests'] },
  adminPlatform: { search: ['switches', 'health', 'probes'] },
}
