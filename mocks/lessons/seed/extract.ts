import type { LessonDraft } from './lesson-draft.ts'

export const extractLessons: readonly LessonDraft[] = [
  {
    title: 'The grid: papers by columns',
    description: 'One table that grows into every kind of analysis.',
    level: 'beginner',
    minutes: 7,
    objectives: ['Set up rows and columns', 'Tell suggested from confirmed'],
    action: ['Open Analyze', '/analyze'],
    lines: [
      'Open Analyze. Each row is a paper, each column something you want to know about it.',
      'Start with four columns: design, sample size, comparison, main result.',
      'Rules fill what the text states plainly, such as n = 4444 or HR 0.70 (0.58 to 0.85).',
      'A suggested value is grey until you confirm it. Nothing becomes a fact by itself.',
      'Empty and "not reported" are two things: the first means nobody looked, the second that you looked and it is not there.',
    ],
  },
  {
    title: 'Confirm with the passage in view',
    description: 'Work through a grid by keyboard, with the source beside it.',
    level: 'beginner',
    minutes: 6,
    objectives: ['Open evidence for a cell', 'Confirm, correct or mark as not reported'],
    action: ['Open Analyze', '/analyze'],
    lines: [
      'Select a cell. On the right the paper opens at the passage that the value was taken from.',
      'Enter confirms, E edits, N marks as not reported, Tab goes to the next cell.',
      'When you correct a value, select the passage that proves it. The cell then carries your evidence.',
      'A value without a passage shows "no source found". Find one or leave it out.',
    ],
  },
  {
    title: 'Columns worth having',
    description: 'Write an instruction that two people would follow alike.',
    level: 'intermediate',
    minutes: 8,
    objectives: ['Define a column with type and unit', 'Pilot before the full run'],
    action: ['Open Analyze', '/analyze'],
    lines: [
      'Give every column a type: number, yes or no, one of a list, or text. Free text cannot be counted.',
      'Name the unit and the moment: "LDL cholesterol, mmol/L, at one year" instead of "cholesterol".',
      'Say what to do in the awkward case: several doses, several time points, only a figure.',
      'Try the columns on three papers that differ. Rewrite the ones where you had to think.',
      'Then run all papers. Only runs that delivered count against your plan.',
    ],
  },
  {
    title: 'Extract twice, compare once',
    description: 'Two independent extractions and a list of differences.',
    level: 'advanced',
    minutes: 10,
    objectives: ['Set up a second extraction', 'Resolve differences with reasons', 'Report agreement'],
    action: ['Open Analyze', '/analyze'],
    lines: [
      'Ask a colleague to fill the same columns without seeing yours, or compare the rules with your own reading.',
      'Where both agree, errors are rare. Spend your time on the differences.',
      'The compare view shows both values with both passages. Choose one, or enter a third with a reason.',
      'Agreement is computed per column. A low figure usually means a bad instruction, not a bad reader.',
      'Numbers that look impossible are flagged: a percentage over 100, an interval that does not contain its estimate.',
    ],
  },
]
