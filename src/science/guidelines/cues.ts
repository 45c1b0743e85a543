import type { Fact, FactKind, PaperPart } from '../evidence/facts/fact.ts'

/**
 * What suggests that an item is reported: a fact of some kinds, or words in a sentence, where `parts` narrows in which
 * part of the paper. A cue finds where to look; whether the item is reported well enough, a person judges.
 */
export type Cue = {
  kinds?: readonly FactKind[]
  where?: (fact: Fact) => boolean
  words?: RegExp
  parts?: readonly PaperPart[]
}

const methods: readonly PaperPart[] = ['methods', 'abstract', 'ethics', 'registration']
const results: readonly PaperPart[] = ['results', 'abstract']
const ending: readonly PaperPart[] = ['discussion', 'conclusions', 'limitations']
const title: readonly PaperPart[] = ['title']

const isIn = (parts: readonly PaperPart[]) => (fact: Fact) => fact.part !== undefined && parts.includes(fact.part)
const named =
  (...values: string[]) =>
  (fact: Fact) =>
    values.includes(String(fact.value))
const words = (pattern: RegExp, parts?: readonly PaperPart[]): Cue => ({ words: pattern, ...(parts ? { parts } : {}) })
const facts = (kinds: readonly FactKind[], where?: (fact: Fact) => boolean): Cue => ({
  kinds,
  ...(where ? { where } : {}),
})

export const cues = {
  // Title, abstract, introduction
  'randomised-in-title': words(/\brandomi[sz]ed\b|\brandomly\b|\brandomi[sz]ation\b/i, title),
  'review-in-title': words(/\bsystematic(?:ally)? (?:\w+ )?review|\bmeta-?\s?analysis|\bscoping review/i, title),
  'qualitative-in-title': words(/\bqualitative|\binterview|\bphenomenolog|\bgrounded theory|\bethnograph|\bfocus group|\blived experience|\bthematic/i, title),
  'case-in-title': words(/\bcase (?:report|series|study)|\ba case of\b/i, title),
  'structured-abstract': facts(['abstract-part'], named('methods', 'results', 'conclusions')),
  background: words(/./, ['background']),
  aim: facts(['aim']),
  'design-named': facts(['design']),
  'main-finding': facts(['main-finding']),
  keywords: words(/^key ?words\b/i),
  // Methods that many designs share
  eligibility: words(/\b(?:eligib(?:le|ility)|inclusion criteria|exclusion criteria|were (?:included|excluded) if|we (?:included|excluded)|(?:were|was) excluded)\b/i),
  setting: facts(['setting', 'country'], isIn(['methods', 'abstract', 'title', 'results'])),
  'setting-and-dates': facts(['setting', 'country', 'period'], isIn(['methods', 'abstract', 'title', 'results'])),
  dates: facts(['period']),
  interventions: words(/\b(?:received|were given|was given|administered|dose|mg\b|sessions? (?:per|a|of)|intervention (?:consisted|comprised|included)|weekly|twice daily|once daily|programme consisted|program consisted|compared with|treated with)\b/i, methods),
  outcomes: facts(['outcome']),
  'outcome-defined': words(/\b(?:outcomes?|end ?points?) (?:was|were|is) (?:defined|assessed|measured|death|\w+)|\bprimary (?:outcome|end ?point)/i),
  'sample-size-reason': facts(['sample-size-reason']),
  'sample-size-any': facts(['sample-size', 'sample-size-reason'], isIn(['methods', 'results', 'abstract'])),
  population: facts(['population', 'age', 'sex'], isIn(['methods', 'results', 'abstract', 'title'])),
  blinding: facts(['blinding']),
  statistics: words(/\b(?:t[- ]tests?|analysis of (?:co)?variance|AN(?:C)?OVA|regression|chi-?squared?|χ2|Fisher's exact|Mann-?Whitney|Wilcoxon|Kruskal|mixed(?:-effects?)? models?|generali[sz]ed (?:linear|estimating)|Cox|Kaplan|log-?rank|SPSS|Stata|SAS\b|R (?:version|software)|statistical(?:ly)? analy[sz])\b/i, ['methods', 'abstract']),
  'further-analyses': words(/\b(?:sub-?group|interaction|stratified analys[ei]s|secondary analys[ei]s|meta-regression|effect modif|post[- ]hoc|exploratory analys[ei]s|adjusted for)\w*/i),
  exploratory: words(/\b(?:sub-?group|post[- ]hoc|exploratory|secondary analys[ei]s|adjusted)\b/i, ['results', 'abstract', 'discussion']),
  sensitivity: words(/\bsensitivity analys[ei]s|\brobustness\b|\bleave-one-out/i),
  'missing-data': words(/\b(?:missing (?:data|values?|observations?)|imput(?:ed|ation)|last observation carried|complete[- ]case|incomplete data)\b/i),
  changes: words(/\b(?:amend(?:ed|ment)s?|deviat(?:ed|ions?) from|change[sd]? (?:to|of|in) (?:the )?(?:\w+ )?protocol|protocol (?:was )?(?:changed|modified))\b/i),
  'outcome-changes': words(/\b(?:outcome|end ?point)s?\b[^.]{0,60}\b(?:was|were) (?:changed|added|replaced|dropped)\b/i),
  registration: facts(['registration']),
  protocol: words(/\b(?:(?:study|trial|review|full)? ?protocol (?:is|was|has been|can be)?[^.]{0,40}(?:published|available|registered|described|accessed)|published protocol|pre-?regist(?:ered|ration)|analysis plan|prospectively registered)\b/i),
  funding: facts(['funding']),
  conflicts: facts(['conflict']),
  ethics: facts(['ethics']),
  consent: words(/\binformed consent|\bconsent (?:was|for publication|to publish)|\bgave (?:written )?consent/i),
  availability: facts(['data-availability', 'code-availability']),
  'data-availability': facts(['data-availability']),
  // Trials
  'trial-design': words(/\b(?:parallel|cross-?over|factorial|cluster|two-arm|three-arm|multi-?arm|single-arm|superiority|non-?inferiority|equivalence|allocation ratio|1:1|2:1|controlled trial|control group|groups? (?:of|were))\b/i, ['methods', 'abstract', 'title']),
  interim: words(/\b(?:interim analys[ei]s|stopping (?:rules?|boundar)|data (?:and )?safety monitoring|monitoring (?:board|committee)|futility)/i),
  sequence: facts(['randomisation'], named('computer', 'minimisation')),
  'randomisation-kind': facts(['randomisation'], named('blocks', 'stratified', 'minimisation', 'ratio', 'cluster')),
  'randomisation-any': facts(['randomisation']),
  concealment: facts(['concealment']),
  implementation: words(/\b(?:statistician|pharmac(?:ist|y)|independent (?:person|researcher|staff)|nurse|research assistant|investigator|coordinator|trials? unit|person not involved|staff member)\b[^.]{0,120}\b(?:generat|randomi[sz]|allocat|assign|enrol|prepared)|\b(?:generated|randomi[sz]ed|allocated|assigned|enrol+ed|prepared) by (?:an?|the) (?:\w+ ){0,3}(?:statistician|pharmac|independent|nurse|research|investigator|staff)/i),
  similarity: words(/\b(?:identical|indistinguishable|matching (?:placebo|tablets|capsules)|similar in (?:appearance|taste|colou?r)|same (?:appearance|taste|colou?r))\b/i),
  flow: facts(['sample-size'], (fact) => fact.kind === 'sample-size' && (fact.role === 'analysed' || fact.role === 'arm') && fact.part !== 'background'),
  losses: words(/\b(?:lost to follow-?up|loss to follow-?up|dropped out|drop-?outs?|withdrew|withdrawals?|discontinued|attrition|did not complete|non-?respon|declined to participate|refused)\b/i),
  stopping: words(/\b(?:stopped early|terminated|was (?:stopped|halted|ended)|recruitment (?:was )?(?:stopped|closed|ended)|end of the (?:trial|study))\b/i),
  baseline: words(/\bbaseline (?:characteristics|demographic|data|differences|values)|\bcharacteristics of (?:the )?(?:\w+ )?(?:participants|patients|sample|study population|children|women|men)|\btable 1\b|\bdemographic (?:characteristics|data)/i),
  'analysis-population': facts(['analysis']),
  effects: facts(['effect-size'], (fact) => fact.kind === 'effect-size' && fact.interval !== undefined && fact.part !== 'background' && fact.part !== 'discussion'),
  'adjusted-effects': words(/\b(?:adjusted|multivaria\w+|unadjusted|crude)\b[^.]{0,200}\b(?:95 ?% ?CI|confidence|OR|HR|RR|ratio|estimate)/i, results),
  'absolute-effects': words(/\b(?:absolute risk|risk difference|number needed to (?:treat|harm)|NNT|NNH|attributable risk|per 1,?000)\b/i),
  harms: words(/\b(?:adverse (?:events?|effects?|reactions?|drug)|side[- ]effects?|harms?|complications?|serious events?|safety|toxicit)\w*/i, ['results', 'abstract', 'methods']),
  limitations: facts(['limitation']),
  generalisability: words(/\b(?:generali[sz](?:e|ed|able|ability|ing)|external validity|applicab(?:le|ility)|representative|other (?:settings|populations|countries)|transferab)\w*/i, ending),
  interpretation: words(/\b(?:consistent with|in line with|in (?:agreement|accordance) with|contrary to|in contrast to|previous(?:ly)? (?:\w+ )?(?:stud|trial|report|research)|similar to (?:the|our|previous)|other (?:stud|trial)|may be explained|suggests? that)\w*/i, ending),
  implications: words(/\b(?:implications?|clinical practice|policy|practitioners|clinicians (?:should|can|may)|should be (?:considered|recommended|offered)|future (?:research|studies)|further (?:research|studies))\b/i, ending),
  // Observational studies
  matching: words(/\bmatch(?:ed|ing) (?:for|by|on|to|criteria|ratio|\w+ for)|\b1:\d (?:matched|match)/i),
  variables: words(/\b(?:confound(?:er|ers|ing)|covariates?|exposures? (?:was|were)|predictors?|effect modif\w+|outcomes? (?:was|were) defined|was defined as|were defined as)\b/i, methods),
  measurement: words(/\b(?:(?:was|were) (?:measured|assessed|obtained|collected|recorded|ascertained|determined) (?:by|using|with|from|through|at|in)|questionnaire|medical records|registry|register|interview)\b/i, methods),
  bias: words(/\b(?:to (?:minimi[sz]e|reduce|avoid|limit) (?:\w+ )?bias|selection bias|recall bias|information bias|propensity score|inverse probability)\b/i),
  grouping: words(/\b(?:categor(?:ies|ized|ised|ical)|tertiles?|quartiles?|quintiles?|dichotomi[sz]ed|cut-?offs?|log-?transformed|continuous variables?|splines?)\b/i),
  'flow-diagram': words(/\bflow ?(?:chart|diagram)|\bfigure 1\b[^.]{0,80}\b(?:flow|participants|patients|selection)|\bCONSORT diagram/i),
  'follow-up': facts(['follow-up']),
  events: facts(['count', 'percentage'], isIn(['results', 'abstract'])),
  // Reviews
  sources: words(/\b(?:medline|pubmed|embase|cochrane (?:library|central|register)|web of science|scopus|psycinfo|cinahl|google scholar|reference lists|grey literature)\b/i, ['methods', 'abstract']),
  'search-strategy': words(/\bsearch (?:strateg|terms?|string)|\bkey ?words? (?:used|included)|\bMeSH\b|\bfull (?:electronic )?search/i),
  selection: words(/\b(?:two|2|three|both) (?:\w+ )?(?:reviewers?|authors?|investigators?|researchers?)\b[^.]{0,80}\b(?:screen|select|assess|review)|\bscreened (?:independently|by two|titles)|\bindependently (?:screened|selected|assessed|reviewed)/i),
  'data-collection': words(/\bdata (?:were |was )?(?:independently )?(?:extract(?:ed|ion)|abstracted|collected (?:by|using) (?:two|a standard))|\bextraction form/i),
  'data-items': words(/\b(?:extracted|collected|abstracted)\b[^.]{0,40}\b(?:information|data|variables|characteristics)\b|\bwe (?:contacted|asked) (?:the )?authors\b/i, ['methods']),
  'risk-of-bias': words(/\b(?:risk of bias|RoB ?2|ROBINS|Newcastle-?Ottawa|Jadad|QUADAS|methodological quality|quality (?:assessment|appraisal)|PEDro)\b/i, ['methods', 'abstract']),
  'risk-of-bias-results': words(/\b(?:(?:low|high|unclear|moderate|serious|some concerns?)[^.]{0,30}risk of bias|risk of bias (?:was|were)|methodological quality (?:was|of)|studies (?:were|was) (?:of )?(?:low|high|good|poor) quality)\b/i, ['results', 'abstract', 'discussion']),
  'effect-measures': words(/\b(?:risk ratios?|odds ratios?|mean differences?|standardi[sz]ed mean|hazard ratios?|relative risks?|effect measure)\b/i, ['methods', 'abstract']),
  'synthesis-groups': words(/\b(?:studies|trials) (?:were )?(?:included|pooled|combined|grouped|eligible) (?:in|for|by) (?:the |a |each )?(?:meta-?analys|quantitative|synthes|analys|comparison|intervention)/i),
  'data-preparation': words(/\b(?:converted|conversion|imput(?:ed|ation)|calculated from|transformed)\b[^.]{0,100}\b(?:standard (?:deviation|error)|confidence|effect|means?|median)/i, ['methods']),
  'forest-plot': words(/\bforest plots?|\bsummary of findings|\btabulated|\bharvest plot/i),
  'meta-analysis-methods': words(/\b(?:random|fixed|common)[- ]effects?|\bI2\b|\bI²|\bheterogeneity|\bDerSimonian|\bMantel-?Haenszel|\bnarrative synthesis|\bRevMan|\bmetafor/i, ['methods', 'abstract']),
  'reporting-bias': words(/\bpublication bias|\bfunnel plots?|\bEgger|\bBegg|\breporting bias|\btrim and fill|\bsmall-study effects?/i),
  certainty: words(/\bGRADE\b|\b(?:certainty|quality|confidence|strength) of (?:the )?(?:body of )?evidence|\b(?:very low|low|moderate|high)[- ](?:certainty|quality) evidence/i),
  'search-results': words(/\b(?:identified|retrieved|yielded|found)\b[^.]{0,60}\b\d[\d,]* (?:\w+ ){0,3}(?:records|articles|studies|citations|references|publications|abstracts)|\b\d[\d,]* (?:\w+ ){0,2}(?:records|articles|studies|citations|references|publications) (?:were )?(?:identified|retrieved|met|included)/i),
  'excluded-studies': words(/\b(?:studies|articles|papers|records|reports) (?:\w+ ){0,3}(?:were )?excluded (?:because|due|for|after|on)|\breasons for exclusion/i),
  'study-characteristics': words(/\b(?:characteristics of (?:the )?(?:included )?(?:studies|trials)|(?:study|trial) characteristics)\b/i),
  heterogeneity: words(/\bI2\s?=|\bI²\s?=|\bheterogeneity\b|\btau2|\bprediction interval/i, results),
  // Animals
  animals: words(/\b(?:Wistar|Sprague-?\s?Dawley|C57BL|BALB|Lewis|Fischer|New Zealand|strain|male|female|weeks? old|body weight|g body weight|purchased from|obtained from)\b[^.]{0,120}\b(?:rats?|mice|rabbits?|pigs?|dogs?|sheep|animals|zebrafish|sows|cows)|\b(?:rats?|mice|rabbits?|pigs?|dogs?|sheep|animals|sows|cows)\b[^.]{0,120}\b(?:weigh|weeks? old|strain|Wistar|Sprague|C57|BALB|breed)/i),
  procedures: words(/\b(?:anaesthe|anesthe|inject|euthani|sacrific|surg(?:ery|ical)|administered|gavage|intraperitoneal|implant|dissect)\w*/i, methods),
  'results-spread': facts(['mean', 'median', 'effect-size'], isIn(['results', 'abstract'])),
  'animal-ethics': words(/\b(?:animal (?:care|ethics|welfare|experiment\w*|use)|IACUC|ethic\w*)\b[^.]{0,120}\b(?:approv|committee|guideline|permission|licen[cs]e|regulation)\w*|\bapproved by[^.]{0,100}\banimal/i),
  housing: words(/\b(?:housed|housing|cages?|light[-/ ]dark|ad libitum|bedding|temperature[- ]controlled|pens?\b|free access to)\b/i),
  welfare: words(/\b(?:analges|humane end ?points?|pain (?:relief|score|killer)|distress|buprenorphine|meloxicam|suffering|monitored daily)\w*/i),
  // Diagnostic accuracy
  accuracy: words(/\b(?:diagnostic accuracy|sensitivity|specificity|predictive values?|area under|AUC|ROC)\b/i, ['title', 'abstract', 'methods', 'results', 'conclusions']),
  prospective: words(/\b(?:prospective|retrospective)(?:ly)?\b/i),
  recruitment: words(/\b(?:recruit(?:ed|ment)|referred (?:for|to|from)|presenting (?:with|to)|identified (?:from|through|in))\b/i, methods),
  series: words(/\b(?:consecutive(?:ly)?|random sample|convenience (?:sample|series))\b/i),
  'index-test': words(/\bindex tests?|\btest(?:ing)? was (?:performed|done|carried out)|\bassay (?:was|were)|\bscann(?:ed|er|ing) (?:was|were|using)/i, methods),
  'reference-standard': words(/\b(?:reference|gold|criterion) standard/i),
  'cut-offs': words(/\b(?:cut-?offs?|cut-?points?|thresholds?|positivity)\b/i),
  indeterminate: words(/\b(?:indeterminate|inconclusive|equivocal|uninterpretable|invalid) (?:\w+ )?(?:results?|tests?|samples?)/i),
  severity: words(/\b(?:severity|disease stage|stage (?:I|II|III|IV|\d)|mild|moderate|severe)\b/i, results),
  'interval-between': words(/\b(?:interval|time|delay) between (?:the )?(?:\w+ ){0,3}(?:tests?|index|reference|imaging|biopsy)|\bwithin \d+ (?:hours|days|weeks) (?:of|after) (?:the )?(?:index|test|scan|reference)/i),
  'cross-table': words(/\b(?:true|false)[- ](?:positive|negative)s?\b/i),
  'accuracy-results': words(/\b(?:sensitivity|specificity|predictive value|area under|AUC)\b[^.]{0,120}\d/i, results),
  // Prediction models
  prediction: words(/\b(?:predict(?:ion|ive|ing)|prognostic|risk) (?:model|score|rule|index|tool|equation|nomogram)s?\b/i),
  predictors: words(/\b(?:predictors?|predictor variables|candidate variables|risk factors) (?:were|was|included)\b/i),
  'model-building': words(/\b(?:backward|forward|stepwise|lasso|ridge|elastic net|random forest|bootstrap(?:ping)?|cross-validat\w+|(?:logistic|Cox) (?:\w+ )?regression|variable selection)\b/i, methods),
  validation: words(/\b(?:validation (?:cohort|set|sample|dataset)|externally? validat\w+|internally? validat\w+)\b/i),
  performance: words(/\b(?:c-?statistic|c-?index|calibration|discrimination|Brier|AUC|area under|net benefit|decision curve|Hosmer)\b/i),
  'model-update': words(/\b(?:recalibrat|model updat|updated (?:the )?model)\w*/i),
  'risk-groups': words(/\b(?:risk groups?|(?:low|high|intermediate)-risk (?:group|patients|category))\b/i),
  'full-model': words(/\b(?:regression coefficients?|intercept|baseline (?:hazard|survival)|model equation|nomogram)\b/i),
  'model-use': words(/\b(?:calculator|nomogram|score sheet|web-based tool|points? (?:system|score))\b/i),
  // Qualitative research
  'qualitative-approach': words(/\b(?:grounded theory|phenomenolog|ethnograph|thematic analysis|content analysis|framework (?:analysis|approach)|constructivis|interpretiv|realist|case study (?:design|approach)|action research|narrative (?:inquiry|analysis)|discourse analysis)\w*/i),
  reflexivity: words(/\b(?:reflexiv|researchers? (?:was|were|had|is|are) (?:\w+ ){0,4}(?:nurse|physician|doctor|experience|background|trained|known)|interviewer (?:was|had)|prior relationship|field notes on)\w*/i),
  sampling: words(/\b(?:purposive(?:ly)?|purposeful|snowball|convenience|maximum variation|theoretical|consecutive|random) sampl\w*|\b(?:data |thematic |theoretical )?saturation\b/i),
  'qualitative-collection': words(/\b(?:semi-?structured|in-?depth|unstructured|face-to-face|telephone) interviews?|\bfocus groups?|\bparticipant observation|\bdiar(?:y|ies)|\binterviews? (?:were|was|lasted|took)/i),
  'interview-guide': words(/\b(?:interview|topic|discussion) (?:guide|schedule)|\b(?:audio|video|tape|digitally)[- ]?record\w*/i),
  transcription: words(/\b(?:transcri(?:bed|pts?|ption)|verbatim|NVivo|ATLAS\.?ti|MAXQDA|coded|coding|anonymi[sz]ed)\b/i),
  'qualitative-analysis': words(/\b(?:thematic|content|framework|constant comparative|inductive(?:ly)?|deductive(?:ly)?|themes? (?:were|was|emerged)|codes? (?:were|was)|categories (?:were|emerged))\b/i),
  trustworthiness: words(/\b(?:member[- ]check|triangulat|audit trail|peer debrief|trustworthiness|credibility|respondent validation|inter-?coder|independently coded|double[- ]coded)\w*/i),
  themes: words(/\b(?:themes?|sub-?themes?|categories) (?:emerged|were|was|identified|included)|\b(?:two|three|four|five|six|seven|main|major|key|overarching) (?:\w+ )?themes?\b/i),
  quotations: words(/["“][^"”]{25,}["”]/, ['results']),
  // Case reports
  'case-novelty': words(/\b(?:rare(?:ly)?|first (?:reported )?case|unusual|uncommon|novel|unique|not (?:previously )?(?:been )?(?:reported|described))\b/i),
  'case-person': words(/\b\d{1,3}[- ](?:year|month|week|day)s?[- ]old\b/i),
  symptoms: words(/\b(?:present(?:ed|ing) with|complain(?:ed|ing|ts?)|symptoms?|history of (?:pain|fever|weight loss)|admitted (?:with|for|because))\b/i),
  diagnosis: words(/\bdiagnos(?:ed|is|es)\b/i),
  lesson: words(/\b(?:should (?:be aware|consider|be considered|suspect)|this case (?:highlights|illustrates|shows|demonstrates|suggests|emphasi[sz]es|underlines)|we recommend|clinicians should)\b/i),
  history: words(/\b(?:(?:medical|family|social|past|surgical|drug) history|history (?:was|of)|previously (?:treated|healthy|diagnosed)|no known)\b/i),
  examination: words(/\b(?:(?:physical|clinical|neurological|general) examination|on examination|examination (?:revealed|showed)|vital signs|blood pressure was)\b/i),
  timeline: words(/\btimeline\b|\b(?:on day \d|\d+ (?:days|weeks|months) (?:later|after|before))\b/i),
  investigations: words(/\b(?:laboratory|CT\b|MRI\b|ultrasound|x-?ray|radiograph|biops|blood (?:test|count)|imaging|tomography|histolog|electrocardiogra|ECG|endoscop)\w*/i),
  'diagnostic-difficulty': words(/\b(?:misdiagnos|diagnostic (?:challenge|difficult|delay)|delayed diagnosis|initially (?:thought|diagnosed|suspected))\w*/i),
  differential: words(/\b(?:differential diagnos|ruled out|were excluded|was excluded|considered (?:in|as) (?:the )?diagnos)\w*/i),
  prognosis: words(/\bprogno(?:sis|stic)\b/i),
  treatment: words(/\b(?:treated with|treatment (?:with|was|included|consisted)|underwent|therapy (?:with|was)|surgery was|was started on|received)\b/i),
  dose: words(/\b\d+(?:\.\d+)? ?(?:mg|g|µg|mcg|ml|IU|units)(?:\/(?:kg|day|d))?\b/i),
  'treatment-change': words(/\b(?:was (?:stopped|discontinued|changed|switched|increased|reduced|tapered|added))\b/i),
  'case-outcome': words(/\b(?:recover(?:ed|y)|resolved|improved|discharged|died|asymptomatic|symptom-free|remission|uneventful)\b/i),
  'case-follow-up': words(/\bfollow-?up\b/i),
  adherence: words(/\b(?:adheren|complian|tolerated|tolerability|intoleran)\w*/i),
  literature: words(/\b(?:review of the literature|literature (?:review|search)|(?:reported|described) (?:cases|in the literature)|cases (?:have been|were) (?:reported|described))\b/i),
  'patient-view': words(/\b(?:patient(?:'s|s)? (?:perspective|view|experience|said|reported feeling|felt)|in (?:his|her) own words)\b/i),
  // Economic evaluations
  economic: words(/\b(?:cost-?(?:effectiveness|utility|benefit|minimi[sz]ation|consequence)|economic (?:evaluation|analysis))\b/i, ['title', 'abstract']),
  perspective: words(/\b(?:societal|health ?care|payer|health (?:system|service)|third-party|NHS|patient)(?:'s)? perspective|\bperspective of\b/i),
  'time-horizon': words(/\b(?:time horizon|life-?time horizon|horizon (?:of|was))\b/i),
  discount: words(/\bdiscount(?:ed|ing|s)?\b/i),
  'economic-outcomes': words(/\b(?:QALYs?|quality-adjusted life|DALYs?|disability-adjusted|life[- ]years? gained|natural units)\b/i),
  valuation: words(/\b(?:EQ-?5D|SF-?6D|utilit(?:y|ies) (?:weights?|values?|scores?)|time trade-?off|standard gamble|preference weights?|tariff)\b/i),
  costs: words(/\b(?:unit costs?|resource use|costs? (?:were|was) (?:obtained|estimated|calculated|derived|collected|valued)|direct (?:medical )?costs|indirect costs)\b/i),
  currency: words(/\b(?:US\$|USD|euros?|€|£|pounds sterling|inflated to|price year|purchasing power|exchange rate)/i, ['methods', 'results', 'abstract']),
  'economic-model': words(/\b(?:Markov|decision tree|decision[- ]analytic|micro-?simulation|discrete[- ]event|partitioned survival|simulation model)\b/i),
  distribution: words(/\b(?:equity|distributional|socio-?economic (?:groups?|gradient)|priority populations?)\b/i),
  uncertainty: words(/\b(?:(?:probabilistic|deterministic|one-way|univariate) sensitivity|Monte Carlo|bootstrapp\w*|uncertainty (?:was|analys))/i),
  'uncertainty-results': words(/\b(?:acceptability curve|tornado|probability (?:of being|that) [^.]{0,40}cost-?effective|cost-?effectiveness plane|uncertainty)\b/i, ['results', 'abstract']),
  involvement: words(/\b(?:patient(?:s)? and public involvement|PPI\b|stakeholders? (?:were|was)|patients? (?:were|was) (?:not )?involved in (?:the )?(?:design|planning))/i),
  inputs: words(/\b(?:model (?:inputs?|parameters?)|input parameters?|parameter (?:values|estimates))\b/i),
  icer: words(/\b(?:ICERs?|incremental cost|net (?:monetary|health) benefit|cost per (?:QALY|DALY|life))\b/i),
} as const satisfies Readonly<Record<string, Cue>> // prettier-ignore

export type CueName = keyof typeof cues
