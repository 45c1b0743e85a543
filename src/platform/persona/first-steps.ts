import * as z from 'zod/mini'

import type { PersonaRecord } from './persona-record.ts'

const KEY = 'firstSteps'
const schema = z.object({ passage: z.optional(z.boolean()), hidden: z.optional(z.boolean()) })
/** Of the first steps, what no list of somebody's work tells: a passage was opened; the list was put away. */
export type FirstSteps = z.infer<typeof schema>

export const firstStepsOf = ({ data }: PersonaRecord): FirstSteps =>
  schema.safeParse(data.preferences?.[KEY]).data ?? {}

export const withFirstSteps = (record: PersonaRecord, steps: FirstSteps): PersonaRecord => ({
  ...record,
  data: {
    ...record.data,
    preferences: { ...record.data.preferences, [KEY]: { ...firstStepsOf(record), ...steps } },
  },
})

/** Whether an address is that of a passage: a document, and the words in it that are lit. */
export const isPassage = (pathname: string, search: string) =>
  /^\/document\/[^/]+\/?$/.test(pathname) && (new URLSearchParams(search).get('q') ?? '') !== ''
