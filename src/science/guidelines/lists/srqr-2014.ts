import { itemsOf, type Guideline } from '../guideline.ts'

/** O’Brien, Harris, Beckman, Reed & Cook 2014, Academic Medicine 89:1245–1251. */
export const srqr2014: Guideline = {
  id: 'srqr-2014',
  name: 'SRQR',
  version: '2014',
  covers: 'Qualitative research',
  designs: ['qualitative'],
  source: 'https://doi.org/10.1097/ACM.0000000000000388',
  items: itemsOf({
    'Title and abstract': [
      ['S1', 'A title that names topic and qualitative approach.', 'qualitative-in-title'],
      ['S2', 'A summary of background, purpose, methods, results, conclusions.', 'structured-abstract'],
    ],
    Introduction: [
      ['S3', 'The problem and its significance, with relevant theory and work.', 'background'],
      ['S4', 'Purpose or research question.', 'aim'],
    ],
    Methods: [
      ['S5', 'Qualitative approach, guiding theory and paradigm.', 'qualitative-approach'],
      ['S6', 'Who the researchers are, and what that may have influenced.', 'reflexivity'],
      ['S7', 'Context: place and circumstances.', 'setting'],
      ['S8', 'How people, documents or events were sampled, and when sampling ended.', 'sampling'],
      ['S9', 'Ethics approval and consent.', 'ethics'],
      ['S10', 'How data were collected, with dates and changes.', 'qualitative-collection'],
      ['S11', 'Instruments and devices, such as interview guides and recorders.', 'interview-guide'],
      ['S12', 'Number and characteristics of people, documents or events.', 'sample-size-any'],
      ['S13', 'How data were processed: transcription, coding, anonymity.', 'transcription'],
      ['S14', 'How inferences and themes were developed, and by whom.', 'qualitative-analysis'],
      ['S15', 'What was done for trustworthiness: member checks, triangulation, audit trail.', 'trustworthiness'],
    ],
    Results: [
      ['S16', 'Main findings: interpretations, themes, theory.', 'themes'],
      ['S17', 'Quotations, notes or other evidence that bears the findings.', 'quotations'],
    ],
    Discussion: [
      ['S18', 'Findings beside earlier work, what they add and where they apply.', 'interpretation'],
      ['S19', 'Limitations of trustworthiness and of the findings.', 'limitations'],
    ],
    Other: [
      ['S20', 'Conflicts of interest and how they were managed.', 'conflicts'],
      ['S21', 'Funding and the role of funders.', 'funding'],
    ],
  }),
}
