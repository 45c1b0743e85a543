import * as z from 'zod/mini'

import type { ProjectSettings } from '#contract/projects.ts'

import { neededText } from '#shared/forms/text-rules.ts'

import { kinds, newProjectCopy as copy } from './new-project.copy.ts'

/** What is typed, and how far creating has come: kept on the device until the project exists. */
export const emptyDraft = {
  title: '',
  kind: 'systematic',
  framework: 'pico',
  population: '',
  intervention: '',
  comparison: '',
  outcome: '',
  concept: '',
  context: '',
  question: '',
  criteria: '',
  dueDate: '',
  teamId: '',
  /** `id title` of each paper. */
  papers: [] as readonly string[],
  people: '',
  role: 'reviewer',
  /** Of this one project: what was sent under it is not done twice. */
  key: '',
  /** The project, once it is made. */
  projectId: '',
}
export type Draft = typeof emptyDraft
export type Framework = 'pico' | 'pcc'

const emailSchema = z.email()

export const frameworkOf = ({ framework }: Pick<Draft, 'framework'>): Framework =>
  framework === 'pcc' ? 'pcc' : 'pico'

export const kindOf = (id: string) => kinds.find((kind) => kind.id === id) ?? kinds[0]

/** The parts of a PICO or PCC question as one sentence; parts that are missing leave no hole. */
export function helperQuestion(draft: Draft): string {
  const part = (text: string, before: string) => (text.trim() === '' ? '' : `${before}${text.trim()}`)
  if (frameworkOf(draft) === 'pcc') {
    const said = [
      part(draft.concept, 'What is known about '),
      part(draft.population, ' in '),
      part(draft.context, ', in '),
    ]
    return draft.concept.trim() === '' ? '' : `${said.join('')}?`
  }
  if (draft.intervention.trim() === '') return ''
  const said = [
    part(draft.population, 'In '),
    draft.population.trim() === '' ? 'What is the effect of ' : ', what is the effect of ',
    draft.intervention.trim(),
    part(draft.comparison, ' compared with '),
    part(draft.outcome, ' on '),
  ]
  return `${said.join('')}?`
}

/** The question as it is saved: as written, else from the helper. */
export const questionOf = (draft: Draft) => draft.question.trim() || helperQuestion(draft)

/** Addresses to invite, each once, and the lines that are none. */
export function peopleOf(text: string): { emails: string[]; bad: string[] } {
  const lines = [...new Set(text.split(/[\n,;]/).flatMap((line) => line.trim() || []))]
  const isEmail = (line: string) => emailSchema.safeParse(line).success
  return { emails: lines.filter(isEmail), bad: lines.filter((line) => !isEmail(line)) }
}

/** What has to be right before anything is made. */
export const newProjectForm = z.looseObject({
  title: neededText(copy.needsName),
  people: z.string().check((found) => {
    const { bad } = peopleOf(found.value)
    if (bad.length > 0)
      found.issues.push({ code: 'custom', message: copy.badPeople(bad.join(', ')), input: found.value })
  }),
})

export const paperEntry = (id: string, title: string) => `${id} ${title}`
export function papersOf(entries: readonly string[]): { id: string; title: string }[] {
  return entries.flatMap((entry) => {
    const at = entry.indexOf(' ')
    return at > 0 ? [{ id: entry.slice(0, at), title: entry.slice(at + 1) }] : []
  })
}

/** Settings of the project besides its name. */
export function settingsOf(draft: Draft): ProjectSettings {
  const question = questionOf(draft).slice(0, 2000)
  return {
    kind: draft.kind,
    ...(question !== '' && { question }),
    ...(draft.dueDate !== '' && { dueDate: draft.dueDate }),
    ...(draft.teamId !== '' && { teamId: draft.teamId }),
  }
}
