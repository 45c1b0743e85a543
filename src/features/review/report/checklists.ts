export type ChecklistItem = { id: string; section: string; words: string }

const rows = (section: string, items: readonly (readonly [id: string, words: string])[]): ChecklistItem[] =>
  items.map(([id, words]) => ({ id, section, words }))

/** Items of PRISMA 2020 (Page and others 2021, BMJ 372:n71), numbered as there, in our own words. */
export const prisma2020: readonly ChecklistItem[] = [
  ...rows('Title and abstract', [
    ['1', 'The title says that it is a systematic review.'],
    ['2', 'The abstract covers the items of PRISMA for abstracts.'],
  ]),
  ...rows('Introduction', [
    ['3', 'Why the review is needed, given what is known.'],
    ['4', 'The question or aim, stated exactly.'],
  ]),
  ...rows('Methods', [
    ['5', 'Criteria for including and excluding, and how studies were grouped.'],
    ['6', 'All sources searched, with the date of the last search of each.'],
    ['7', 'The full search strategy of every source, with its filters and limits.'],
    ['8', 'How records and reports were selected: how many people, independently or not, and tools used.'],
    ['9', 'How data were taken out: how many people, independently or not, and how they were confirmed.'],
    ['10a', 'Outcomes for which data were sought, and which results of each.'],
    ['10b', 'Other data that were sought, and what was assumed where they were missing.'],
    ['11', 'How risk of bias was assessed: tool and version, how many people.'],
    ['12', 'The measure of effect for each outcome.'],
    ['13a', 'How it was decided which studies enter each synthesis.'],
    ['13b', 'How data were prepared: missing figures, conversions.'],
    ['13c', 'How results are shown, in tables and figures.'],
    ['13d', 'How results were put together, with the model, heterogeneity and software.'],
    ['13e', 'How reasons for heterogeneity were looked for.'],
    ['13f', 'Sensitivity analyses.'],
    ['14', 'How bias from missing results was assessed.'],
    ['15', 'How certainty of the evidence was assessed.'],
  ]),
  ...rows('Results', [
    ['16a', 'Selection from records to studies, with a flow diagram.'],
    ['16b', 'Studies that seem to fit and were excluded, with the reason.'],
    ['17', 'Each included study, cited, with its characteristics.'],
    ['18', 'Risk of bias of each included study.'],
    ['19', 'Results of each study for each outcome, with precision.'],
    ['20a', 'For each synthesis: characteristics and risk of bias of its studies.'],
    ['20b', 'Results of each synthesis: estimate, precision, heterogeneity, direction.'],
    ['20c', 'What was found on reasons for heterogeneity.'],
    ['20d', 'What the sensitivity analyses found.'],
    ['21', 'Risk of bias from missing results, for each synthesis.'],
    ['22', 'Certainty of the evidence for each outcome.'],
  ]),
  ...rows('Discussion', [
    ['23a', 'What the results mean beside other evidence.'],
    ['23b', 'Limits of the evidence.'],
    ['23c', 'Limits of how the review was done.'],
    ['23d', 'What follows for practice, policy and research.'],
  ]),
  ...rows('Other information', [
    ['24a', 'Register and number, or that it was not registered.'],
    ['24b', 'Where the protocol can be had, or that there was none.'],
    ['24c', 'Changes against registration or protocol.'],
    ['25', 'Support, and what the funders did.'],
    ['26', 'Competing interests.'],
    ['27', 'Where data, code and forms can be had.'],
  ]),
]

/** Items of PRISMA-ScR (Tricco and others 2018, Annals of Internal Medicine 169:467–473), numbered as there, in our own words. */
export const prismaScr: readonly ChecklistItem[] = [
  ...rows('Title and abstract', [
    ['1', 'The title says that it is a scoping review.'],
    ['2', 'A structured summary.'],
  ]),
  ...rows('Introduction', [
    ['3', 'Why a review that maps is the right one here.'],
    ['4', 'Questions and aims by population, concept and context.'],
  ]),
  ...rows('Methods', [
    ['5', 'Protocol and registration, or that there is none.'],
    ['6', 'Criteria for sources, with reasons.'],
    ['7', 'All sources searched, with dates and contacts.'],
    ['8', 'The full search of at least one database.'],
    ['9', 'How sources were selected.'],
    ['10', 'How data were charted: the form, its calibration and versions, how many people.'],
    ['11', 'Every item charted, with what was assumed.'],
    ['12', 'If sources were appraised: why, how, and how it was used.'],
    ['13', 'How the charted data were handled and summarised.'],
  ]),
  ...rows('Results', [
    ['14', 'Selection of sources with reasons at each stage, with a flow diagram.'],
    ['15', 'Characteristics of each source, cited.'],
    ['16', 'Appraisal of the sources, if it was done.'],
    ['17', 'What was charted of each source that answers the questions.'],
    ['18', 'The charted results in sum, as they answer the questions.'],
  ]),
  ...rows('Discussion', [
    ['19', 'The main results beside the questions, for those who need them.'],
    ['20', 'Limits of the process.'],
    ['21', 'What the results mean, and what could follow.'],
  ]),
  ...rows('Funding', [['22', 'Funding of the sources and of the review, and what the funders did.']]),
]
