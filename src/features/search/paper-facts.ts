import type { Paper } from '#contract/papers.ts'
import { sampleSizesIn } from '#science/evidence/sample-size.ts'

const sizes = new WeakMap<Paper, number | false>()

/** The largest whole sample that the abstract names; undefined where it names none. Read by rules, once a paper. */
export function sampleSizeOf(paper: Paper): number | undefined {
  const known = sizes.get(paper)
  if (known !== undefined) return known === false ? undefined : known
  const totals = sampleSizesIn(paper.abstract ?? '').filter(({ role }) => role === 'total')
  const size = totals.length > 0 ? Math.max(...totals.map(({ value }) => value)) : false
  sizes.set(paper, size)
  return size === false ? undefined : size
}

/** The language of a paper as a code ("en"), where its record gives one that is a code. */
export function languageOf({ language }: Paper): string | undefined {
  const code = language?.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  if (/^[a-z]{2}$/.test(code)) return code
  return codes[code]
}

/** What databases write in place of a code of two letters. */
const codes: Record<string, string> = {
  eng: 'en', english: 'en', ger: 'de', deu: 'de', german: 'de', fre: 'fr', fra: 'fr', french: 'fr', spa: 'es', spanish: 'es',
  ita: 'it', italian: 'it', por: 'pt', portuguese: 'pt', dut: 'nl', nld: 'nl', dutch: 'nl', rus: 'ru', russian: 'ru',
  chi: 'zh', zho: 'zh', chinese: 'zh', jpn: 'ja', japanese: 'ja', kor: 'ko', korean: 'ko', pol: 'pl', polish: 'pl',
  tur: 'tr', turkish: 'tr',
} // prettier-ignore

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
