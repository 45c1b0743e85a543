import { guidelineById } from '../guidelines/guideline-list.ts'
import type { Block, DocumentType, Manuscript } from './manuscript.ts'

type Part = string | readonly [heading: string, ...under: string[]]

/** Headings that a kind of document usually has (ICMJE for articles and letters, PRISMA and PRISMA-P for reviews). */
const outlines: Record<DocumentType, readonly Part[]> = {
  article: [
    'Abstract',
    'Introduction',
    ['Methods', 'Design and setting', 'Participants', 'Measures', 'Statistical analysis'],
    'Results',
    ['Discussion', 'Strengths and limitations'],
    'Conclusions',
    'Declarations',
  ],
  review: ['Abstract', 'Introduction', 'Scope and approach', 'The evidence', 'Discussion', 'Conclusions'],
  'systematic-review': [
    'Abstract',
    'Introduction',
    [
      'Methods',
      'Eligibility criteria',
      'Information sources',
      'Search strategy',
      'Selection',
      'Data items',
      'Risk of bias',
      'Synthesis',
    ],
    [
      'Results',
      'Study selection',
      'Study characteristics',
      'Risk of bias in studies',
      'Results of syntheses',
      'Certainty of evidence',
    ],
    ['Discussion', 'Limitations'],
    'Other information',
  ],
  protocol: [
    'Background',
    'Objectives',
    ['Methods', 'Eligibility criteria', 'Search', 'Selection', 'Data', 'Risk of bias', 'Synthesis'],
    'Ethics and dissemination',
    'Timeline',
  ],
  'thesis-chapter': ['Introduction', 'Theoretical background', 'Methods', 'Results', 'Discussion', 'Summary'],
  'grant-proposal': [
    'Summary',
    'Background and need',
    'Aims',
    'Preliminary work',
    ['Plan of work', 'Methods', 'Milestones', 'Risks'],
    'Expected impact',
    'Team',
    'Budget',
  ],
  'case-report': [
    'Abstract',
    'Introduction',
    'Patient information',
    'Findings',
    'Timeline',
    'Diagnosis',
    'Intervention',
    'Outcome',
    'Discussion',
    'Consent',
  ],
  letter: [],
  note: [],
}

const heading = (text: string, level: 1 | 2): Block => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})
const empty = (): Block => ({ type: 'paragraph' })

/** What a guideline's sections are called in a text. Those that a text has no place for are left out. */
const sectionName = (section: string): string => section.replace(/^Title and /i, '').replace(/^title$/i, '')

/**
 * An empty text with its headings and the list of references. A guideline adds the sections that its items stand in and
 * that the kind of document does not have yet.
 */
export function outlineOf(type: DocumentType, guidelineId?: string): Manuscript {
  const content: Block[] = []
  const known = new Set<string>()
  const add = (text: string, level: 1 | 2) => {
    known.add(text.toLowerCase())
    content.push(heading(text, level), empty())
  }
  for (const part of outlines[type]) {
    const [first, ...under] = typeof part === 'string' ? [part] : part
    add(first, 1)
    for (const each of under) add(each, 2)
  }
  for (const { section } of guidelineById(guidelineId ?? '')?.items ?? []) {
    const [first = section] = section.split(/[:/]/)
    const name = sectionName(first.trim())
    const name2 = name.charAt(0).toUpperCase() + name.slice(1)
    if (name !== '' && !known.has(name2.toLowerCase())) add(name2, 1)
  }
  if (content.length === 0) content.push(empty())
  else content.push(heading('References', 1))
  return { type: 'doc', content: [...content, { type: 'bibliography' }] }
}
