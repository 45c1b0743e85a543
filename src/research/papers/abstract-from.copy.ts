import type { Paper } from '#contract/papers.ts'
import { dayWords } from '#shared/format/dates.ts'

/** Of a starter paper: from whom its abstract is, and that our summary stood there before. */
export const abstractFromWords = ({ from, at, licence }: NonNullable<Paper['abstractFrom']>): string =>
  `The paper’s abstract, from ${from}${licence === undefined ? '' : ` (${licence})`}, ${dayWords(at)}. It took the place of Roadrunner’s summary.`
