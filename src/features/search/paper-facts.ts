import type { Paper } from '#contract/papers.ts'

const inEnglish = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
export const languageName = (code: string): string => {
  try {
    return inEnglish.of(code) ?? code
  } catch {
    return code
  }
}

export const sampleLabel = (least: number): string => `At least ${least.toLocaleString('en-US')} in the sample`

/** Whether a record is a preprint: of a preprint server, or named so by its source. */
export const isPreprint = ({ type, ids, flags, publicationTypes }: Paper): boolean =>
  flags.publishedAs !== undefined ||
  (type === 'article' &&
    (ids.arxiv !== undefined || /^10\.(?:1101|48550|21203|31234|2139|26434)\//.test(ids.doi ?? ''))) ||
  (publicationTypes ?? []).some((each) => /^preprint$/i.test(each))
