import type { GridColumn } from '#contract/grid.ts'

import type { AppraisalTool, Domain } from './appraisal-tool.ts'

const NAME_MAX = 200

/** The signalling questions of a domain as questions to one paper, each with the answers that the tool knows. */
export const domainColumns = (tool: AppraisalTool, domain: Domain): GridColumn[] =>
  domain.questions.map((question) => ({
    id: `bias-${tool.id}-${tool.dataVersion}-${question.id}`,
    version: 1,
    name: `${question.id} ${question.text}`.slice(0, NAME_MAX),
    type: 'choice',
    choices: question.answers.map(({ label }) => label),
    field: domain.name.slice(0, 80),
    instruction: `${question.text.slice(0, 1500)} Quote the words that show it. Leave it out where the paper does not tell.`,
  }))
