import type { RawFact } from './fact.ts'
import type { RuleSentence, RuleText } from './rule-text.ts'

const fundingCue =
  /\b(?:fund(?:ed|ing)\b|financial(?:ly)? support|(?:was|were|is|are|been|study|work|research|project|trial) (?:\w+ )?(?:support(?:ed)?|sponsored) (?:by|in part|through|from)|support(?:ed)? (?:for|of) (?:this|the) (?:\w+ )?(?:work|study|research|trial) (?:was|came|is)|\bgrants?\b[^.]{0,40}\b(?:from|by|number|no\b|nos\b|#)|\bgrant (?:support|agreement)|scholarship|fellowship (?:from|awarded)|sponsor(?:ed|ship)? (?:by|of|was|for))/i
const fundingBody =
  /\b(?:Foundation|Council|Institutes?|Institutions?|Ministry|Department|Universit(?:y|ies|é|à|ät|ad)|Fund|Funds|Trust|Agency|Commission|Academy|Association|Society|Program(?:me)?|Framework|Charity|Charities|Hospital|Centers?|Centres?|College|Administration|Organi[sz]ation|Government|Authority|Service|Office|NIHR?|NHMRC|MRC|NSF|NSFC|DFG|CIHR|ERC|EU|WHO|USAID|CDC|AHRQ|NSERC|ESRC|EPSRC|BBSRC|CNPq|CAPES|FAPESP|KAKENHI|JSPS|BMBF|ZonMw|NWO|INSERM|ANR|FWF|SNSF|Wellcome|Gates|Inc|Ltd|GmbH|LLC|Corp|Pharma\w*|Laborator(?:y|ies)|Pfizer|Novartis|Roche|Merck|GlaxoSmithKline|AstraZeneca|Sanofi|Bayer|Lilly|Abbott|AbbVie|Amgen|Johnson|Medtronic|Boehringer|Novo Nordisk|Bristol|Janssen|Takeda|Servier|Wyeth|Nestl[ée]|Danone|Unilever|Cancer Research|Heart Foundation|Research)\b/
const noFunding =
  /\b(?:no|not any|any specific|without|did not receive|received no|none)\b[^.]{0,50}\b(?:fund(?:ing|s|ed)?|financial support|grants?|sponsor\w*)\b|\bfund(?:ing|ed)?:?\s(?:source)?:?\s?(?:none|nil|not applicable|no\b)|\bself-funded\b|\bunfunded\b/i
const notFunding =
  /\b(?:supported by (?:our|the (?:data|results|findings|evidence|fact|literature)|evidence|previous|these|recent|other)|funded (?:trials|studies) (?:are|were)|should be funded|policy|well-funded|publicly[- ]funded|insurance|fund(?:ing|ed) (?:bod\w+|sources?|agenc\w+|organi[sz]ations?) (?:had|have|played|did) no|(?:funders?|sponsors?)[^.]{0,30} (?:had|have|played|did) (?:no|not))\b/i

const capital = String.raw`(?:[A-Z][\p{L}'&.-]*|\([A-Z]{2,10}\))`
const joining = String.raw`(?:of|the|for|and|in|on|de|der|des|du|la|&|to|für|och|van|von|di|e|y)`
const name = new RegExp(String.raw`${capital}(?:,?\s(?:${joining}\s){0,2}${capital}){0,12}`, 'gu')
const leads =
  /\b(?:by|from|through|of|to|with|and|the|support|funder|funding|funded|:|;|,)\s?(?:an?\s|the\s)?(?:[a-z-]+\s(?:grant\s)?){0,6}$|^$/i
const notName =
  /^(?:This|The|We|Our|It|Funding|Financial|Grant|Grants|Support|Supported|Research|Work|Study|Trial|Acknowledgements?|Dr|Prof|Professor|No|None|All|Sponsor|Source|Sources|Role|Project|Award|Authors?|Additional|In|For|A|An)$/

/** Names of funders in a sentence on funding: runs of capitalised words that name a body. */
function fundersIn(text: string): string[] {
  const funders: string[] = []
  for (const found of text.matchAll(name)) {
    for (const part of found[0].split(/,\s|\sand\s(?=(?:the\s)?[A-Z][a-z]+ (?:[A-Z]|of|for)[^,]*)/)) {
      const plain = part
        .replace(
          /^(?:(?:The|This|Funding|Support|Grants?|Supported|Funded|Financial|We|Our|By|From)\s)+(?:(?:work|study|was|by|from|the)\s)*/,
          '',
        )
        .replace(/\s(?:Grants?|Awards?|Contract|Project|No\.?|Number|under)$/i, '')
        .replace(/[.,]$/, '')
        .trim()
      if (
        plain.length < 3 ||
        notName.test(plain) ||
        !fundingBody.test(plain) ||
        /^(?:Research|Service|Program|Department|University|Hospital|Fund|Office|Study)$/.test(plain)
      )
        continue
      if (leads.test(text.slice(0, found.index).slice(-60)) && !funders.includes(plain)) funders.push(plain)
    }
  }
  return funders
}

const grantShapes = [
  /\b(?:grants?|awards?|contracts?|projects?|fellowships?|agreements?|scholarships?)(?:\s(?:agreement|award|contract|reference|ref))?\s?(?:numbers?|nos?\.?|n[o°]\.?|#|ID|IDs|code)?\s?[:#(]?\s?((?=[\w/.-]*\d)[A-Z0-9][\w/.-]{3,30})/gi,
  /(?<=[,(;]\s?(?:and\s)?)((?=[A-Z0-9/.-]*\d)[A-Z]{1,5}[-/]?\d[\w/.-]{2,25})(?=[),;.\s])/g,
  /\b((?:[1-9])?[RPKUFTM]\d{2}[- ]?[A-Z]{2}[- ]?\d{5,6}(?:-\d{2})?(?:[A-Z]\d)?)\b/g,
  /\b(?:no|nos|number|numbers)\.?:?\s((?=[\w/.-]*\d)[A-Z0-9][\w/.-]{3,30})/gi,
]

function grantsIn(text: string): string[] {
  const grants: string[] = []
  for (const shape of grantShapes)
    for (const found of text.matchAll(shape)) {
      const id = (found[1] ?? '').replace(/(?<![.,;)])[.,;)]+$/, '')
      if (/^(?:19|20)\d\d$/.test(id) || /^NCT|^ISRCTN/.test(id) || grants.some((known) => known.includes(id))) continue
      if ((id.match(/\d/g)?.length ?? 0) >= 3) grants.push(id)
    }
  return grants
}

const conflictNone =
  /\b(?:no|not have any|nothing|without|none)\b[^.]{0,60}\b(?:conflicts?|competing|interests?|disclos\w+|declare)\b|\b(?:conflicts?|competing|disclosures?|interests?)\b[^.]{0,60}(?:\b(?:none|nothing|nil|no)\b|: no\b)|\bnothing to (?:disclose|declare)\b|\b(?:not|none|never|neither)\b[^.]{0,60}\b(?:received|reimburse\w+|fees|honorari\w+)/i
const conflictCue =
  /\bconflicts?[\s-]of[\s-]interests?\b|\bcompeting (?:financial )?interests?\b|\b(?:dual|declaration of|financial) interests?\b|\bnothing to (?:disclose|declare)\b|\b(?:authors?|Dr\.? \w+|[A-Z]{2,3}|[A-Z]\.[A-Z]\.) (?:\w+ )?(?:has|have|reports?|declares?|received|discloses?) (?:\w+ ){0,2}?(?:personal fees|consult\w+ fees|honorari\w+|speaker\w*|advisory|stock|shares|employ\w+|grants? from|fees from|royalties)|\bfinancial disclosures?\b|\b(?:is|was|are|were) (?:an? )?(?:\w+ )?(?:employees?|consultants?|shareholders?) (?:of|for|to) [A-Z]|\bhold(?:s|ing)? (?:shares|stock|a patent)|\bserve[sd]? on (?:the |an )?(?:\w+ )?advisory board/i
const notConflict = /\b(?:conflicts? of interest (?:in|among) (?:the )?(?:field|industry|studies|trials|medicine))\b/i

const dataCue =
  /\b(?:data(?:sets?)?|materials?)\b[^.]{0,110}?\b(?:(?:is|are|be|been|was|were|made) (?:\w+ ){0,3}?(?:available|accessible|shared|deposited|archived|provided)(?! (?:for|in|from) (?:\d|all|only|most|the (?:majority|remaining)|these \w+|this analysis|analysis))|available (?:from|upon|on|at|in|within|through|under|via|online)|within the (?:paper|article|manuscript)|accession|deposited (?:in|at|with|to)|cannot be (?:shared|made)|not (?:publicly )?available)/i
const notData =
  /\b(?:data|information) (?:were|was) available (?:were|was|,|\.)|\b(?:no|few|limited|little|scarce|sparse|insufficient|only|more|most|other) (?:\w+ ){0,3}?(?:data|information) (?:is|are|were|was)\b|\b(?:is|are) available (?:on|about|regarding|concerning) (?:the|long|how|whether)|\b(?:data|information) (?:were|was|are) (?:not )?available (?:for|from|on|in) (?:\w+ ){0,3}?(?:patients|participants|subjects|women|men|children|studies|trials|cases|\d)/i
const codeCue =
  /\b(?:source code|computer code|analysis code|analysis scripts?|R code|R scripts?|scripts?|software|code|syntax|package)\b[^.]{0,90}?(?:\b(?:available|accessible|deposited|provided|shared|archived|hosted)\b|github\.com|gitlab\.com)|github\.com\/|gitlab\.com\//i

const approval =
  /\b(?:approv(?:ed|al)|authori[sz]ed|permission|clearance|consent(?:ed)?|waived|exempt(?:ed|ion)?|reviewed)\b[^.]{0,120}\b(?:ethic(?:s|al)|institutional review board|IRBs?|review board|research board|REC\b|animal (?:care|welfare|experiment\w*|use)|IACUC)|\b(?:ethic(?:s|al)|institutional review board|IRBs?|review board|REC\b|animal (?:care|welfare|experiment\w*|use)|IACUC)\b[^.]{0,140}\b(?:approv(?:ed|al)|granted|obtained|waived|exempt(?:ed|ion)?|cleared|clearance|permission|authori[sz]ed)\b/i
const consent = /\b(?:informed|written|signed|oral|verbal|parental|patient) (?:\w+ ){0,3}?(?:consent|assent)\b/i
const helsinki =
  /\bDeclaration of Helsinki\b|\bHelsinki Declaration\b|\bGood Clinical Practice\b|\bARRIVE guidelines\b|\bguide for the care and use\b/i

/** Funding, conflicts, data, code and ethics: each sentence that states it. */
export function statementFacts({ sentences }: RuleText): RawFact[] {
  return sentences.flatMap((sentence) => [
    ...fundingFact(sentence),
    ...conflictFact(sentence),
    ...availabilityFacts(sentence),
    ...ethicsFact(sentence),
  ])
}

const place = ({ start, end }: RuleSentence) => ({ start, end })

function fundingFact(sentence: RuleSentence): RawFact[] {
  const { text, part } = sentence
  if (notFunding.test(text) || part === 'references' || (part === 'conflicts' && !/funded by|supported by/i.test(text)))
    return []
  const none = noFunding.test(text)
  if (none) return [{ kind: 'funding', ...place(sentence), value: 'none', funders: [], grants: [] }]
  const funders = fundersIn(text)
  const grants = grantsIn(text)
  const cued =
    fundingCue.test(text) &&
    !(
      conflictCue.test(text) &&
      !/\b(?:study|work|research|trial|project|authors?|[A-Z]{2,3}) (?:\w+ )?(?:was|were|is|has been|have been) (?:\w+ )?(?:funded|supported|sponsored)/i.test(
        text,
      )
    )
  if (
    part === 'funding' ? funders.length + grants.length > 0 || cued : cued && (funders.length > 0 || grants.length > 0)
  )
    return [{ kind: 'funding', ...place(sentence), value: 'named', funders, grants }]
  return []
}

function conflictFact(sentence: RuleSentence): RawFact[] {
  const { text, part } = sentence
  const underHeading = part === 'conflicts'
  if (!underHeading && (!conflictCue.test(text) || notConflict.test(text))) return []
  const none = conflictNone.test(text) || (underHeading && /^(?:none|no\b|nil|nothing)/i.test(text))
  return [{ kind: 'conflict', ...place(sentence), value: none ? 'none' : 'declared' }]
}

function availabilityFacts(sentence: RuleSentence): RawFact[] {
  const { text, part } = sentence
  const facts: RawFact[] = []
  const underHeading = part === 'availability'
  if (part === 'supplement' || /\bauthori[sz]ed users\b|\bsupplementary material:/i.test(text)) return []
  const request =
    /\b(?:up)?on (?:\w+ ){0,2}request\b|\brequests? (?:for|to)\b|\bcontact(?:ing)? the\b|\bfrom the (?:corresponding )?authors?\b/i.test(
      text,
    )
  if (codeCue.test(text) && !/\b(?:commercially|using the|was used|were used|ICD|postal|diagnos\w+)\b/i.test(text))
    facts.push({
      kind: 'code-availability',
      ...place(sentence),
      value: request
        ? 'on request'
        : /available|github|gitlab|zenodo|osf\.io|deposited|hosted|archived/i.test(text)
          ? 'open'
          : 'stated',
    })
  if ((dataCue.test(text) && !notData.test(text)) || (underHeading && facts.length === 0)) {
    const closed =
      /\b(?:cannot be|not (?:be )?(?:publicly )?(?:available|shared)|no (?:new )?data|not applicable|will not be)\b/i.test(
        text,
      )
    const open =
      /\b(?:publicly|openly|freely|repositor\w+|dryad|zenodo|figshare|osf\.io|github|genbank|GEO\b|accession|dataverse|doi\.org|supplement\w*|supporting information|within the (?:paper|article|manuscript)|additional files?)\b/i.test(
        text,
      )
    const value = request ? 'on request' : closed ? 'not available' : open ? 'open' : 'stated'
    // "Complete data were available from the questionnaire" is said of what was measured.
    if (value === 'stated' && (part === 'results' || part === 'methods' || part === 'discussion')) return facts
    facts.push({
      kind: 'data-availability',
      ...place(sentence),
      value,
    })
  }
  return facts
}

function ethicsFact(sentence: RuleSentence): RawFact[] {
  const { text, part } = sentence
  if (part === 'references' || part === 'background') return []
  const value = approval.test(text)
    ? /\bwaived|exempt/i.test(text) && !/approved/i.test(text)
      ? 'waived'
      : 'approved'
    : consent.test(text)
      ? /\b(?:waived|not (?:required|necessary|needed|sought))\b/i.test(text)
        ? 'waived'
        : 'consent'
      : helsinki.test(text)
        ? 'declaration'
        : undefined
  return value ? [{ kind: 'ethics', ...place(sentence), value }] : []
}
