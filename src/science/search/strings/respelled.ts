import { searchStringsCopy as copy } from './search-strings.copy.ts'
import { qualifiers } from './string-tags.ts'

/** The databases whose strings are read. */
export type StringDialect =
  | 'cochrane'
  | 'ebsco'
  | 'proquest'
  | 'europepmc'
  | 'pubmed'
  | 'ovid'
  | 'embase'
  | 'scopus'
  | 'wos'
  | 'named'
  | 'own'

/** Parts that were read as something that the string does not say by itself. */
export type ReadAs = { parts: readonly string[]; how: string }

/** Hears which part of a string is not asked, and why; `as`: which part is read as what. */
export type Refuse = ((part: string, why: string) => void) & { as: (part: string, how: string) => void }

/** Stands where a part of a string was that is not asked, so that the operators around it keep their sides. */
export const GONE = '\u{E000}'
const gone = ` ${GONE} `

const LIMIT = 'it is a limit of the database and no part of the question'
const BY_YEAR = 'months and days are not asked: whole years are'

/** Limits that Scopus and Web of Science write as functions. */
const LIMITS =
  /(?<![\p{L}-])(?:(?:LIMIT-TO|EXCLUDE|LANGUAGE|SUBJAREA|PUBSTAGE|SRCTYPE|DOCTYPE):?\s?|(?:DT|LA)\s?=\s?)\([^()]{0,200}\)/giu
/** "2018/01/01:2024/12/31[dp]", "2018"[Date - Publication] : "3000"[Date - Publication]. */
const RANGE =
  /"?(\d{4})((?:\/\d{1,2}){0,2})"?\s?(?:\[[^\][]{2,40}\]\s?)?:\s?"?(\d{4})((?:\/\d{1,2}){0,2})"?\s?\[(?:dp|pdat|ppdat|epdat|date - publication|publication date)\]/gi
const ONE_DAY = /"?(\d{4})((?:\/\d{1,2}){0,2})"?\s?\[(?:dp|pdat|ppdat|epdat|date - publication|publication date)\]/gi
/** Days on which a record came or was changed there: nobody else has them. */
const ENTRY =
  /"?\d{4}(?:\/\d{1,2}){0,2}"?\s?(?:\[[^\][]{2,40}\]\s?)?(?::\s?"?\d{4}(?:\/\d{1,2}){0,2}"?\s?)?\[(?:edat|crdt|mhda|lr|dcom|entrez date|create date|date - (?:entrez|entry|create|completion|modification|mesh))\]/gi
const isWholeYear = (from: string, to: string) => /^(?:\/0?1){0,2}$/.test(from) && /^(?:\/12(?:\/31)?)?$/.test(to)

/** Filters of PubMed: languages, subsets, whether there is an abstract. */
const FILTERS =
  /(?:"[^"]{1,80}"|free full text|full text|[^\s()"[\]]{1,80})\s?\[(?:lang|la|language|sb|filter|subset)\]|\bhasabstract\b/gi

/** The same text with plain quotation marks, blanks and dashes: what word processors and pages make of them. */
export const straightened = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u200B\u200E\u200F\uFEFF\u00AD]/g, '')
    .replace(/[\uFB00-\uFB06]/g, (letters) => letters.normalize('NFKC'))
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[\u2010\u2011\u2043\uFE63\uFF0D]/g, '-')
    .replace(/(?<=\d\s?)[–—−](?=\s?(?:\d|current|present))/gi, '-')

/** An operator in small letters as one in capitals, and said. */
const capital = (refuse: Refuse) => (word: string) => {
  refuse.as(word, copy.operator(word.toUpperCase()))
  return word.toUpperCase()
}

/** The same text with operators beside brackets, endings and lines in capitals, where none is: elsewhere they are words. */
function inCapitals(text: string, refuse: Refuse): string {
  const parts = text.split(/("[^"]{0,400}"|\[[^\][]{0,200}\])/)
  // Beside others in capitals, “or” is no word of a term.
  if (parts.some((part, at) => at % 2 === 0 && /(?<![\p{L}-])(?:AND|OR|NOT)(?![\p{L}-])/u.test(part)))
    return parts.map((part, at) => (at % 2 === 1 ? part : part.replace(/(?<=\s)or(?=\s)/g, capital(refuse)))).join('')
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/(?<=^|[)*]\s{1,5}|#\d{1,3}\s{1,5})(?:and|or|not)(?=\s)/g, capital(refuse))
            .replace(/(?<=\s)(?:and|or|not)(?=\s{1,5}(?:\(|#\d)|\s*$)/g, capital(refuse)),
    )
    .join('')
}

function pubmed(text: string, refuse: Refuse): string {
  return (
    inCapitals(text, refuse)
      .replace(/\b([a-z]{2})(\s?\[(?:sh|subheading|mesh subheading)\])/gi, qualified(refuse))
      .replace(/(?<=[)\p{L}*"])\s?\((mh|mesh|majr|tiab|ti|ab|tw|pt)\)/giu, (whole, tag: string) => {
        refuse.as(whole.trim(), `[${tag}]`)
        return `[${tag}]`
      })
      .replace(/\(\s?("?\d{4}[\d/]{0,6}"?\s?:\s?"?\d{4}[\d/]{0,6}"?)\s?\)\s?(?=\[)/g, '$1')
      .replace(/(?<=\d{4}(?:\/\d{1,2}){1,2}) \d{1,2}:\d{2}(?=")/g, '')
      // Small letters stand between what is closed: “[mh] not (”.
      .replace(/(?<=[\])"]\s{1,5})(and|or|not)(?=\s)/g, capital(refuse))
      .replace(FILTERS, (whole) => {
        refuse(whole, LIMIT)
        return gone
      })
      .replace(ENTRY, (whole) => {
        refuse(whole, 'it asks when PubMed received or changed a record, which is no part of the question')
        return gone
      })
      .replace(RANGE, (whole, from: string, first: string, to: string, last: string) => {
        if (!isWholeYear(first, last)) refuse(whole, BY_YEAR)
        return `${from}:${to}[dp]`
      })
      .replace(ONE_DAY, (whole, year: string, rest: string) => {
        if (rest !== '') refuse(whole, BY_YEAR)
        return `${year}[dp]`
      })
  )
}

const PLACES =
  /,?\s(?:in|from)\s(?=(?:Cochrane Reviews|Cochrane Protocols|Trials|Reviews|Editorials|Special Collections|Clinical Answers)\b)[^\n]{0,200}$/i
const PERIOD =
  /\swith\s(?:Cochrane Library\s)?Publication (?:Year|Date) (?:from|between) (?:[a-z]{3,9} )?(\d{4})(?: to|,? and) (?:[a-z]{3,9} )?(\d{4})/i
const VARIATIONS = /\s\(?Word variations have been searched\)?/i

/** A line, with the years that its limits ask for. */
const limitedTo = (line: string, [from, to]: readonly [string, string]): string => `(${line}) AND PY=${from}-${to}`

/** Where Cochrane looked, in words behind a line. */
const PLACE = /\sin\s(?:Record )?((?:(?:Title|Abstract|Keywords?)(?:[\s,]{1,4}(?:and |or )?)?){1,3})$/i
const PLACE_WITHIN =
  /("[^"\n]{0,200}"|\([^()]{0,400}\)|[^\s()]{1,80})\sin (?:Record )?Title,? Abstract,? (?:and |or )?Keywords?\b/gi
const CODE: Readonly<Record<string, string>> = { t: 'ti', a: 'ab', k: 'kw' }

/** What Cochrane writes behind a line: years, and in which of its databases. */
function cochraneLimits(line: string, refuse: Refuse): string {
  let mine = line
  for (const limit of [VARIATIONS, PLACES]) {
    const found = limit.exec(mine)
    if (!found) continue
    if (limit === PLACES) refuse(found[0].replace(/^,?\s/, ''), LIMIT)
    else refuse(found[0].trim(), 'no other forms of the words are asked')
    mine = `${mine.slice(0, found.index)}${mine.slice(found.index + found[0].length)}`
  }
  mine = mine
    .replace(PLACE_WITHIN, '$1:ti,ab,kw')
    .trimEnd()
    .replace(PLACE, (_, fields: string) => {
      const codes = (fields.match(/\b[TAK]/gi) ?? []).map((letter) => CODE[letter.toLowerCase()])
      return `:${codes.join(',')}`
    })
  if (mine !== line && /:[a-z,]{2,8}$/.test(mine) && !/["')]:[a-z,]{2,8}$/.test(mine))
    mine = mine.replace(/^([^]*):([a-z,]{2,8})$/, '($1):$2')
  const period = PERIOD.exec(mine)
  if (!period) return mine
  if (/(?:from|between) [a-z]/i.test(period[0])) refuse(period[0].trim(), BY_YEAR)
  const rest = `${mine.slice(0, period.index)}${mine.slice(period.index + period[0].length)}`
  return limitedTo(rest, [period[1] ?? '', period[2] ?? ''])
}

/** What EBSCO prints behind a line: "Limiters - Published Date: 20100101-20201231; English Language". */
function ebscoLimits(line: string, refuse: Refuse): string {
  const found = /\s(?:Limiters|Expanders|Narrow by|Search modes)\s[-–]\s/i.exec(line)
  if (!found) return line
  const limits = line.slice(found.index).trim()
  const rest = line.slice(0, found.index)
  const [whole, from, first, to, last] =
    /(?:Published Date|Publication Year|Date of Publication|Year Published|Date Published): ?(\d{4})(\d{4})?-(\d{4})(\d{4})?/i.exec(
      limits,
    ) ?? []
  if (whole === undefined || from === undefined || to === undefined) {
    refuse(limits, LIMIT)
    return rest
  }
  const isWhole = (first === undefined || first === '0101') && (last === undefined || last === '1231')
  if (!isWhole) refuse(whole, BY_YEAR)
  const others = limits
    .replace(whole, '')
    .replace(/;\s*;/g, ';')
    .replace(/^Limiters\s[-–]\s*[;,]?\s*/i, '')
  if (others !== '') refuse(others, LIMIT)
  return limitedTo(rest, [from, to])
}

/** Ovid: subheadings with their names, and the database that a line of several is used in. */
/** Two letters of a subheading as its name: "rh.fs.", "rh[sh]". */
const qualified = (refuse: Refuse) => (whole: string, letters: string, behind: string) => {
  const name = qualifiers[letters.toLowerCase()]
  if (name === undefined) return whole
  refuse.as(whole, copy.qualifier(name))
  return `"${name}"${behind}`
}

function ovid(text: string, refuse: Refuse): string {
  return text
    .replace(/\b([a-z]{2})(\.fs\.)/gi, qualified(refuse))
    .replace(/(?<=\p{L}):(?=\.[a-z]{2}[.,])/gu, '*')
    .replace(/\.m_titl\.?(?=[\s)]|$)/gi, '.ti.')
    .replace(/^\s*\.\.l\/\s?(\d{1,3})\s/i, 'limit $1 to ')
    .replace(
      /(?<=[)*$"]),((?:ti|ab|tw|kw|kf|mp)(?:,(?:ti|ab|tw|kw|kf|hw|mp)){0,6})\.(?=[\s)]|$)/gu,
      (whole, codes: string) => {
        refuse.as(whole, copy.typingError(`.${codes}.`))
        return `.${codes}.`
      },
    )
    .replace(
      /\(((?:"?\d{4}"? (?:or )?){1,40}"?\d{4}"?)\)\.\(sa_year\)\./gi,
      (_, years: string) => `(${(years.match(/\d{4}/g) ?? []).map((year) => `PY=${year}`).join(' or ')})`,
    )
    .replace(
      /\(?"?(\d{4})"?(?:\s?[:-]\s?"?(\d{4})"?)?\)?\.(?:\(sa_year\)|yr)\./gi,
      (_, from: string, to: string | undefined) => `PY=${from}-${to ?? from}`,
    )
    .replace(/(?:\([^()]{0,300}\)|[^\s()]{1,100})\.\([a-z_]{2,20}\)\./gi, (whole) => {
      refuse(whole, LIMIT)
      return gone
    })
    .replace(/\/([a-z]{2}(?:,[ \t]?[a-z]{2}){1,20})(?=[\s)[]|$)/g, (_, codes: string) => `/${codes.replace(/\s/g, '')}`)
    .replace(/(?<=\/[a-z,]{0,80})[ \t]?\[[^\][]{0,300}\]/g, (whole) => {
      refuse(whole.trim(), 'it names the subheading')
      return ' '
    })
    .replace(
      /(?:\b(exp)[ \t]+)?(\*)?"([^"\n]{1,200})"\/([a-z]{2}(?:,[a-z]{2}){0,20})?(?=[\s)]|$)/gi,
      (_, exploded: string | undefined, major: string | undefined, name: string, behind: string | undefined) => {
        if (behind !== undefined) refuse(`/${behind}`, `a subheading; “${name}” was read without it`)
        return `"${name}"[${major === undefined ? 'mh' : 'majr'}${exploded === undefined ? ':noexp' : ''}]`
      },
    )
    .replace(/\{[^{}]{0,60}\}/g, (whole) => {
      refuse(whole, 'no other words than those of the string are asked')
      return ' '
    })
    .replace(/\/freq=\d{1,3}/gi, (whole) => {
      refuse(whole, 'how often a word stands there is not asked')
      return ' '
    })
    .replace(/(?<=[\d)/])[ \t]+use[ \t]+[a-z]{3,12}\d{0,4}(?:,[ \t]?[a-z]{3,12}\d{0,4}){0,6}(?=\s|\)|$)/gi, (whole) => {
      refuse(whole.trim(), 'it chooses one of the databases that were searched together there')
      return ' '
    })
}

/** The heading of Cochrane's own search: `[mh "Asthma"]`, `[mh ^"Asthma"]`, `MeSH descriptor: [Asthma] explode all trees`. */
function cochrane(text: string, refuse: Refuse): string {
  return text
    .replace(
      /\{(or|and)\s([#\d,\s-]{1,200})\}/gi,
      (_, how: string, lines: string) => `${how.toLowerCase()}/${lines.replace(/[#\s]/g, '')}`,
    )
    .replace(/\[mh\s\^?"?([^"\][/]{1,200}?)"?\s{0,8}\[mj\]\s{0,8}\]/gi, '"$1"[majr]')
    .replace(
      /\[mh\s(\^?)"?([^"\][/]{1,200})"?(\/[^\][]{0,40})?\]/gi,
      (_, only: string, name: string, behind: string) => {
        if (behind) refuse(behind, `a subheading; “${name}” was read without it`)
        return `"${name}"[mh${only === '' ? '' : ':noexp'}]`
      },
    )
    .replace(/Any MeSH descriptor with qualifiers?(?:\(s\))?:? ?[^\n()]{0,80}/gi, (whole) => {
      refuse(whole, 'no source is asked for a qualifier of any index term')
      return gone
    })
    .replace(
      /MeSH descriptor:?[ \t]([^\][\n]{2,120}?)[ \t](explode all trees|this term only)/gi,
      (whole, name: string, how: string) =>
        /descriptor/i.test(name) ? whole : `"${name}"[mh${/only/i.test(how) ? ':noexp' : ''}]`,
    )
    .replace(
      /MeSH descriptor:?\s?\[([^\][]{1,200})\]\s?(this term only|explode all trees)?(?: and with qualifier\(s\):? ?(\[[^\][]{0,200}\]))?/gi,
      (_, name: string, how: string | undefined, qualifier: string | undefined) => {
        if (qualifier) refuse(qualifier, `a subheading; “${name}” was read without it`)
        return `"${name}"[mh${/only/i.test(how ?? '') ? ':noexp' : ''}]`
      },
    )
}

const functionOf: Readonly<Record<string, string>> = {
  TI: 'TI',
  AB: 'AB',
  SU: 'SU',
  AU: 'AU',
  SO: 'SO',
  TX: 'ALL',
  PT: 'DT',
  KW: 'AK',
  MW: 'SU',
  JN: 'SO',
  JT: 'SO',
  XB: 'TIAB',
}
/** Fields of EBSCO that ask for something of that database alone: language, ages, subsets, classes, numbers. */
const EBSCO_LIMITS =
  /\b(?:LA|EM|FT|PZ|PS|AG|GE|SB|RV|CT|ZT|AF|PB|SN|AN|RN|CO|CC)[ \t](?:\([^()]{0,200}\)|"[^"\n]{0,200}"|[^\s()"]{1,100})/g
const EBSCO_UNKNOWN =
  /(?<![\p{L}\p{N}])(?!(?:TI|AB|SU|AU|SO|TX|PT|KW|MW|JN|JT|XB|MH|MM|DE|OR)\b)[A-Z]{2}[ \t](?:"[^"\n]{0,200}"|\([^()]{0,200}\))/gu
/** An index term without quotation marks, up to an operator, a bracket or the end of its line. */
const EBSCO_HEADING =
  /(?<![\p{L}\p{N}"])(MH|MM|DE)[ \t]{1,4}(?!["(])([^\s()"+](?:[^()"\n+]{0,100}?[^\s()"+])?)(\+?)(?=[ \t]{1,8}(?:AND|OR|NOT|and|or|not)\b|[ \t]{0,8}(?:[)\n]|$))/gu
const EBSCO_YEARS = /\b(?:DT|PY|YR)[ \t]\(?(\d{4})(?:0101)?([ \t]?-(?:[ \t]?(\d{4})(?:1231)?)?)?(?!\d)\)?/g

/** A field of EBSCO and the words behind it, up to an operator, a bracket or another field. */
const EBSCO_RUN =
  /\b(TI|AB|SU|AU|SO|TX|PT|KW|MW|JN|JT|XB)[ \t]("[^"\n]{0,300}"|[^\s()"]{1,300})((?:[ \t](?!(?:AND|OR|NOT|TI|AB|SU|AU|SO|TX|PT|KW|MW|JN|JT|XB|MH|MM)\b)[^\s()"]{1,300}){0,20})/gi
const EBSCO_GROUP = /\b(TI|AB|SU|AU|SO|TX|PT|KW|MW|JN|JT|XB)\s(?=\()/g

/** EBSCO: `(MH "Pressure Ulcer+")`, `TI (a N2 b)`, `AB word*`. */
function ebsco(text: string, refuse: Refuse): string {
  return text
    .replace(
      EBSCO_YEARS,
      (_, from: string, range: string | undefined, to: string | undefined) => `PY=${from}-${to ?? (range ? '' : from)}`,
    )
    .replace(EBSCO_LIMITS, (whole) => {
      refuse(whole, LIMIT)
      return gone
    })
    .replace(/(?<=\b(?:MH|MM)\s"[^"/\n]{1,200})(?:\/[A-Z]{2}){1,20}(?=")/g, (whole) => {
      refuse(whole, 'a subheading; the index term was read without it')
      return ''
    })
    .replace(/\b(MH|MM|DE|mh|mm)\s"([^"]{1,200}?)(\+?)"/g, (_, kind: string, name: string, exploded: string) =>
      kind.toUpperCase() === 'MM'
        ? `"${name}"[majr${exploded === '' ? ':noexp' : ''}]`
        : `"${name}"[mh${exploded === '' ? ':noexp' : ''}]`,
    )
    .replace(EBSCO_HEADING, (_, kind: string, name: string, exploded: string) =>
      kind === 'MM'
        ? `"${name}"[majr${exploded === '' ? ':noexp' : ''}]`
        : `"${name}"[mh${exploded === '' ? ':noexp' : ''}]`,
    )
    .replace(/\b(MH|MM|DE)\s(?=\()/g, '$1=')
    .replace(EBSCO_UNKNOWN, (whole) => {
      refuse(whole, 'this field is not known here')
      return gone
    })
    .replace(/\bN(\d{1,2})(?=[\s(])/g, 'NEAR/$1')
    .replace(/\bW(\d{1,2})(?=[\s(])/g, 'PRE/$1')
    .replace(EBSCO_GROUP, (_, name: string) => `${functionOf[name]}=`)
    .replace(
      EBSCO_RUN,
      (_, code: string, first: string, more: string) => `${functionOf[code.toUpperCase()]}=(${first}${more})`,
    )
}

/** Embase: kinds of publication of its own, which no other database names so. */
const embase = (text: string, refuse: Refuse): string =>
  text
    .replace(/\((\d{4})-(\d{4})\)\/py\b/gi, '[$1-$2]/py')
    .replace(/'[^'\n]{1,80}'\/(?:it|la|lim|ta|jt|cy|sd|dt|um|dtype)\b/gi, (whole) => {
      refuse(whole, LIMIT)
      return gone
    })

/** Limits that ProQuest writes as functions. */
const PROQUEST_LIMITS =
  /(?<![\p{L}.-])(?:la|lang|rtype|stype|dtype|at|pub|peer|fulltext|loc)(?:\.exact(?:\.explode)?)?\([^()]{0,200}\)/giu

const PROQUEST_HEADING =
  /(?<![\p{L}.-])(?:MAINSUBJECT|SU|SUBJECT|EMB|MESH|MJEMB|MJMAINSUBJECT|MJMESH)(\.EXACT)?(\.EXPLODE)?\("([^"()\n]{1,200})"\)/giu

/** ProQuest: `TI,AB(…)`, `noft(…)`, `ti(…)`, `N/2`, `pd(20150101-20201231)`. */
function proquest(text: string, refuse: Refuse): string {
  return text
    .replace(
      /\b(?:pd|yr)\((\d{4})(\d{4})?-(\d{4})(\d{4})?\)/gi,
      (whole, from: string, first: string | undefined, to: string, last: string | undefined) => {
        if ((first ?? '0101') !== '0101' || (last ?? '1231') !== '1231') refuse(whole, BY_YEAR)
        return `PY=${from}-${to}`
      },
    )
    .replace(/(?<![\p{L}.-])(?:pd|yr|py)\([^()]{0,60}\)/giu, (whole) => {
      refuse(whole, LIMIT)
      return gone
    })
    .replace(PROQUEST_HEADING, (whole, exact: string | undefined, explode: string | undefined, name: string) => {
      if (exact === undefined && /^su/i.test(whole)) return whole
      return `"${name}"[${/^mj/i.test(whole) ? 'majr' : 'mh'}${explode === undefined ? ':noexp' : ''}]`
    })
    .replace(PROQUEST_LIMITS, (whole) => {
      refuse(whole, LIMIT)
      return gone
    })
    .replace(/\b([A-Z]{2}(?:,[A-Z]{2}){1,6}|TIAB)\(/gi, (whole, codes: string) => {
      const names = codes.toUpperCase() === 'TIAB' ? ['TI', 'AB'] : codes.toUpperCase().split(',')
      const other = names.filter((name) => !/^(?:TI|AB|SU|IF)$/.test(name))
      if (other.length > 0) refuse(other.join(','), 'this field is not known here; the words were read without it')
      if (names.some((name) => /^(?:SU|IF)$/.test(name))) return 'TITLE-ABS-KEY('
      return names.includes('AB')
        ? names.includes('TI')
          ? 'TITLE-ABS('
          : 'ABS('
        : names.includes('TI')
          ? 'TITLE('
          : whole
    })
    .replace(/(?<=\p{L})\[\*(\d{1,2})\]/gu, (whole, most: string) => {
      refuse.as(whole, copy.anyEndingOf(most))
      return '*'
    })
    .replace(/\b(?:noft|ft)\(/gi, 'ALL(')
    .replace(/\b(TI|AB|SU|AU)\(/gi, (_, name: string) => `${functionOf[name.toUpperCase()]}=(`)
    .replace(/\bN\/(\d{1,2})\b/g, 'NEAR/$1')
    .replace(/\bP\/(\d{1,2})\b/g, 'PRE/$1')
}

/** Names of fields that stand before a colon, at IEEE Xplore, ACM, ERIC, Lens and others. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  'document title': 'TITLE', title: 'TITLE', ti: 'TITLE', intitle: 'TITLE', allintitle: 'TITLE', ab: 'ABS', tw: 'TITLE-ABS-KEY', kw: 'KEY', su: 'KEY', au: 'AUTH', titles: 'TITLE', 'article title': 'TITLE', 'item title': 'TITLE', acmdltitle: 'TITLE',
  abstract: 'ABS', abstracts: 'ABS', recordabstract: 'ABS',
  keyword: 'KEY', keywords: 'KEY', 'author keywords': 'KEY', 'author keyword': 'KEY', 'index terms': 'KEY', terms: 'KEY', 'ieee terms': 'KEY', 'inspec controlled terms': 'KEY', mesh_terms: 'KEY', subject: 'KEY', subjects: 'KEY', descriptor: 'KEY', descriptors: 'KEY',
  author: 'AUTH', authors: 'AUTH', 'publication title': 'SRCTITLE', journal: 'SRCTITLE', 'source title': 'SRCTITLE', pubtitle: 'SRCTITLE',
  all: 'ALL', allfield: 'ALL', 'all field': 'ALL', 'all fields': 'ALL', 'all metadata': 'ALL', anywhere: 'ALL',
  'any field': 'ALL',
  abs: 'ABS',
  'abstract or title': 'TITLE-ABS', 'full text': 'ALL', fulltext: 'ALL', 'full text & metadata': 'ALL', 'full text and metadata': 'ALL', 'full text only': 'ALL',
  'title/abstract': 'TITLE-ABS', 'title or abstract': 'TITLE-ABS', 'title, abstract, keywords': 'TITLE-ABS-KEY', topic: 'TITLE-ABS-KEY', 'title-abs-key': 'TITLE-ABS-KEY', 'title abstract keyword': 'TITLE-ABS-KEY', 'title, abstract, keyword': 'TITLE-ABS-KEY',
} // prettier-ignore
const NAMED_FIELD =
  /(?:"([^"\n]{2,40})"|(?<![\p{L}\p{N}"*-])(\p{L}[\p{L}_.&/-]{1,30}(?: \p{L}[\p{L}_&/-]{1,20}){0,3}))\s?:\s?(\(|"[^"\n]{0,300}"|[^\s()"[\]]{1,200})/gu
const DAYS =
  /"?\b(?:[a-z_.]{0,24}(?:year|date)(?:_cluster|_published)?|(?:E-)?Publication (?:Date|Year)|da|py)"?\s?:\s?(?:(\d{4})[$*]?(?![\d/])(?!\s?(?:TO|-)\s?\d)|[[(]?(?:(\d{2})\/(\d{2})\/)?(\d{4})\s?(?:TO|-)\s?(?:(\d{2})\/(\d{2})\/)?(\d{4})[\])]?)/gi

/** Where the bracket that opens at `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}

const AREAS: Readonly<Record<string, string>> = {
  BriefTitle: 'TITLE',
  OfficialTitle: 'TITLE',
  BriefSummary: 'ABS',
  Keyword: 'KEY',
  Condition: 'KEY',
  ConditionSearch: 'KEY',
  InterventionName: 'KEY',
  InterventionSearch: 'KEY',
}
const AREA = /\bAREA\[(\w{2,40})\]\s?(RANGE\[[^\]]{0,80}\]|\([^()]{0,300}\)|"[^"\n]{0,300}"|[^\s()"]{1,100})/g

/** Fields in words before a whole question: "Title, abstract, keywords: …", "allintitle: …". */
const LABEL =
  /^[\s(]{0,4}(?:in )?((?:(?:(?:article |document |paper )?titles?|abstracts?|(?:author )?key ?words?|topics?|all ?in ?title|ti|ab|kw|abs|key)(?:\s?[,/;&+|-]\s?|\s)?(?:and |or )?){1,4})\s?[:=](?=\s|\()\s?/i

const LABELLED: readonly (readonly [RegExp, string])[] = [
  [/ti/i, 'TITLE'],
  [/ab/i, 'ABS'],
  [/k(?:ey|w)/i, 'KEY'],
]

/** The same text where fields before it hold for all of it, up to a semicolon; what stands behind that is a limit. */
function labelled(text: string, refuse: Refuse): string | undefined {
  const found = LABEL.exec(text)
  const label = found?.[1] ?? ''
  if (!found || found[0].includes('(') || (found[0].endsWith(':') && !/[\s,/;&+|-]/.test(label.trim())))
    return undefined
  const [asked = '', ...limits] = partsAt(text.slice(found[0].length), ';')
  // Another name of a field in it: each holds for its own words.
  if (NAME_WITHIN.test(asked)) return undefined
  const code = /topic/i.test(label)
    ? 'TITLE-ABS-KEY'
    : LABELLED.flatMap(([sign, name]) => (sign.test(label) ? [name] : [])).join('-')
  const known: Readonly<Record<string, string>> = { 'TITLE-KEY': 'TITLE-ABS-KEY', 'ABS-KEY': 'TITLE-ABS-KEY' }
  if (known[code] !== undefined) refuse.as(label.trim(), 'titles, abstracts and keywords')
  const years = limits.map((limit) => {
    const [, from, to] =
      /^\s*(?:publication )?(?:years?|dates?|period)\s?[:=]?\s?(\d{4})\s?(?:-|to)\s?(\d{4})\s*\.?$/i.exec(limit) ?? []
    if (from !== undefined && to !== undefined) return ` AND PY=${from}-${to}`
    if (limit.trim() !== '') refuse(limit.trim(), LIMIT)
    return ''
  })
  return `${known[code] ?? code}(${asked.trim().replace(/\.$/, '')})${years.join('')}`
}

/** Cut at a sign that stands outside brackets and quotation marks. */
function partsAt(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === '(') depth++
    else if (!isQuoted && letter === ')') depth--
    if (letter === sign && depth <= 0 && !isQuoted) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** A name of a field and a colon within a question. */
const NAME_WITHIN = /(?:[\s(]\p{L}[\p{L}_.]{1,30}|")\s?:(?:\s?["(]|\S)/u

/** A number of the tree of a thesaurus, with or without what is below it. */
const TREE = /^[A-Z]\d{2}(?:\.\d{2,3}){1,12}[$*]?$/
/** As BIREME wrote before 2010: a code of two letters, and words up to an operator or a bracket. */
const BIREME =
  /(?<=^|[\s(])(Mh|Tw|Pt|Ct|Ex|Ti|Ab)[ \t]((?!AND\b|OR\b|NOT\b|and\b|or\b|not\b)[^\s()":/]{1,60}(?=[\s)]|$)(?:[ \t](?!AND\b|OR\b|NOT\b|and\b|or\b|not\b)[^\s()":/]{1,60}(?=[\s)]|$)){0,8})/g
const BIREME_CODES: Readonly<Record<string, string>> = { Tw: 'TITLE-ABS-KEY', Pt: 'DOCTYPE', Ti: 'TITLE', Ab: 'ABS' }

/** IEEE Xplore, ACM and others: `"Document Title":tea`, `[Abstract: tea]`, `Title:(tea OR coffee)`. */
function named(given: string, refuse: Refuse): string {
  const plain = given
    .replace(/\b(?:filetype|site|ext):[^\s()]{1,60}/gi, (whole) => {
      refuse(whole, LIMIT)
      return gone
    })
    .replace(/(?<=\s)\|(?=\s)/g, (sign) => {
      refuse.as(sign, copy.operator('OR'))
      return 'OR'
    })
  const text = plain.replace(BIREME, (whole, code: string, words: string) => {
    if (code === 'Ct') refuse.as(code, copy.checkTag)
    if (/^(?:Mh|Ct|Ex)$/.test(code)) {
      if (!TREE.test(words)) return `MH=("${words}")`
      refuse(whole, copy.why.tree)
      return gone
    }
    return `${BIREME_CODES[code]}(${/\s/.test(words) ? `"${words}"` : words})`
  })
  const whole = labelled(text, refuse)
  if (whole !== undefined) return whole
  const mine = text
    .replace(AREA, (whole, name: string, value: string) => {
      const area = AREAS[name]
      if (area !== undefined && !value.startsWith('RANGE')) {
        if (area === 'KEY') refuse.as(`AREA[${name}]`, 'keywords: a field of the registry')
        return `${area}(${value})`
      }
      refuse(whole, 'this field is not known here')
      return gone
    })
    .replace(DAYS, (whole, single, month, day, from: string, lastMonth, lastDay, to: string) => {
      if (single) return `PY=${single}-${single}`
      if ((month && `${month}${day}` !== '0101') || (lastMonth && `${lastMonth}${lastDay}` !== '1231'))
        refuse(whole, BY_YEAR)
      return `PY=${from}-${to}`
    })
    // A name of ACM reaches to the end of its bracket, and its publications are the papers.
    .replace(/\[\s?(?:Publication )?(\p{L}[\p{L} -]{1,40}):\s([^\][]{1,2000})\]/gu, '($1:($2))')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
  let read = ''
  let end = 0
  for (const match of mine.matchAll(NAMED_FIELD)) {
    const [whole, quotedName, plainName = '', value = ''] = match
    if (match.index < end) continue
    // Words before the name of a field are words: "NOT Title:tea".
    const words = plainName.split(' ')
    const known = quotedName ?? [4, 3, 2, 1].map((count) => words.slice(-count).join(' ')).find((name) => Object.hasOwn(FIELD_NAMES, name.toLowerCase())) ?? words.at(-1) ?? '' // prettier-ignore
    const before = quotedName === undefined ? plainName.slice(0, plainName.length - known.length) : ''
    const code =
      FIELD_NAMES[known.toLowerCase()] ??
      FIELD_NAMES[/\.([a-z]{2,20})$/i.exec(known)?.[1]?.toLowerCase() ?? ''] ??
      FIELD_NAMES[/\p{L}(Title|Abstract|Keywords?|Terms)$/u.exec(known)?.[1]?.toLowerCase() ?? ''] ??
      FIELD_NAMES[/_(title|abstract|keywords?)(?:_[a-z]{2})?$/i.exec(known)?.[1]?.toLowerCase() ?? '']
    const last = match.index + whole.length
    read += mine.slice(end, match.index) + before
    if (code !== undefined) {
      if (/full|^all ?fields?$/i.test(known)) refuse.as(known, 'anywhere that a source looks, which is no full text')
      read += value === '(' ? `${code}(` : `${code}(${value})`
      end = last
    } else if (/^(?:mesh|mh|de)$/i.test(known) && value === '(') {
      read += 'SU=('
      end = last
    } else if (/^(?:mesh|mh|de)$/i.test(known) && value.startsWith('"')) {
      read += `${value}[mh:noexp]`
      end = last
    } else if (/^(?:mh|de)$/i.test(known)) {
      if (TREE.test(value)) {
        refuse(mine.slice(match.index + before.length, last), copy.why.tree)
        read += gone
      } else read += `"${value}"[mh:noexp]`
      end = last
    } else if (/^(?:mesh|year|py)$/i.test(known)) {
      read += whole.slice(before.length)
      end = last
    } else {
      end = value === '(' ? closing(mine, last - 1) : last
      // Words in front of it at the very beginning belong to its name: “Simple search: …”.
      const isFirst = read.slice(0, -before.length || undefined).trim() === '' && before.trim() !== ''
      if (isFirst) read = ''
      refuse(mine.slice(match.index + (isFirst ? 0 : before.length), end), 'this field is not known here')
      read += gone
    }
  }
  return read + mine.slice(end)
}

/** Europe PMC: what is a filter there and no field of ours. */
function europepmc(text: string, refuse: Refuse): string {
  return text
    .replace(
      /\b(?:PUB_YEAR|FIRST_PDATE|E_PDATE|P_PDATE):\[(\d{4})((?:-\d{2}){0,2}) TO (\d{4})((?:-\d{2}){0,2})\]/g,
      (whole, from: string, first: string, to: string, last: string) => {
        if (!isWholeYear(first.replaceAll('-', '/'), last.replaceAll('-', '/'))) refuse(whole, BY_YEAR)
        return `year:${from}-${to}`
      },
    )
    .replace(
      /\b(?:PUB_YEAR|FIRST_PDATE|E_PDATE|P_PDATE):\[(\d{4})((?:-\d{2}){0,2}) TO (?:NOW|\*)\]/gi,
      (whole, from: string, first: string) => {
        if (!isWholeYear(first.replaceAll('-', '/'), '')) refuse(whole, BY_YEAR)
        return `year:${from}-`
      },
    )
    .replace(/\bPUB_YEAR:"?(\d{4})"?/g, 'year:$1')
    .replace(
      /\b(?:OPEN_ACCESS|HAS_[A-Z]{2,20}|IN_[A-Z]{2,6}|LANG|SRC|LICENSE|GRANT_AGENCY|GRANT_ID|AFF):(?:"[^"]{0,200}"|[^\s()"]{1,200})/g,
      (whole) => {
        refuse(whole, LIMIT)
        return gone
      },
    )
}

/** `?` is a letter or none in Ovid, and one letter everywhere else; `#` is the other of the two in EBSCO and Ovid. */
function lettersOf(sign: string, dialect: StringDialect): string {
  if (dialect === 'ebsco') return sign === '#' ? '?' : '#'
  return dialect === 'ovid' || dialect === 'own' ? sign : '#'
}

const hasDollar = (dialect: StringDialect) => dialect === 'wos' || dialect === 'embase'

/** A note on a string, with the signs for one letter as its database writes them. */
export const asTyped = (note: string, dialect: StringDialect): string =>
  note.replace(/(?<=\p{L})[#?](?=[\p{L}”*])/gu, (sign) =>
    lettersOf('?', dialect) === sign ? '?' : hasDollar(dialect) ? '$' : '#',
  )

const SIGNS_OF: Readonly<Record<string, string>> = { '|': 'OR', '||': 'OR', '+': 'AND', '&&': 'AND' }

/** Ours, with operators in small letters, and with the signs of engines for them. */
const own = (text: string, refuse: Refuse): string =>
  text
    .split(/("[^"]{0,400}")/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/(?<=[\s)])(?:and|or|not)(?=[\s(])/g, capital(refuse))
            .replace(/(?<=\s|^)(?:\|\|?|\+|&&)(?=\s|$)/g, (sign) => {
              refuse.as(sign, copy.operator(SIGNS_OF[sign] ?? sign))
              return SIGNS_OF[sign] ?? sign
            }),
    )
    .join('')

/** The same string with the spellings of its database in those that are read, and what of it cannot be. */
export function respelled(text: string, dialect: StringDialect, refuse: Refuse): string {
  let mine = text
  if (dialect === 'own') mine = own(mine, refuse)
  if (dialect === 'pubmed') mine = pubmed(mine, refuse)
  const byLine = (read: (line: string, refuse: Refuse) => string) =>
    mine
      .split('\n')
      .map((line) => read(line, refuse))
      .join('\n')
  if (dialect === 'ovid') mine = ovid(mine, refuse)
  if (dialect === 'cochrane') mine = cochrane(byLine(cochraneLimits), refuse)
  if (dialect === 'ebsco') mine = ebsco(byLine(ebscoLimits), refuse)
  if (dialect === 'embase') mine = embase(mine, refuse)
  if (dialect === 'proquest') mine = proquest(mine, refuse)
  if (dialect === 'europepmc') mine = europepmc(mine, refuse)
  if (dialect === 'named') mine = named(mine, refuse)
  if (dialect === 'scopus' || dialect === 'wos') {
    mine = mine
      .replace(LIMITS, (whole) => {
        refuse(whole, LIMIT)
        return gone
      })
      .replace(/\b(?!PUBYEAR)[A-Z][A-Z-]{2,20}\s?(?:>=?|<=?)\s?\d{1,8}/g, (whole) => {
        refuse(whole, LIMIT)
        return gone
      })
      .replace(/\bPY\s?=\s?\(\s?(\d{4}(?:-\d{4})?)\s?\)/g, 'PY=$1')
      .replace(/\b(?!PY)([A-Z]{2,4})\s?=\s?("[^"]{0,300}"|[^\s()"=]+)/g, '$1=($2)')
      .replace(/\b([A-Z]{2,4})\s?=\s?\(/g, '$1=(')
      .replace(/(?<=[\s)])SAME(?=[\s(])/g, (whole) => {
        refuse.as(whole, 'AND: sentences are not known here')
        return 'AND'
      })
  }
  const spelled = mine.replace(/(?<=\p{L})[#?](?=[\p{L}\s)*"'.,:]|$)/gu, (sign) => lettersOf(sign, dialect))
  // A letter or none, of Web of Science and Embase.
  return hasDollar(dialect) ? spelled.replace(/(?<=\p{L})\$(?!\d)/gu, '?') : spelled
}
