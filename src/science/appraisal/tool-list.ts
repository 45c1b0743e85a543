import type { StudyDesign } from '#contract/papers.ts'

import type { AppraisalTool } from './appraisal-tool.ts'
import { jbiCohort, jbiCrossSectional, jbiPrevalence, jbiQualitative, jbiTrials } from './tools/jbi.ts'
import { newcastleOttawaCaseControl, newcastleOttawaCohort } from './tools/newcastle-ottawa.ts'
import { quadas2 } from './tools/quadas-2.ts'
import { rob2Adherence, rob2Assignment } from './tools/rob-2.ts'
import { robinsI2016, robinsIV2 } from './tools/robins-i.ts'

/** Every tool, in the order in which a list shows them. */
export const appraisalTools: readonly AppraisalTool[] = [
  rob2Assignment, rob2Adherence, robinsI2016, robinsIV2, quadas2, newcastleOttawaCohort, newcastleOttawaCaseControl,
  jbiTrials, jbiCohort, jbiCrossSectional, jbiPrevalence, jbiQualitative,
] // prettier-ignore

export const toolById = (id: string): AppraisalTool | undefined => appraisalTools.find((tool) => tool.id === id)

/** Tools made for a design, the usual one first. */
export const toolsFor = (design: StudyDesign): AppraisalTool[] =>
  appraisalTools.filter(({ designs }) => designs.includes(design))
