import { itemsOf, type Guideline } from '../guideline.ts'

/** Gagnier and others 2013, Journal of Medical Case Reports 7:223. */
export const care2013: Guideline = {
  id: 'care-2013',
  name: 'CARE',
  version: '2013',
  covers: 'Case reports',
  designs: ['case-report'],
  source: 'https://doi.org/10.1186/1752-1947-7-223',
  items: itemsOf({
    'Title and key words': [
      ['1', '“Case report” in the title, with what it is about.', 'case-in-title'],
      ['2', 'Key words that name the case.', 'keywords'],
    ],
    Abstract: [
      ['3a', 'What is new or particular in this case.', 'case-novelty'],
      ['3b', 'Main symptoms and findings.', 'symptoms'],
      ['3c', 'Diagnoses, treatment and outcome.', 'diagnosis'],
      ['3d', 'The lesson to take away.', 'lesson'],
    ],
    Introduction: [['4', 'Why this case is told, with references.', 'background']],
    'The case': [
      ['5a', 'Age, sex and other particulars, without a name.', 'case-person'],
      ['5b', 'Main complaints.', 'symptoms'],
      ['5c', 'Medical, family and social history.', 'history'],
      ['5d', 'Earlier treatment and its outcome.', 'history'],
      ['6', 'Findings of the examination.', 'examination'],
      ['7', 'Order of events, as a table or figure.', 'timeline'],
      ['8a', 'Tests: laboratory, imaging, questionnaires.', 'investigations'],
      ['8b', 'What made the diagnosis hard.', 'diagnostic-difficulty'],
      ['8c', 'Reasoning, with other diagnoses considered.', 'differential'],
      ['8d', 'Prognosis, where it applies.', 'prognosis'],
      ['9a', 'Kind of treatment.', 'treatment'],
      ['9b', 'Dose, strength and length of treatment.', 'dose'],
      ['9c', 'Changes of treatment, with reasons.', 'treatment-change'],
      ['10a', 'Outcome as clinician and patient saw it.', 'case-outcome'],
      ['10b', 'Tests during follow-up.', 'case-follow-up'],
      ['10c', 'Whether treatment was followed and tolerated.', 'adherence'],
      ['10d', 'Adverse and unexpected events.', 'harms'],
    ],
    Discussion: [
      ['11a', 'Strengths and limitations of how the case was managed.', 'limitations'],
      ['11b', 'The medical literature.', 'literature'],
      ['11c', 'Why these conclusions are drawn.', 'interpretation'],
      ['11d', 'The lessons.', 'lesson'],
    ],
    'Patient and consent': [
      ['12', 'The patient’s own view, where possible.', 'patient-view'],
      ['13', 'Informed consent of the patient.', 'consent'],
    ],
  }),
}
