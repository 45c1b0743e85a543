import * as z from 'zod/mini'

import { documentTypes } from '#science/manuscript/manuscript.ts'

import { writingCopy as copy } from './writing.copy.ts'

/** What a draft begins with. One from an analysis needs that analysis. */
export const draftForm = z
  .object({
    tab: z.string(),
    title: z.string().check(z.trim()),
    type: z.pipe(
      z.string(),
      z.transform((text) => documentTypes.find((type) => type === text) ?? 'article'),
    ),
    guideline: z.string(),
    source: z.string(),
  })
  .check(
    z.refine(({ tab, source }) => tab !== 'analysis' || source !== '', {
      path: ['source'],
      error: copy.chooseAnalysis,
    }),
  )
