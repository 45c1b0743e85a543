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
  | 'own'

type Refuse = (part: string, why: string) => void

const LIMIT = 'it is a limit of the database and no part of the question'
const BY_YEAR = 'months and days are not asked: whole years are'

/** Limits that Scopus and Web of Science write as functions. */
const LIMITS = /(?<![\p{L}-])(?:LIMIT-TO|EXCLUDE|LANGUAGE|SUBJAREA|PUBSTAGE|SRCTYPE|DOCTYPE):?\s?\([^()]{0,200}\)/giu
/** "2018/01/01:2024/12/31[dp]", "2018"[Date - Publication] : "3000"[Date - Publication]. */
const RANGE =
  /"?(\d{4})((?:\/\d{1,2}){0,2})"?\s?(?:\[[^\][]{2,40}\]\s?)?:\s?"?(\d{4})((?:\/\d{1,2}){0,2})"?\s?\[(?:dp|pdat|ppdat|epdat|date - publication|publication date)\]/gi
const ONE_DAY = /"?(\d{4})((?:\/\d{1,2}){0,2})"?\s?\[(?:dp|pdat|ppdat|epdat|date - publication|publication date)\]/gi
/** Days on which a record came or was changed there: nobody else has them. */
const ENTRY =
  /"?\d{4}(?:\/\d{1,2}){0,2}"?\s?(?:\[[^\][]{2,40}\]\s?)?(?::\s?"?\d{4}(?:\/\d{1,2}){0,2}"?\s?)?\[(?:edat|crdt|mhda|lr|dcom|entrez date|create date|date - (?:entrez|create|completion|modification|mesh))\]/gi
const isWholeYear = (from: string, to: string) => /^(?:\/0?1){0,2}$/.test(from) && /^(?:\/12(?:\/31)?)?$/.test(to)

/** Filters of PubMed: languages, subsets, whether there is an abstract. */
const FILTERS =
  /(?:"[^"]{1,80}"|free full text|full text|[^\s()"[\]]{1,80})\s?\[(?:lang|la|language|sb|filter|subset)\]|\bhasabstract\b/gi

function pubmed(text: string, refuse: Refuse): string {
  return text
    .replace(FILTERS, (whole) => {
      refuse(whole, LIMIT)
      return ' '
    })
    .replace(ENTRY, (whole) => {
      refuse(whole, 'it asks when PubMed received or changed a record, which is no part of the question')
      return ' '
    })
    .replace(RANGE, (whole, from: string, first: string, to: string, last: string) => {
      if (!isWholeYear(first, last)) refuse(whole, BY_YEAR)
      return `${from}:${to}[dp]`
    })
    .replace(ONE_DAY, (whole, year: string, rest: string) => {
      if (rest !== '') refuse(whole, BY_YEAR)
      return `${year}[dp]`
    })
}

/** The heading of Cochrane's own search: `[mh "Asthma"]`, `[mh ^"Asthma"]`, `MeSH descriptor: [Asthma] explode all trees`. */
function cochrane(text: string, refuse: Refuse): string {
  return text
    .replace(
      /\[mh\s(\^?)"?([^"\][/]{1,200})"?(\/[^\][]{0,40})?\]/gi,
      (_, only: string, name: string, behind: string) => {
        if (behind) refuse(behind, `a subheading; “${name}” was read without it`)
        return `"${name}"[mh${only === '' ? '' : ':noexp'}]`
      },
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
  SU: 'AK',
  AU: 'AU',
  SO: 'SO',
  TX: 'ALL',
  PT: 'DT',
}

/** EBSCO: `(MH "Pressure Ulcer+")`, `TI (a N2 b)`, `AB word*`. */
function ebsco(text: string): string {
  return text
    .replace(/\b(MH|MM)\s"([^"]{1,200}?)(\+?)"/g, (_, kind: string, name: string, exploded: string) =>
      kind === 'MM' ? `"${name}"[majr]` : `"${name}"[mh${exploded === '' ? ':noexp' : ''}]`,
    )
    .replace(/\bN(\d{1,2})(?=[\s(])/g, 'NEAR/$1')
    .replace(/\bW(\d{1,2})(?=[\s(])/g, 'PRE/$1')
    .replace(/\b(TI|AB|SU|AU|SO|TX|PT)\s(?=\()/g, (_, name: string) => `${functionOf[name]}=`)
    .replace(
      /\b(TI|AB|SU|AU|SO|TX|PT)\s("[^"]{0,300}"|[^\s()"]+)/g,
      (_, name: string, term: string) => `${functionOf[name]}=(${term})`,
    )
}

/** ProQuest: `TI,AB(…)`, `noft(…)`, `N/2`. */
function proquest(text: string): string {
  return text
    .replace(/\b(?:TI,AB|AB,TI|TIAB)\(/gi, 'TITLE-ABS(')
    .replace(/\b(?:noft|ft)\(/gi, 'ALL(')
    .replace(/\b(TI|AB|SU|AU)\(/g, (_, name: string) => `${functionOf[name]}=(`)
    .replace(/\bN\/(\d{1,2})\b/g, 'NEAR/$1')
    .replace(/\bP\/(\d{1,2})\b/g, 'PRE/$1')
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
    .replace(/\bPUB_YEAR:"?(\d{4})"?/g, 'year:$1')
    .replace(
      /\b(?:OPEN_ACCESS|HAS_[A-Z]{2,20}|IN_[A-Z]{2,6}|LANG|SRC|LICENSE|GRANT_AGENCY|GRANT_ID|AFF):(?:"[^"]{0,200}"|[^\s()"]{1,200})/g,
      (whole) => {
        refuse(whole, LIMIT)
        return ' '
      },
    )
}

/** The same string with the spellings of its database in those that are read, and what of it cannot be. */
export function respelled(text: string, dialect: StringDialect, refuse: Refuse): string {
  let mine = text
  if (dialect === 'pubmed') mine = pubmed(mine, refuse)
  if (dialect === 'cochrane') mine = cochrane(mine, refuse)
  if (dialect === 'ebsco') mine = ebsco(mine)
  if (dialect === 'proquest') mine = proquest(mine)
  if (dialect === 'europepmc') mine = europepmc(mine, refuse)
  if (dialect === 'scopus' || dialect === 'wos') {
    mine = mine
      .replace(LIMITS, (whole) => {
        refuse(whole, LIMIT)
        return ' '
      })
      .replace(/\bPY\s?=\s?\(\s?(\d{4}(?:-\d{4})?)\s?\)/g, 'PY=$1')
      .replace(/\b(TS|TI|AB|AU|SO|AK|ALL|DT)\s?=\s?("[^"]{0,300}"|[^\s()"=]+)/g, '$1=($2)')
  }
  for (const [part] of mine.matchAll(/[\p{L}*-]{1,60}\$\d/gu))
    refuse(part, 'the number of letters is not asked: any ending matches')
  // One letter that must stand there, of Ovid and EBSCO.
  return mine.replace(/(?<=\p{L})#(?=\p{L})/gu, '?')
}
