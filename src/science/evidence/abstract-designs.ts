import { others, phrases, type DesignRule } from './design-rule.ts'

/** "Comments on an article by …": what it tells of is another paper's, and it has no design. */
export const commentAbstracts: readonly DesignRule[] = [
  {
    design: 'unknown',
    sees: phrases(
      /^\W*(?:this )?(?:comments?|commentary|reply|replies|responds?|response) (?:on|to) (?:the |an? )?(?:comments? |remarks? )?(?:on |by )?(?:(?:an?|the|recent) )?(?:article|paper|study|letter|editorial)\b/,
      /^\W*(?:presents|reports) an? (?:erratum|correction)\b/,
    ),
  },
]

/** Papers about other papers come first: they name the designs of the studies that they review. */
export const reviewAbstracts: readonly DesignRule[] = [
  {
    design: 'secondary-analysis',
    sees: phrases(
      /\b(?:we|this (?:study|paper|article|report|work)|authors?|the present study|this|it)\s(?:[\w-]+ ){0,4}?an? (?:[\w-]+ ){0,2}?(?:secondary|post hoc|ancillary) (?:data )?analys[ei]s (?:of|from|on|using|within)\b/,
      /\b(?:secondary|post hoc|ancillary) (?:data )?analys[ei]s (?:(?:was|were) (?:performed|conducted|carried out|done|undertaken) )?(?:of|using|on|with) (?:the )?data (?:from|of)\b/,
    ),
    unless: others,
  },
  {
    design: 'meta-analysis',
    sees: phrases(
      /\b(?:this|the present|our|we (?:\w+ ){0,3}an?|updated|network|cumulative) (?:[\w-]+ ){0,6}?meta ?analys[ie]s\b/,
      /\bmeta ?analys[ie]s (?:(?:was|were|is) (?:\w+ ){0,2}(?:performed|conducted|undertaken|carried|done|used|applied|made)|of (?:\w+ ){0,3}(?:trials|studies|data) (?:was|were|combined)|included)\b/,
      /(?:^|[.:] )(?:design |methods? |objectives? )?(?:an? )(?:[\w-]+ ){0,4}?meta ?analys[ie]s(?: of (?:[\w-]+ ){1,5})?(?: (?:was|were) |\.)/,
      /\bpooled (?:\w+ ){0,3}analys[ei]s of (?:individual|randomi[sz]ed|two|three|four|five|six|\d+)/,
      /\bmeta ?analytic (?:review|techniques|methods|procedures)\b/,
      /\b(?:carried out|conducted|performed|undertook|completed?|did) (?:a |an |two |three |separate |several )?(?:[\w-]+ ){0,2}?meta ?analys[ie]s\b/,
    ),
    unless: others,
  },
  {
    design: 'review',
    sees: phrases(
      /^(?!.*systematic)(?:.{0,60}(?:objective|purpose|aim)s?[^.]{0,12})?\bto (?:briefly |critically )?review (?:the|current|available|published|what|gastro|recent)\b/,
      /^(?!.*systematic)(?:\w+ )?(?:a )?(?:brief |critical )?review of (?:the |current |recent )?(?:\w+ )?(?:literature|evidence|knowledge)\b/,
      /^(?!.*\b(?:systematic|PRISMA)\b).{0,1200}\b(?:this|the present|our) (?:[\w-]+ ){0,2}?(?:(?:review|overview) (?:examines?|summari[sz]es?|discusses?|describes?|outlines?|considers?|addresses|is based on a selective|critically)|article (?:reviews?|summari[sz]es?|critically))\b/,
      /\bdesign:? (?:[\w-]+ ){0,3}?literature review\b/,
      /\b(?:our|this|the present) (?:study|paper|article|report) (?:reviewed|reviews)\b[^.]{0,60}\b(?:papers|articles|studies|trials|literature|evidence)\b/,
    ),
  },
  {
    design: 'systematic-review',
    sees: phrases(
      /\b(?:this|the present|our|we (?:\w+ ){0,3}an?|an?) (?:[\w-]+ ){0,3}?systematic(?:ally)? (?:\w+ ){0,3}(?:review|search|overview)/,
      /\bsystematic(?:ally)? (?:\w+ ){0,2}(?:review|search|reviewed|searched)\w* (?:was|were|of|the|for)\b/,
      /\b(?:searche[ds]|searching|search of|searches of|searches in|literature search)\b[^.]{0,120}\b(?:medline|pubmed|embase|psycinfo|cochrane|cinahl|web of science|scopus|databases?)\b/,
      /\b(?:medline|pubmed|embase|databases?)\b[^.]{0,160}\b(?:was|were) (?:\w+ ){0,2}(?:searched|screened|reviewed)\b/,
      /\bPRISMA\b/,
    ),
    unless: others,
  },
]

/** Rows for a model, or things on a bench, are drawn at random too; a trial from which people came, or that is yet to be, is not this study. */
const noSplit = String.raw`(?![^.]{0,60}\b(?:(?:training|derivation|development|discovery|learning|model\w*)\b[^.]{0,30}\b(?:validation|test\w*)|split[- ]half)\b)`
const notYet = String.raw`(?![^.]{0,60}\b(?:(?:is|are) (?:\w+ )?(?:under ?way|ongoing|planned|needed|warranted|required|being)|(?:should|would|could|may|might) be)\b)(?!(?:(?!\b(?:studies|trials|research|study)\b)[^.,;]){0,140}\b(?:is|are) (?:\w+ )?(?:under ?way|ongoing|planned|needed|warranted|required)\b)`
const onBench =
  /\b(?:teeth|tooth|specimens?|blocks|dis[ck]s|roots?|canals|incisors|molars|premolars|cells|plates|slices|tubes|crowns|cultures|wells|restorations|brackets|samples)\s(?![^.]*\b(?:patients|subjects|participants|children|women|men|volunteers|adults)\b)[^.]{0,90}$/
const notItself = new RegExp(
  String.raw`${others.source}|\bnon[- ]?$|\b(?:recruited|drawn|derived|taken|selected|collected|obtained|data|participants?|sub-?study|nested|part|arm|context|conduct\w*|running|undertak\w+|feasibility)\s(?:\w+\s){0,2}(?:from|of|in|within|for|an?|doing)\s(?:an?\s|the\s)?$|\bduring\s(?:an?\s|the\s)?$|\b(?:has|have|had) been (?:shown|demonstrated|found|proven)\b[^.]{0,60}\sin\s(?:an?\s)?$|\b(?:preparations?|preparing|plans?|supported|confirmed|justif\w+|paves? the way)\s(?:for|by|of|to)?\s?(?:\w+\s){0,3}$|\bet al\b[^.]{0,4}[^.]{0,70}$`,
  'i',
)

const trial = '(?:trial|study|comparison|evaluation|design|experiment|cross-?over|intervention)'

/** Animals before trials: rats are randomised too. */
export const trialAbstracts: readonly DesignRule[] = [
  {
    design: 'animal',
    sees: phrases(
      /\b(?:\d+|[a-z]+ty|male|female|adult|wistar|sprague dawley|new zealand(?: white)?|c57\S*|balb\S*|transgenic|knock ?out|an(?:a)?esthetized|wild type|mature|nude|null|deficient|mutant|conscious|decerebrate|spinali[sz]ed|NMRI) (?:\w+ ){0,2}?(?:rats|mice|rabbits|dogs|pigs|minipigs|sheep|goats|cats|monkeys|hamsters|horses|sows|cows|calves|chickens)\b/,
      /\b(?:in|of|from|to) (?:the )?(?:rats?|mice|rabbits?|dogs|pigs|sheep|goats|monkeys|zebrafish|drosophila)\b/,
      /\b(?:mouse|rat|rabbit|animal|murine) models?\b/,
    ),
    unless: /\b(?:data|studies|evidence|results|experiments|shown|demonstrated|previous\w*)\s(?:\w+\s){0,2}$/i,
  },
  {
    design: 'randomised-trial',
    sees: phrases(
      new RegExp(
        String.raw`\b(?:were|was|are|being|been|be|and|who)\s(?:(?!from\b|in\b|of\b)\w+\s){0,3}(?:randomi[sz]ed|randomly (?:assigned|allocated|divided|received|distributed|enrolled|selected (?:and treated|to receive)))\b(?! (?:controlled|clinical) trials?)${noSplit}`,
      ),
      new RegExp(String.raw`\brandomly (?:and \w+ )?(?:assigned|allocated|divided into|received)\b${noSplit}`),
      /\b(?:assigned|allocated|divided|distributed)[^.]{0,60} (?:randomly|at random|in a random)\b/,
      /\brandom (?:assignment|allocation)\b/,
      /\b(?:received|given|administered|took|treated)\b[^.]{0,60}\bin (?:an? )?randomi[sz]ed (?:sequence|order|fashion|manner)\b/,
      /\b(?:central(?:ised|ized)?|block|stratified|computer generated) randomi[sz]ation\b/,
      /\b(?:patients|participants|subjects|children|women|men|adults|we|individuals|volunteers)\s(?:\w+\s){0,4}randomi[sz]ed\b/,
    ),
    unless: new RegExp(
      String.raw`\b(?:non|trials|studies)[\s-]{1,9}(?:\w{1,40}\s){0,4}$|\b(?:option of|agreed to|refused to|consented to|willing to)\s$|${onBench.source}`,
      'i',
    ),
  },
  {
    design: 'randomised-trial',
    sees: phrases(
      new RegExp(
        String.raw`\b(?:an?|this|the|our|using|design:?|methods?:?|single cent(?:er|re)|multi ?cent(?:er|re)|prospective|controlled|parallel)[\s,]+(?:[\w-]+[\s,]+){0,6}?(?:(?!non-)[a-z]+-)?randomi[sz]ed(?:[\s,]+[\w-]+){0,6}?[\s,]+${trial}\b${notYet}`,
      ),
      new RegExp(String.raw`\brandomi[sz]ed (?:\w+ ){0,3}(?:trial|study|comparison|intervention)\b${notYet}`),
      /\b(?:this|our|an?|design:?|methods?:?) (?:[\w-]+ ){0,4}RCT\b/,
    ),
    unless: notItself,
  },
  {
    design: 'randomised-trial',
    sees: phrases(
      new RegExp(
        String.raw`\b(?:selected|recruited|enrol+ed|included|participated|entered|took part|conducted) (?:\w+ )?(?:in|into|to|for) (?:this|our|the present)[\s,]+(?:[\w-]+[\s,]+){0,3}?randomi[sz]ed(?:[\s,]+[\w-]+){0,6}?[\s,]+${trial}\b${notYet}`,
      ),
    ),
    unless: others,
  },
]

/** "Two patients in the placebo group died", "Three hundred patients", "Two groups of patients" are no cases. */
const noCases = String.raw`(?!(?:\w+ ){0,3}(?:hundred|thousand|million|of|in|from|groups?|arms?|cohorts?|samples|studies|trials|times|weeks|months|years|doses)\b(?:.{0,120}\b(?:patients|cases|children|women|men)\b))(?![^.]{0,100}\b(?:(?<!blood )(?:group|arm)s?|placebo|randomi[sz]ed|randomly|allocated to|assigned to|withdrew|dropped out|discontinued|lost to follow|excluded|enrol+ed|participants|during the (?:trial|study)|(?:and|versus|vs) (?:one|two|three|four|five|six|none) (?:on|in|taking|receiving|given))\b)`
const fewWords = '(?:an?|one|two|three|four|five|six|seven|eight|nine|\\d)'

export const observationAbstracts: readonly DesignRule[] = [
  {
    design: 'case-report',
    sees: phrases(
      new RegExp(
        String.raw`\b(?:we|authors?|i) (?:here )?(?:report|describe|present|document)s?(?: on| here)? (?:the )?(?:case|cases|${fewWords}(?: [\w-]+){0,4} (?:cases?|patients?|boys?|girls?|m[ae]n|wom[ae]n|child|children|infants?))\b`,
      ),
      new RegExp(
        String.raw`^(?:\W*(?:abstract|background|objective|case report)\W+)?(?:two|three|four|five|six|seven) ${noCases}(?:\w+ ){0,3}(?:patients|cases|children|women|men)\b`,
      ),
      /\bA[n]? (?:\d{1,3}|[a-z]+ty(?: [a-z]+)?) (?:years?|months?|weeks?|days?) old\b/,
      /\bcase reports? (?:of|is|describes?)\b/,
      /\b(?:new|further|additional|unusual|rare) cases\b[^.]{0,80} (?:is|are|were) (?:reported|described|presented)\b/,
    ),
  },
  {
    design: 'case-control',
    sees: phrases(/\bcase(?: |–|‐)control(?:led)?\b/),
    unless: others,
  },
  {
    design: 'before-after',
    sees: phrases(
      /\b(?:before (?:and )?after|pre ?(?:test)?(?: |\/|–)(?:and )?post(?: ?test)?|uncontrolled|single arm|pilot) (?:\w+ ){0,2}(?:study|trial|design|comparison|extension)\b/,
      /\bquasi ?experimental\b/,
      /\binterrupted time series\b/,
      /\bown controls?\b/,
      /\bphase (?:I|II|1|2)\b[^.]{0,30}\b(?:study|trial)\b/,
      /\bopen(?: label|,)? (?:\w+,? ){0,3}(?:study|trial|extension|treatment)\b/,
      /\bopen label\b/,
    ),
    unless: others,
  },
  {
    design: 'case-control',
    sees: phrases(
      /\b(?:matched|healthy|age matched|sex matched|population) controls\b/,
      /\bcontrols were (?:matched|selected)\b/,
    ),
  },
  {
    design: 'cohort',
    sees: phrases(
      /\b(?:cohort|registry(?: (?:study|analysis|based)|(?= (?:was|were)\b))|prospectively|retrospectively|retrospective(?! (?:[\w-]+ ){0,3}?studies\b))\b/,
      /\b(?:from|in|using|of) (?:the |an? )(?:[\w-]+ ){0,5}regist(?:ry|er)\b/,
      /\bconsecutive (?:\w+ ){0,3}(?:patients|cases|children|subjects)\b/,
      /\blongitudinal (?:\w+ ){0,2}(?:study|data|analysis|survey|design)\b/,
      /\bprospective (?:\w+ ){0,3}(?:study|trial|evaluation|observation\w*|follow(?! up studies)|data|analysis)\b/,
      /\b(?:medical|hospital|patient|clinical) (?:records|charts|files) (?:of|were|from)\b/,
      /\bcharts? (?:review|of|were)\b/,
      /\b(?:records|charts|files|case notes) of [^.]{0,200} were (?:\w+ )?reviewed\b/,
      /\bwe (?:\w+ )?reviewed (?:\w+ ){0,4}(?:cases|patients|records)\b/,
      /\b(?:patients|cases|records) (?:\w+ ){0,6}were (?:\w+ )?reviewed\b/,
      /\bfollowed (?:up )?(?:for|over|prospectively)\b/,
      /\bwere followed\b/,
      /\bmean follow ?up\b/,
      /\bfollow ?up (?:of|was|period|time|ranged|averaged)\b/,
      /\b(?:person years|observation period)\b/,
    ),
    unless: others,
  },
  {
    design: 'cross-sectional',
    sees: phrases(
      /\bcross ?sectional\b/,
      /\b(?:questionnaires?|surveys?) (?:\w+ ){0,3}(?:was|were|sent|mailed|completed|of|among)\b/,
      /\bwe surveyed\b/,
      /(?<!baseline )\b(?:telephone|postal|mail|online|web based|population|national|household) (?:\w+ )?survey\b/,
      /\bprevalence of\b[^.]{0,60}\bwas\b/,
      /\brespondents\b/,
    ),
    unless: others,
  },
  {
    design: 'qualitative',
    sees: phrases(
      /\b(?:semi ?structured|in ?depth|qualitative) interviews?\b/,
      /\bqualitative (?:\w+ )?(?:study|analysis|research|methods?|approach|data)\b/,
      /\bfocus groups?\b/,
      /\bthematic analysis\b/,
      /\bgrounded theory\b/,
    ),
  },
  {
    design: 'case-report',
    sees: phrases(/\bcase (?:reports?|series)\b/, /\bthis (?:case|patient)\b/),
    unless: new RegExp(`${others.source}|\\b(?:on|from|in|to)\\s$`, 'i'),
  },
]

export const otherAbstracts: readonly DesignRule[] = [
  {
    design: 'in-vitro',
    sees: phrases(
      /\bin vitro\b(?! fertili)/,
      /\bcell lines?\b/,
      /\b(?:cultured|isolated|primary|transfected|HeLa|HEK\S*) (?:\w+ ){0,3}(?:cells|neurons|chondrocytes|fibroblasts|myocytes)\b/,
      /\bcells were (?:cultured|treated|seeded|isolated|harvested)\b/,
      /\bcell culture\b/,
    ),
  },
  {
    design: 'guideline',
    sees: phrases(
      /\b(?:this|these|the|our) (?:\w+ ){0,3}(?:guidelines?|consensus statement|recommendations|practice parameter) (?:\w+ ){0,3}(?:provides?|summari[sz]es?|is|are|was|were|presents?|address)\b/,
    ),
  },
]

export const lastAbstracts: readonly DesignRule[] = [
  {
    design: 'review',
    sees: phrases(
      /\b(?:is|are|was|were) (?:\w+ )?(?:reviewed|discussed|summari[sz]ed)\b(?= ?(?:\.|here|in this|with|and|in terms|in the light|in detail))/,
    ),
    // What any study does at its end: "The clinical implications are discussed".
    unless:
      /\b(?:implications?|significance|findings|results?|relevance|limitations?|proposed mechanisms?|mechanisms? by which|suggestions?)\b[^.]{0,80}$/i,
  },
  {
    design: 'review',
    sees: phrases(
      /\b(?:this|the present|our|the) (?:\w+ ){0,3}?(?:review|overview|chapter) (?:\w+ ){0,2}?(?:reviews?|discuss\w*|summari[sz]es?|describes?|provides?|examines?|focus\w*|presents?|highlights?|outlines?|covers?|addresses|considers?|explores?|aims?|will|is|gives|deals|updates?)\b/,
      /\b(?:this|the present|our|the) (?:\w+ ){0,3}?(?:article|paper) (?:\w+ ){0,2}?(?:reviews?|discuss\w*|summari[sz]es?|gives an overview|updates?)\b/,
      /\bwe (?:\w+ )?(?:review|discuss|summari[sz]e)\b(?! (?:our|\d|all|(?:the )?(?:records|charts|files|notes|results|outcomes?|cases|experience|medical)))/,
      /\bliterature (?:review|was reviewed|is reviewed)\b/,
      /\breview of the (?:\w+ )?literature\b/,
      /\bauthors? (?:\w+ )?(?:reviews?|discuss)\b/,
      /\bPublisher Summary\b/,
      /\bclinical trials (?:have|has) (?:shown|demonstrated|established)\b/,
    ),
  },
  {
    design: 'method',
    sees: phrases(
      /\b(?:we|this (?:paper|study|article|work)) (?:\w+ ){0,2}(?:develop(?:ed|s)?|describes?|present(?:s|ed)?|propose[sd]?|introduce[sd]?|validated?) (?:an?|the) (?:\w+ ){0,5}(?:method|technique|assay|algorithm|tool|instrument|software|package|scale|model|approach|protocol|questionnaire)\b/,
      /\b(?:reliability|validity|internal consistency)\b[^.]{0,60}\b(?:was|were|of the)\b/,
    ),
  },
  {
    design: 'theory',
    sees: phrases(
      /\b(?:conceptual|theoretical) (?:framework|model|analysis|paper|perspective)\b/,
      /\ba theory of\b/,
      /\b(?:mathematical|computational) model\b/,
      /\bthought experiment\b/,
      /\bsimulation (?:study|model)\b/,
    ),
  },
]
