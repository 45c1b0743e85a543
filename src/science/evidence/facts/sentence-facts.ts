import { isReferenceEntry, reportsOthers } from '../other-study.ts'
import type { RawFact } from './fact.ts'
import type { RuleSentence, RuleText } from './rule-text.ts'

/** The study's own limits, not those of movement, of growth or of a budget. */
const limitation =
  /\b(?:limitations?|weakness(?:es)?|shortcomings?|drawbacks?)\b(?: (?:of|to|in|with) (?:this|the present|the current|our|the) (?:\w+ ){0,3}?(?:stud(?:y|ies)|trial|review|work|analys[ei]s|research|design|data|paper|approach|method|sample|survey|meta-analysis|experiment))|\b(?:this|our|the present|the current|the) (?:\w+ ){0,2}?(?:study|trial|review|work|analys[ei]s|research|survey|meta-analysis|paper|investigation) (?:\w+ ){0,3}?(?:has|have|had|is subject to|suffers? from|is not without|was not without|also has) (?:\w+ ){0,4}?(?:limitations?|weakness(?:es)?|shortcomings?)|\b(?:main|several|some|major|first|second|third|another|other|important|potential|possible|key|further|primary|one|a|additional|methodological|following|these|number of) limitations?\b(?! (?:of|in) (?:activit|movement|motion|mobility|daily|function|physical|airflow|exercise|joint))|^limitations? (?:include|of|were|are|is)\b|\blimitations (?:include|included|were|are|should|must|need)\b|\b(?:study|results?|findings|generali[sz]ability|conclusions?|analys[ei]s|interpretation|evidence|power|review|trial) (?:was|were|is|are|may be|might be) (?:\w+ )?limited (?:by|in|due|because|to (?:a|one|the))|\b(?:interpreted|viewed|considered|treated|generali[sz]ed|taken) with (?:\w+ )?(?:caution|care)\b|\b(?:cautious(?:ly)?|caution) (?:in )?interpret\w+|\bsmall sample sizes?\b(?=[^.]{0,80}\b(?:limit|preclud|prevent|may|reduc|restrict|power))|\b(?:we (?:could not|were unable to|cannot|did not (?:have|collect|measure|assess|adjust|control|blind|include)))\b[^.]{0,120}\b(?:limit|bias|confound|exclude|rule out|generali[sz]|cause|causal|power)\w*|\b(?:cannot|not be able to|unable to|impossible to) (?:\w+ )?(?:rule out|exclude)\b|\b(?:lack|absence) of (?:\w+ ){0,2}?(?:blinding|a control group|randomi[sz]ation|power|follow-up|generali[sz]ability)\b|\b(?:selection|recall|reporting|response|information|publication|ascertainment) bias (?:cannot|may|might|could)\b|\bunder-?powered\b|\b(?:may|might) not be (?:generali[sz]able|representative|applicable)\b|\bnot (?:necessarily )?(?:generali[sz]able|representative)\b|\bresidual confounding\b|\b(?:cannot|could not|not) (?:be used to )?(?:establish|infer|prove|determine|demonstrate|draw) (?:\w+ ){0,3}?(?:caus\w+|cause and effect)|\bwhich (?:\w+ )?limits? (?:the |our |their )?(?:generali|power|conclusions?|interpretation)/i
const notLimitation =
  /\b(?:activity|activities|movement|mobility|functional|functioning|physical|airflow|exercise|range of motion|role|participation|dose|work|walking|joint|growth|growth-|nutrient|treatment|dietary|detection) limitations?\b(?! of (?:this|our|the) study)|\blimitations? (?:of|in|on) (?:activit|movement|motion|mobility|daily|function|physical|airflow|exercise|joint|existing|previous|current|conventional|earlier|mouth|range|traditional)\w*|\bovercom\w+ (?:\w+ ){0,4}limitations?|\b(?:previous|prior|earlier|other|existing) (?:\w+ )?(?:studies|trials|research|work|methods|reviews?)\b[^.]{0,60}\b(?:limit(?:ed|ations?)|weakness\w*|underpowered|under-powered)|\bself-limit\w+|\brate-limit\w+|\bpersonal weakness|\bmuscle weakness|\b(?:arm|leg|limb|facial) weakness/i
const goesOn =
  /^(?:First(?:ly)?|Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Fifth(?:ly)?|Finally|Lastly|Another|Also|Additionally|In addition|Furthermore|Moreover|A (?:second|third|further|final)|Further|One|It is also)\b,?/i

const futureWork =
  /\b(?:future|further|additional|more|larger|long(?:er)?-term|subsequent|prospective|confirmatory|definitive|multicent(?:er|re)|well-designed|larger-scale|large-scale|larger,? (?:\w+ ){0,3}|randomi[sz]ed (?:controlled )?)(?:[\s,]+(?:[\w-]+[\s,]+){0,5}?)(?:research|stud(?:y|ies)|trials?|work|investigations?|evaluation|testing|experiments?|analys[ei]s|evidence|follow-up|data|RCTs?|efforts?|exploration|assessment)\b[^.]{0,110}?\b(?:should|needed|required|warranted|necessary|needs?|will (?:be|need|help|determine|focus)|could|might|must|recommended|essential|would (?:be|help)|may (?:be|help)|merit(?:s|ed)?|called for|justified|to (?:confirm|determine|establish|clarify|explore|investigate|verify))\b|\b(?:remains?|need(?:s|ed)?|has yet|have yet|is yet) to be (?:\w+ )?(?:determined|established|investigated|elucidated|clarified|seen|shown|confirmed|explored|studied|tested|evaluated|defined|examined|proven|answered)|\b(?:warrants?|deserves?|merits?|requires?|needs?) (?:further|additional|more|future) (?:\w+ ){0,2}?(?:stud\w+|investigat\w+|research|evaluation|attention|exploration|testing|analys\w+|examination|work|trials?|consideration)|\bshould be (?:\w+ ){0,2}?(?:investigated|explored|evaluated|tested|examined|studied|confirmed|addressed|replicated|validated|verified)\b(?=[^.]{0,60}\b(?:in|by|further|future|other|larger|stud|trial|research))|\b(?:there is|we see) (?:\w+ ){0,3}?need (?:for|to) (?:\w+ ){0,4}?(?:stud|research|trial|investigat|evaluat|evidence|determin|examin)\w*|\bin (?:a |the )?future,? (?:research|studies|work|trials)|\bnext step|\b(?:trials|studies|research|investigations) (?:(?!were|was|is|are)[\w-]+ ){1,6}?(?:are|is) (?:\w+ )?(?:needed|warranted|required)\b|\bneeds? to be (?:\w+ )?(?:studied|investigated|tested|explored|examined)\b/i
const notFuture =
  /\b(?:further|additional|more) (?:analys[ei]s|investigations?|stud(?:y|ies)|data|evaluation) (?:showed|revealed|demonstrated|indicated|confirmed|found|was performed|were performed|were excluded|was conducted|were identified|were obtained|included)\b|\bmore (?:data|evidence) (?:was|were) (?:collected|available)|\bparticipants (?:should|must)\b/i

const aim =
  /\b(?:(?:primary|main|principal|secondary|overall|specific|present|general|first|second|study|trial|our|the|its|an?|major|key|further) )?(?:aims?|objectives?|purposes?|goals?|intention)\b(?: (?:of|in|for) (?:this|the|our|these) (?:[\w-]+ ){0,5}?(?:stud(?:y|ies)|trial|review|paper|work|research|investigation|analys[ei]s|article|report|survey|experiment|project|meta-analysis|study protocol|cohort|pilot|phase))?(?: (?:was|were|is|are|has been)(?: (?:therefore|thus|also|first|twofold|two-fold|threefold))?:?,? (?:to\b|twofold|two-fold|whether)|: to\b)|\b(?:we|this (?:[\w-]+ ){0,3}?(?:study|trial|paper|review|work|article|analysis|research|report|survey|investigation|meta-analysis)|the (?:authors?|(?:[\w-]+ ){0,2}?(?:study|trial|review|survey|paper|project))|the (?:present|current|aim)(?: (?:[\w-]+ ){0,2}?(?:study|trial|paper|review|work|analysis|research|investigation))?|our (?:[\w-]+ ){0,2}?(?:study|trial|review)) (?:\w+ ){0,1}?(?:aim(?:s|ed)?|sought|seeks?|set out|intend(?:s|ed)?|attempt(?:s|ed)|was (?:designed|conducted|undertaken|performed|carried out|planned|initiated|aimed)|were (?:designed|conducted)|is designed|is (?:an attempt )?) ?(?:at |in order )?(?:to\b|at\b \w+ing\b)|\b(?:we|this (?:\w+ ){0,2}?(?:study|trial|review|paper|article|analysis)|the (?:present|current) (?:study|trial|review)) (?:therefore |thus |also |here |hereby |prospectively |retrospectively |systematically )?(?:investigat|examin|assess|evaluat|test|compar|explor|determin|hypothesi[sz]|address|ask)(?:ed|es|s)? (?:whether|if|the (?:effects?|efficacy|effectiveness|impact|hypothesis|association|relationship|role|influence|safety|feasibility)|how|that|which)\b|\bin order to (?:determine|assess|evaluate|test|investigate|examine) (?:whether|if|the effects?)\b[^.]{0,120}\bwe\b|\b(?:is|was) (?:whether|to (?:determine|assess|evaluate|compare|investigate|examine|test))\b/i
const aimOpening =
  /^(?:to|whether) (?:\w+ly )?(?:and )?(?:evaluat|assess|determin|compar|investigat|examin|explor|test|describ|identif|stud|analy[sz]|establish|estimat|review|measur|develop|characteri[sz]|quantif|ascertain|understand|report|verif|validat|find|synthesi[sz]|summari[sz]|clarif|demonstrat|elucidat|provid|defin|observ|improv|see|confirm|search|systematic)\w*/i
const notAim =
  /\b(?:aims?|goals?|objectives?|purpose) (?:of|in) (?:treatment|therapy|surgery|care|management|rehabilitation|the (?:treatment|therapy|programme?|intervention))\b|\btreatment goals?\b|\bgoal (?:setting|attainment)\b|\bobjective (?:measure|assessment|response|test|criteria|data|structured|evaluation|outcome|parameter)|\b(?:subjects|participants|patients|children|women) (?:were )?(?:aimed|sought)\b/i

const finding =
  /\b(?:we (?:found|showed|demonstrated|conclude|observed|have (?:shown|found|demonstrated)|show|find)|(?:our|these|the(?: present| current)?|this) (?:\w+ ){0,3}?(?:results?|findings?|data|stud(?:y|ies)|trial|analys[ei]s|review|meta-analysis|evidence|work|observations?) (?:(?!(?:was|were|is|are|been|being|cannot|not|could|did|does|do)\b)\w+ ){0,2}?(?:show(?:s|ed)?|suggest(?:s|ed)?|indicate[sd]?|demonstrate[sd]?|confirm(?:s|ed)?|support(?:s|ed)?|reveal(?:s|ed)?|provide[sd]?|found|impl(?:y|ies)|establish(?:es|ed)?)|(?:in conclusion|to conclude|in summary|in sum|we conclude|taken together|collectively|conclusively),|^overall,(?! \d)(?![^.]*\d ?%))/i
const roleParts = new Set(['conclusions'])

/** Sentences that say what a study wanted, found, could not do, and what it leaves to others. */
export function sentenceFacts({ sentences, kind }: RuleText): RawFact[] {
  const facts: RawFact[] = []
  let listing: RuleSentence | undefined
  const concluded = new Set<number>()
  const entries = kind === 'fulltext' ? referenceBlocks(sentences) : new Set<number>()
  for (const sentence of sentences) {
    const { text, part, start, end, block } = sentence
    const says = (name: 'limitation' | 'future-work' | 'aim' | 'main-finding') =>
      facts.push({ kind: name, value: text, start, end })
    if (part === 'references' || part === 'title' || part === 'supplement' || text.length < 15) continue
    if (entries.has(block)) continue
    const future = futureWork.test(text) && !notFuture.test(text) && part !== 'methods'
    const limits =
      part === 'limitations'
        ? text.length > 25 && !(future && !limitation.test(text))
        : limitation.test(text) && !notLimitation.test(text) && part !== 'methods' && part !== 'background'
    const listed: boolean = listing !== undefined && listing.block === block && goesOn.test(text) && !future
    if (limits || listed) {
      says('limitation')
      if (limits || /^(?:First|Second|Third|Another|Also|In addition)/i.test(text)) listing = sentence
    } else if (
      listing &&
      !/\b(?:Thus|Therefore|However|This|These|We|Although|Since|Because)\b/.test(text.slice(0, 12))
    )
      listing = undefined
    if (future) says('future-work')
    if (
      !notAim.test(text) &&
      (aim.test(text) || ((part === 'aim' || part === 'background' || part === undefined) && aimOpening.test(text))) &&
      !['results', 'conclusions', 'limitations', 'funding'].includes(part ?? '') &&
      !(part === 'discussion' && !/\b(?:aim|objective|purpose|goal)/i.test(text))
    )
      says('aim')
    if (reportsOthers(text)) continue
    if (kind === 'abstract' ? isAbstractFinding(sentence, future, limits) : isFinding(sentence, concluded))
      says('main-finding')
  }
  return facts
}

/** Blocks that are entries of a reference list, under whatever heading they stand. */
function referenceBlocks(sentences: readonly RuleSentence[]): ReadonlySet<number> {
  const blocks = new Map<number, string>()
  for (const { block, text } of sentences)
    blocks.set(block, `${blocks.get(block) ?? ''} ${text}`.slice(0, LONGEST_ENTRY))
  return new Set(
    [...blocks]
      .filter(([, text]) => text.length < LONGEST_ENTRY && isReferenceEntry(text.trim()))
      .map(([block]) => block),
  )
}
const LONGEST_ENTRY = 500

function isAbstractFinding({ text, part }: RuleSentence, future: boolean, limits: boolean): boolean {
  if (part === 'background' || part === 'methods' || part === 'aim') return false
  const states = finding.test(text) || roleParts.has(part ?? '')
  return (
    states &&
    !(limits && !finding.test(text)) &&
    !(future && !/\b(?:although|but|however|while|suggest|show|found)\b/i.test(text))
  )
}

/** Of a full text: what the conclusions say, or the first sentence of the discussion that says what was found. */
function isFinding({ text, part, block }: RuleSentence, concluded: Set<number>): boolean {
  if (part === 'abstract') return finding.test(text)
  if (part !== 'conclusions' && part !== 'discussion') return false
  if (!finding.test(text) || concluded.has(block)) return false
  concluded.add(block)
  return concluded.size <= 4
}
