import { britishOf } from './british.ts'
import { childrenNamed, isFault, parseXml, type CslNode } from './parse-xml.ts'

/** The words and dates of languages ("en-US"), as citeproc takes them. */
export type CslLocales = Readonly<Record<string, CslNode>>

/** Twice the largest of the public locale files, in characters. */
const LARGEST_LOCALE = 128 * 1024

/** Reads a `locales-xx-XX.xml` file of the Citation Style Language; undefined where it is none. */
export function readCslLocale(text: string): { language: string; tree: CslNode } | undefined {
  if (text.length > LARGEST_LOCALE) return undefined
  const tree = parseXml(text)
  if (isFault(tree) || tree.name !== 'locale' || childrenNamed(tree, 'terms').length === 0) return undefined
  const language = tree.attrs['xml:lang'] ?? ''
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language) ? { language, tree } : undefined
}

/**
 * The languages that come with Roadrunner: American, Dutch, French, German and Spanish from the kept package (CC BY-SA 3.0,
 * by the authors of the Citation Style Language), and British made of the American one.
 */
export async function keptLocales(): Promise<CslLocales> {
  const { default: texts } = await import('@citation-js/plugin-csl/lib-mjs/locales.json')
  const read = Object.values(texts).flatMap((text) => readCslLocale(text) ?? [])
  const kept = Object.fromEntries(read.map(({ language, tree }) => [language, tree]))
  return kept['en-US'] === undefined ? kept : { ...kept, 'en-GB': britishOf(kept['en-US']) }
}

/** The variant of a language that speaks for the others: Austrian German is read in German. */
const spokenFor: Record<string, string> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  nl: 'nl-NL',
  pt: 'pt-PT',
}

/** The best of the languages at hand, and American English where there is none. */
export function localeFor(language: string, locales: CslLocales): string {
  const base = language.split('-')[0] ?? ''
  const variants = [
    language,
    spokenFor[base] ?? '',
    ...Object.keys(locales).filter((each) => each.startsWith(`${base}-`)),
  ]
  return variants.find((each) => Object.hasOwn(locales, each)) ?? 'en-US'
}
