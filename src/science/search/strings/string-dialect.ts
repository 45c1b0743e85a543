import { straightened, type StringDialect } from './respelled.ts'
import { chosenOf, isChosen, type ChosenDialect } from './string-choice.ts'
import { inBackticks } from './string-lines.ts'
import { prefixes } from './string-tags.ts'

/** Whose string it may be. `also`: others who write this sign too, and read it otherwise. */
type Sign = readonly [dialect: StringDialect, sign: RegExp, also?: readonly StringDialect[]]

const signs: readonly Sign[] = [
  ['cochrane', /\[mh\s|\bMeSH descriptor\b|\{(?:or|and)\s#?\d|\bwith (?:Cochrane Library )?Publication (?:Year|Date) (?:from|between)|\sin (?:Cochrane Reviews|Trials)\b|\sin (?:Record )?Title,? Abstract,? (?:and |or )?Keyword/i],
  ['ebsco', /\b(?:M[HM]|m[hm])\s"|(?<![\p{L}\p{N}",])(?:TI|AB|SU|TX|DE)\s(?:\(|")|[)\s*][NW]\d{1,2}[\s(]|\sLimiters\s[-–]\s|(?<![^\s(])(?:TI|AB)\s\p{L}[^]{0,400}?\b(?:AND|OR|NOT)\s(?:TI|AB|PT|SU|TX|AU)\s[\p{L}"(]/u],
  ['proquest', /\b(?:[A-Z]{2}(?:,[A-Z]{2}){1,6}|TIAB|noft)\(|(?<![\p{L}-])(?:SU|PD|YR)\(|\b[A-Z]{2,12}\.EXACT\(|\b(?:MJ)?MAINSUBJECT\b|\b(?:SU|EMB|MESH|MJEMB|MJMESH)\.EXACT\b/iu],
  ['ebsco', /(?<=(?:^|\n)(?:S\d{1,3}:?)?\s{0,8}|\b(?:AND|OR|NOT|and|or|not)\s|\()(?:MH|MM|PT|SU|DE|TX|MW)\s[\p{L}("]/u],
  ['proquest', /(?<![\p{L}-])(?:ti|ab|su|pd)\(["\p{L}\d]/u],
  ['europepmc', /\b(?:TITLE_ABS|PUB_YEAR|PUB_TYPE|FIRST_PDATE|OPEN_ACCESS|HAS_[A-Z]{2,20}|IN_EPMC|IN_PMC|KW|LANG):/],
  ['named', /\bAREA\[\w/],
  ['named', /"(?:document title|abstract|all metadata|full text[^"]{0,14}|author keywords?|index terms|ieee terms|publication title|mesh_terms|title|keywords?)"\s?:|\[(?:abstract|title|all|keywords?|publication title): |(?<![\p{L}_-])(?:title|abstract|keywords?|author keywords|allfield|recordabstract|acmdltitle|subject|descriptors?|topic)\s?:\s?\(/iu],
  ['named', /^[\s(]{0,4}(?:in )?(?:(?:titles?|abstracts?|key ?words?)(?:\s?[,/;&+|-]\s?|\s)(?:and |or )?){1,2}(?:abstracts?|key ?words?)\s?[:=]\s|\b(?:(?:all)?in(?:title|text|author)|site|filetype):|^[\s(]{0,4}(?:titles?|abstracts?|key ?words?): [^]{1,4000}\s(?:AND|OR|NOT)\s|^(?:condition or disease|other terms|intervention\/treatment)\s?: /im],
  ['pubmed', /[)*"]\s?\((?:tiab|mh|majr|pt|tw)\)/i],
  ['pubmed', /\[(?:mesh|mh|majr|tiab|ti|ab|tw|au|ta|ot|pt|dp|pdat|all fields|title\/abstract|mesh terms|publication type)\b[^\][]*\]/i],
  ['scopus', /\btitle-abs(?:-key)?\s?\(/i],
  ['scopus', /\b(?:TITLE|ABS|KEY|AUTH|SRCTITLE|DOCTYPE)\s?\(|\bPUBYEAR\b|\b(?:W|PRE)\/\d/],
  ['wos', /\b(?:TS|TI|AB|AU|SO|AK|ALL)\s?=\s?[("\p{L}]|(?<![\p{L}-])(?:DE|KW|SU|TO|FD)\s?=\s?[("]/u],
  ['ovid', /[\p{L}*$)"]\.(?:ti|ab|tw|mp|kw|kf)(?:,[a-z]{2})*\.(?=[\s)]|$)/u],
  ['embase', /\/(?:exp|de|mj)\b|':(?:ti|ab|kw|de|tn|it)\b|\)\s?:(?:ti|ab)|[\p{L}*]:(?:ti|ab|kw)(?:,(?:ti|ab|kw))*(?=[\s)]|$)|\bNEXT\/\d/iu],
  ['ovid', /\.(?:ti|ab|tw|mp|kw|kf|af|pt|sh|fs)(?:,[a-z]{2})*\.|\badj\d?\b|[\p{L})]\/(?=\s|$|\))|^\s*(?:\d+[.\t ]\s*)?\(?exp \*?\p{L}/imu],
  ['ebsco', /(?:^|[\s(])S\d{1,3}\)?\s+(?:AND|OR|NOT)\s+\(?S\d/i, ['proquest']],
  ['cochrane', /(?:^|[\s(])#\d{1,3}\)?\s+(?:AND|OR|NOT)\s+\(?#\d/i, ['pubmed', 'wos', 'embase']],
  ['wos', /\bNEAR\/\d/i, ['embase', 'cochrane', 'proquest']],
  ['ebsco', /(?<![\p{L}",])(?:PT|DT|ZT|MW|LA|PZ|EM|RV|KW)\s(?:\(|")/u],
  ['named', /^(?:condition|intervention|recruitment(?: status)?|study type|other terms)\s?: /im],
  ['named', /(?<=^|[\s(])(?:Tw|Mh|Ct)\s\p{L}/u],
  ['ovid', /^\s*\d{1,3}[.):]?\s+limit \d{1,3} to\b/im],
  ['ovid', /^\s*\d{1,3}[.):]?\s+(?:\d{1,3}\s+(?:and|or|not)\s+\d{1,3}\b|(?:and|or)\/\d)/im],
] // prettier-ignore

/** A name before a colon that is none of ours: "tw:(…)", "bibjson.title:…", "publicationyear:[…". */
const foreignField = (text: string): string | undefined =>
  [...text.matchAll(/(?<![\p{L}\p{N}":/.])(\p{L}[\p{L}_.]{1,30}):\s?(["([]|\p{L})/gu)].find(
    ([, name = '', next]) =>
      next === '(' ||
      next === '[' ||
      !(Object.hasOwn(prefixes, name.toLowerCase()) || /^(?:mesh|years?|doi|pmid|pmcid|arxiv|https?)$/i.test(name)),
  )?.[0]

/** Whose string it is, by which sign of it, and whose it could be too. */
export type Evidence = { dialect: StringDialect; sign?: string; isChosen?: true; also: readonly ChosenDialect[] }

const LONGEST_SIGN = 24
const shown = (sign: string): string => {
  const plain = sign.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST_SIGN ? `${plain.slice(0, LONGEST_SIGN)}…` : plain
}

/** Whose string it is, by signs that no other has; undefined for plain words and queries without truncation. */
export function evidenceOf(text: string): Evidence | undefined {
  const { chosen, rest } = chosenOf(text)
  if (chosen) return { dialect: chosen, isChosen: true, also: [] }
  const straight = inBackticks(straightened(rest)).search
  const found = signs.flatMap(([dialect, sign, also = []]) => {
    const [whole] = sign.exec(straight) ?? []
    return whole === undefined ? [] : [{ dialect, sign: shown(whole), also, isShared: also.length > 0 }]
  })
  const [first] = found
  // Letters that databases read otherwise, and nothing that says whose they are.
  const isOpen = /\p{L}[?#$](?=[\p{L}\s)"*]|$)/u.test(straight)
  if (first) {
    const strong = found.slice(1).filter(({ isShared }) => !isShared)
    const others = [...strong.map(({ dialect }) => dialect), ...first.also]
    return { dialect: first.dialect, sign: first.sign, also: [...new Set(others)].filter((each) => each !== first.dialect).filter(isChosen) } // prettier-ignore
  }
  const foreign = /\s(?:AND|OR|NOT)\s/.test(straight) ? foreignField(straight) : undefined
  if (foreign !== undefined) return { dialect: 'named', sign: shown(foreign), also: [] }
  const [own] =
    /\bmesh:|[\p{L}\p{N}]{2}[*$](?=[\s)"]|$)|\bNEAR\b|\p{L}[?#](?=\p{L})|(?<=[\p{L}")]\s)(?:\|\|?|&&)(?=\s[\p{L}"(])/u.exec(
      straight,
    ) ?? []
  return own === undefined
    ? undefined
    : { dialect: 'own', sign: own, also: isOpen ? ['ovid', 'ebsco', 'scopus', 'wos'] : [] }
}

/** Whose string it is. */
export const dialectOf = (text: string): StringDialect | undefined => evidenceOf(text)?.dialect
