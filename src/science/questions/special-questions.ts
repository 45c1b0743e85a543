import type { QuestionKind } from '#contract/answer.ts'

import { measures } from './lexicon.ts'

/** Numbers that are asked for, by the kind of fact that answers them. */
const asked: readonly (readonly [string, RegExp])[] = [
  ['number-needed', /\bnumbers? needed to (?:treat|harm)\b|\bhow many (?:more |extra )?(?:people|patients|adults|women|men|children|persons) (?:must|need|needed|have|had|would have|would need|should) (?:to )?(?:be |take |get |have )/i],
  ['count', /\bhow many (?:\w+ ){0,3}?(?:died|deaths|events|cases|developed|relapsed|suffered|experienced|withdrew|dropped out|recovered|responded|survived|quit|had (?!been)|fractures|infections|strokes|admissions)\b/i],
  ['sample-size', /\b(?:how many|number of|total) (?:\w+ ){0,2}?(?:people|patients|participants|subjects|individuals|volunteers|adults|children|infants|babies|women|men|students|pupils|teachers|schools|respondents|mice|rats|were (?:randomi[sz]ed|enrol+ed|included|recruited|studied)|took part|participated|joined|signed up|did .{0,40} (?:enrol|randomi[sz]e|include|recruit))\b|\bsample size\b|\bhow (?:large|big) (?:was|were|is|are) the (?:\w+ )?(?:sample|trial|study|cohort)\b/i],
  ['follow-up', /\b(?:how long|length|duration|median|mean)\b.{0,40}\b(?:follow-?up|followed|last|run|continue)\b|\bfollow-?up (?:time|period|duration|length)\b/i],
  ['age', /\b(?:how old|mean age|median age|average age|age (?:range|of the))\b/i],
  ['sex', /\b(?:what|which) (?:share|proportion|percentage|per cent|percent|fraction) (?:of \w+ )?(?:were|was|are) (?:women|men|female|male)\b/i],
  ['effect-size', /\b(?:hazard ratio|odds ratio|risk ratio|relative risk|rate ratio|effect size|mean difference|efficacy|confidence interval|correlation)\b/i],
  ['p-value', /\bp[- ]?value\b|\bhow significant\b/i],
  ['percentage', /\bwhat (?:share|proportion|percentage|per cent|percent|fraction|rate)\b/i],
  ['country', /\b(?:where|in (?:which|what) (?:country|countries|city|place)) (?:was|were|did|is|are)\b/i],
  ['period', /\b(?:when|in (?:which|what) years?) (?:was|were|did) .{0,60}\b(?:conducted|carried|run|recruit\w*|done|study|trial|take place)\b/i],
  ['outcome', /\b(?:what|which) (?:was|were|is|are) (?:the )?(?:primary|main|secondary) (?:outcome|end ?point)s?\b/i],
  ['funding', /\bwho (?:funded|paid|sponsored)\b|\bfunding source\b/i],
] // prettier-ignore

const quantity =
  /^(?:and |so )?(?:(?:if|when|once|after|with|without|in|for|of) [^,?]{2,100}, )?(?:(?:for|over|during|after|at|in) )?(?:how (?:many|much|large|long|old|big|often|high|low)|what (?:is|was|were|are) the (?:\w+ ){0,3}?(?:number|size|rate|mean|median|average|proportion|percentage|share|total|ratio|risk|efficacy|mean difference|duration|length|age|p|dose|interval|outcome|endpoint|effect size)|what (?:share|proportion|percentage|fraction|rate|dose)|in (?:which|what) (?:country|countries|years?)|who (?:funded|paid|sponsored)|when was|where was|where were|when were)\b/i

/** "What GLUE score did BERT reach", "What was the top-5 error of AlexNet": a noun of measure is asked for. */
const measured =
  /^(?:what|which) (?:[\p{L}\d.-]+ ){0,4}?([\p{L}\d-]+) (?:did|does|do|was|were|is|are|had|has|could|can) (?!the (?:most|best|main)\b)/iu
const measuredOf =
  /^what (?:is|was|were|are) (?:the )?(?:[\p{L}\d.-]+ ){0,4}?([\p{L}\d-]+) (?:of|for|on|in|reached|achieved|by)\b/iu

/** The noun of measure that a question asks the number of; undefined where it asks for none. */
export function measureAsked(question: string): string | undefined {
  const noun = (measured.exec(question) ?? measuredOf.exec(question))?.[1]?.toLowerCase()
  return noun !== undefined && measures.has(noun) ? noun : undefined
}

const list =
  /^(?:please )?(?:(?:list|name|enumerate|give me|show me|show|find me|find)\b|(?:which|what) (?:\w+ ){0,3}?(?:studies|trials|papers|meta-?analys[ei]s|reviews|experiments|cohorts|guidelines|articles|drugs|treatments?|interventions?|medicines|medications|therap(?:y|ies)|factors|risk factors|methods|countries|vaccines|strategies|approaches|species|genes|models|methods|foods|diets)\b|what (?:are|were) the (?:\w+ ){0,3}?(?:risk factors|causes|symptoms|side effects|adverse effects|adverse events|treatments|types|kinds|limitations|limits|predictors|determinants|barriers|benefits|risks|harms|complications|consequences|reasons)\b|what (?:causes|prevents|reduces|increases|improves|works for|helps with|predicts)\b|who (?:wrote|found|showed|studied))/i

const method =
  /^(?:how (?:was|were|is|are|did|do|does|can|should|to) (?:.{0,80}?)(?:measur\w+|assess\w*|calculat\w+|comput\w+|defin\w+ (?!as)|diagnos\w+|analy[sz]\w+|estimat\w+|randomi[sz]\w+|blind\w*|collect\w*|select\w*|recruit\w*|conduct\w*|perform\w*|train\w*|pool\w*|handl\w+|adjust\w*|evaluat\w*|test\w*|detect\w*|quantif\w+)\b|(?:what|which) (?:statistical |study |research )?(?:methods?|design|analys[ei]s|instruments?|scales?|questionnaires?|models?|tests?|procedures?) (?:was|were|did|do|is|are|should|can)\b|how to (?:\w+))/i

const definition =
  /^(?:define\b|definition of|what (?:is|are) (?:the )?(?:meaning|definition) of|what is meant by|what (?:does|do) .{1,80} (?:mean|stand for)$|(?:what|who) (?:is|are|was|were) (?:an? |the )?[^?]{2,60}$|explain (?:the (?:term|concept|notion) )?|meaning of)/i
const definesRelation = /\b(?:effects?|impacts?|role|risks?|benefits?|evidence|relationships?|links?|associations?|efficacy|effectiveness|difference|influence|outcomes?|best|better|most|main|results?|findings?|known|cause|causes|safety|harms?|consequences?|prognosis|correlation)\b/i // prettier-ignore

/** Questions about the product, told by what they name or how they begin. */
const product: readonly RegExp[] = [
  /\broadrunner\b/i,
  /\bthis (?:app|application|tool|product|website|site|software|program|page|service)\b/i,
  /^(?:how|who|what|is|where) (?:does |do |is |are |made |makes |can )?(?:i use )?the (?:app|application|product|website|site|software|service)\b(?:(?! (?:group|arm|trial|reduc|lower|improv|prevent)).){0,30}$/i,
  // How something is done here, by its name.
  /^(?:how (?:do|can|to|would|should) (?:i|we|you)|can (?:i|we|you)|where (?:do|can|is|are) (?:i|we|the|my)|is it possible to|may i|am i able to|why can't i|why can i not)\b.{0,60}\b(?:imports?|exports?|uploads?|downloads?|saved?|shares?|delete|cancel|subscri\w+|upgrade|password|sign (?:in|out|up)|log ?(?:in|out)|account|plans?|library|collections?|folders?|tags?|pdfs?|bibtex|ris files?|zotero|endnote|mendeley|word document|manuscript|draft|citations?(?: style)?|synthes(?:is|ise|ize)|saved search|alerts?|notifications?|settings|dark mode|team|invite|colleagues?|projects?|keyboard|shortcuts?|privacy|my data|my papers|duplicates?|(?:co-?)?reviewers?|e-?mails?|bibliography|dark theme|light theme|theme|my references|search history|searches|highlights|flow diagram|forest plot here)\b/i,
  // The look of pages, not light that shines on people.
  /\b(?:dark|light) (?:theme|mode)\b(?!.{0,40}\b(?:eye|sleep|vision|reading speed)\b)/i,
  /\b(?:free|paid|individual|enterprise) (?:plan|subscription)s?\b/i,
  // Something is told to be done.
  /^(?:export|import|share|download|upload|save)\b.{0,30}\b(?:bibtex|ris|zotero|endnote|mendeley|word|manuscripts?|drafts?|library|synthesis|references)$/i,
  /^(?:my )?saved searches$/i,
  // “How can I print this here?”.
  /^(?:how to|(?:how|where) (?:do|can) (?:i|we)|can (?:i|we))\b.{0,80}(?<!(?:papers|studies|trials|evidence|sources) )\bhere\b/i,
  // Somebody is to come along.
  /^(?:(?:how|where) (?:do|can|could|would) (?:i|we) |i want to |can i |please )?(?:invite|add|bring in) (?:a |an |my |another |some |more )?(?:colleagues?|co-?authors?|co-?reviewers?|supervisors?|team ?mates?|someone|somebody|people|persons?|members?|users?)\b/i,
  /^(?:how|where) (?:do|can|could) (?:i|we)\b.{0,60}\b(?:out of (?:here|this|it)|in here|back from here)\b/i,
  /^(?:how|where|can|could|is there|may) (?:do |can |could |may )?(?:(?:a|any|some) (?:way|means|option|button) (?:for (?:me|us) )?to|i|we)\b.{0,60}\b(?:undo|print|spreadsheet|csv|excel|latex|docx|screenshots?|my (?:notes|comments|references|reading list|drafts?|tables?|searches|highlights|work|account|name|profile|picture|password|language)|reading list|light mode|font size|offline|api key|my phone)\b/i,
  // Several people at one piece of work.
  /^(?:can|may|could) (?:two|three|several|many|other|both) (?:people|persons|reviewers|colleagues|members|users|of us)\b.{0,60}\b(?:screen|work|write|edit|see|share|use|review|annotate)/i,
  /\b(?:free plan|student plan|pricing|refund|invoice|billing)\b/i,
  // “Oops, I deleted a folder”: what somebody did here, and no paper did.
  /^(?:(?:how|can|could|where|is there|may|help|oops|sorry)\b.{0,60}\b)?(?:i|we) (?:have |had |just |accidentally )?(?:threw|thrown|deleted|removed|lost) (?:away )?(?:a |an |the |my |our |some |one |it|them)(?:papers?|collections?|folders?|drafts?|notes?|references?|manuscripts?|files?|searches|synthes[ei]s|tags?)?\b(?! (?:weight|kilos?|pounds|teeth|tooth)).{0,80}$/i,
  // “A paper that I threw away”: the same, told of a thing that somebody keeps here.
  /\b(?:papers?|collections?|folders?|drafts?|notes?|references?|manuscripts?|files?|searches|synthes[ei]s|tags?) (?:that |which )?(?:i|we) (?:have |had |just |accidentally )?(?:threw|thrown|deleted|removed|lost)\b/i,
]

const description =
  /^(?:summari[sz]e|synthesi[sz]e|overview|review|describe|what (?:do|did|does) .{0,80}(?:say|find|found|show|report|conclude)|give (?:me )?an? (?:overview|summary)|what (?:happened|happens)|what about|tell me about|discuss)\b/i

const BEGINNING = 300

/** The kind of a question that is told by its opening alone. */
export function specialKind(question: string): { kind: QuestionKind; asked?: string } | undefined {
  const text = question.trim().replace(/(?<![?!.\s])[?!.\s]+$/, '').slice(0, BEGINNING) // prettier-ignore
  if (product.some((pattern) => pattern.test(text))) return { kind: 'product' }
  if (
    list.test(text) &&
    /^(?:what (?:are|were) the|which)\b/i.test(text) &&
    !/^what (?:are|were) the (?:primary|secondary|main) outcome/i.test(text)
  )
    return { kind: 'list' }
  const isQuantity = quantity.test(text)
  const number = asked.find(([, pattern]) => pattern.test(text))?.[0]
  if (isQuantity && !/^how (?:much|often) (?:does|do|did)\b/i.test(text))
    return { kind: 'number', ...(number && { asked: number }) }
  if (number === 'outcome') return { kind: 'number', asked: number }
  if (number === undefined && measureAsked(text) !== undefined && !/^what (?:is|are) (?:a|an) /i.test(text))
    return { kind: 'number', asked: 'measure' }
  if (
    method.test(text) &&
    !/^how (?:does|do|did|can) .{0,60}\b(?:reduce|affect|cause|prevent|improve|work|increase)\b/i.test(text)
  )
    return { kind: 'method' }
  if (list.test(text) && !/^what (?:is|was) the\b/i.test(text)) return { kind: 'list' }
  if (
    /^what (?:is|are) (?:the |an? )?(?:[\p{L}-]+ ){1,3}(?:effect|hypothesis|paradox|principle|theory)$/iu.test(text) &&
    !/\b(?:main|overall|pooled|best|of)\b/i.test(text)
  )
    return { kind: 'definition' }
  if (definition.test(text) && !definesRelation.test(text)) return { kind: 'definition' }
  if (description.test(text)) return { kind: 'description' }
  return undefined
}
