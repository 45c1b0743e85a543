import type { StringField } from './string-node.ts'

/** What stands behind a term and says where it is looked for; undefined for one that is not known. */
export type Tag =
  | { kind: 'fields'; fields: readonly StringField[] | undefined }
  | { kind: 'heading'; isExploded: boolean; isMajor: boolean }
  | { kind: 'years' }

const TEXT: readonly StringField[] = ['title', 'abstract']
const WORDS: readonly StringField[] = ['title', 'abstract', 'keyword']

const fieldsOf: Record<string, readonly StringField[] | undefined> = {
  ti: ['title'], title: ['title'], ab: ['abstract'], abstract: ['abstract'], tiab: TEXT, 'title/abstract': TEXT,
  tw: WORDS, 'text word': WORDS, mp: WORDS, kw: ['keyword'], kf: ['keyword'], hw: ['keyword'], de: ['keyword'], ot: ['keyword'], id: ['keyword'], 'other term': ['keyword'],
  au: ['author'], author: ['author'], auth: ['author'], ta: ['venue'], journal: ['venue'], jt: ['venue'], jn: ['venue'], jw: ['venue'], so: ['venue'],
  pt: ['type'], ptyp: ['type'], 'publication type': ['type'], '1au': ['author'], lastau: ['author'], fau: ['author'], it: ['type'], fs: ['subheading'], all: undefined, 'all fields': undefined, af: undefined, tx: undefined,
} // prettier-ignore

/** Codes of days, languages and places: limits of a database, which are no part of a question. */
export const LIMIT_CODES: ReadonlySet<string> = new Set(
  'py da dc dd dp dt ed em ep ez pd up yr la lg lo cp sb ox'.split(' '),
)

/** The fields of a list of codes as far as they are known, and the codes that are not. */
export function fieldCodes(codes: string): { tag: Tag | undefined; unknown: readonly string[] } {
  const names = codes.toLowerCase().split(',')
  const known = names.filter((name) => fieldTag(name))
  return {
    tag: known.length > 0 ? fieldTag(known.join(',')) : undefined,
    unknown: names.filter((name) => !known.includes(name)),
  }
}

/** The fields of a list of codes such as "ti,ab,kw"; undefined where one of them is not known. */
export function fieldTag(codes: string): Tag | undefined {
  const names = codes
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
  if (names.length === 0 || !names.every((name) => Object.hasOwn(fieldsOf, name))) return undefined
  const lists = names.map((name) => fieldsOf[name])
  if (lists.some((list) => list === undefined)) return { kind: 'fields', fields: undefined }
  return { kind: 'fields', fields: [...new Set(lists.flatMap((list) => list ?? []))] }
}

/** A tag of PubMed, without its brackets. */
export function pubmedTag(text: string): Tag | undefined {
  const name = text.trim().toLowerCase()
  if (/^(?:mesh|mh|mesh terms|mesh term|mesh headings)$/.test(name))
    return { kind: 'heading', isExploded: true, isMajor: false }
  if (/^(?:mesh|mh|mesh terms?)\s*:\s*no ?exp$/.test(name))
    return { kind: 'heading', isExploded: false, isMajor: false }
  if (/^(?:majr|mj|mesh major topic)$/.test(name)) return { kind: 'heading', isExploded: true, isMajor: true }
  if (/^(?:majr|mesh major topic)\s*:\s*no ?exp$/.test(name))
    return { kind: 'heading', isExploded: false, isMajor: true }
  if (/^(?:sh|subheading|mesh subheading)(?:\s*:\s*no ?exp)?$/.test(name))
    return { kind: 'fields', fields: ['subheading'] }
  if (/^(?:dp|pdat|date - publication|publication date|ppdat)$/.test(name)) return { kind: 'years' }
  return fieldTag(name)
}

/** What stands behind a slash: of Ovid nothing, of Embase exp, de, mj, mm. */
export function headingTag(text: string): Tag | undefined {
  if (/^\/lnk$/i.test(text)) return { kind: 'fields', fields: ['subheading'] }
  const parts = text.toLowerCase().split('/').filter(Boolean)
  if (!parts.every((part) => /^(?:exp|de|mj|mm)$/.test(part))) return undefined
  return {
    kind: 'heading',
    isExploded: parts.includes('exp'),
    isMajor: parts.includes('mj') || parts.includes('mm'),
  }
}

/** Functions that stand before a bracket, of Scopus and of Web of Science. */
export const functions: Record<string, readonly StringField[] | undefined> = {
  'title-abs-key': WORDS, 'title-abs': TEXT, 'title-abs-key-auth': [...WORDS, 'author'], title: ['title'], abs: ['abstract'], key: ['keyword'], authkey: ['keyword'],
  auth: ['author'], 'author-name': ['author'], srctitle: ['venue'], all: undefined, doctype: ['type'],
  'ts=': WORDS, 'ti=': ['title'], 'ab=': ['abstract'], 'au=': ['author'], 'so=': ['venue'], 'ak=': ['keyword'], 'kp=': ['keyword'], 'all=': undefined, 'dt=': ['type'], 'tiab=': TEXT, 'mh=': undefined, 'mm=': undefined, 'de=': ['keyword'],
} // prettier-ignore

/** The prefixes of our own queries, and of others that write them so. */
export const prefixes: Record<string, readonly StringField[]> = {
  title: ['title'], ti: ['title'], abstract: ['abstract'], ab: ['abstract'], author: ['author'], authors: ['author'], au: ['author'],
  journal: ['venue'], venue: ['venue'], keyword: ['keyword'], keywords: ['keyword'],
  title_abs: TEXT, auth: ['author'], kw: ['keyword'], pub_type: ['type'],
} // prettier-ignore

/** The subheadings of MeSH by their two letters. */
export const qualifiers: Readonly<Record<string, string>> = {
  ae: 'adverse effects', ad: 'administration & dosage', ag: 'agonists', ah: 'anatomy & histology', ai: 'antagonists & inhibitors', an: 'analysis', bi: 'biosynthesis', bl: 'blood', bs: 'blood supply', cf: 'cerebrospinal fluid', ch: 'chemistry', ci: 'chemically induced', cl: 'classification', cn: 'congenital', co: 'complications', ct: 'contraindications', cy: 'cytology', de: 'drug effects', df: 'deficiency', dg: 'diagnostic imaging', dh: 'diet therapy', di: 'diagnosis', dt: 'drug therapy', ec: 'economics', ed: 'education', eh: 'ethnology', em: 'embryology', en: 'enzymology', ep: 'epidemiology', es: 'ethics', et: 'etiology', ge: 'genetics', gd: 'growth & development', hi: 'history', im: 'immunology', in: 'injuries', ip: 'isolation & purification', is: 'instrumentation', lj: 'legislation & jurisprudence', me: 'metabolism', mi: 'microbiology', mo: 'mortality', mt: 'methods', nu: 'nursing', og: 'organization & administration', pa: 'pathology', pc: 'prevention & control', pd: 'pharmacology', ph: 'physiology', pk: 'pharmacokinetics', po: 'poisoning', pp: 'physiopathology', ps: 'parasitology', px: 'psychology', re: 'radiation effects', rh: 'rehabilitation', rt: 'radiotherapy', sc: 'secondary', sd: 'supply & distribution', sn: 'statistics & numerical data', st: 'standards', su: 'surgery', td: 'trends', th: 'therapy', tm: 'transmission', to: 'toxicity', tr: 'transplantation', tu: 'therapeutic use', ul: 'ultrastructure', ur: 'urine', ut: 'utilization', ve: 'veterinary', vi: 'virology',
} // prettier-ignore
