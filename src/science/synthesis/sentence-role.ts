import { pValuesIn } from '../evidence/p-values.ts'
import type { Sentence } from '../evidence/sentences.ts'

/** What a sentence of an abstract does there. */
export type SentenceRole = 'result' | 'conclusion' | 'limit' | 'method' | 'background'

const bySection: readonly (readonly [RegExp, SentenceRole])[] = [
  [/limit/, 'limit'],
  [/conclu|interpret|implicat|summary|significance|relevance|discussion/, 'conclusion'],
  [/result|finding|observation|synthesis$|main outcomes?$/, 'result'],
  [
    /method|material|design|setting|participant|patient|subject|population|intervention|exposure|measure|procedure|source|selection|extraction|sample|analys|registration|funding|location|approach|outcome/,
    'method',
  ],
  [/background|introduction|context|rationale|importance|objective|aim|purpose|goal|hypothes|question/, 'background'],
]

const limits =
  /\blimitations?\b|\blimited by\b|\b(?:interpreted|regarded|viewed) with (?:\w+ )?caution\b|\bcaution\b|\bsmall (?:sample|number|study|trial)|\b(?:further|more|larger|additional|future|longer) (?:\w+[ -]){0,4}?(?:research|stud(?:y|ies)|trials?|investigations?|work|data|evidence)\b[^.]{0,60}\b(?:need|requir|warrant|necess|should|call|must)|\bneed(?:ed|s)? (?:for )?(?:further|more|larger|longer)\b|\bremains? (?:\w+ )?(?:unclear|uncertain|unknown|to be|controversial)\b|\b(?:un|not )generali[sz]|\brisk of bias\b|\b(?:low|very low|poor|moderate)[- ](?:certainty|quality)\b|\bunderpowered\b|\binsufficient (?:\w+ )?(?:evidence|data|power)\b|\bconfound|\bnot (?:blinded|randomi[sz]ed)\b|\bheterogene|\black of (?:\w+ ){0,2}(?:control|blinding|data|evidence|power)\b|\bcannot (?:be )?(?:exclude|rule|establish|prove|infer)|\b(?:were|was|is|are) (?:\w+ )?crude\b|\bself-report/i
const conclusions =
  /\b(?:we|authors?|it is) (?:\w+ )?conclude|\bin conclusion\b|\b(?:these|our|the) (?:\w+ ){0,2}(?:results|findings|data|analysis|study|trial)s? (?:\w+ )?(?:suggest|indicate|show|demonstrate|support|confirm|provide)|\bthis (?:\w+ )?(?:study|trial|review|analysis) (?:\w+ )?(?:suggest|indicate|show|demonstrate|confirm|found|provide)|\bshould be (?:considered|offered|used|recommended)\b|\bappears? to be\b|^(?:thus|therefore|overall|hence)\b/i
const results =
  /\b(?:was|were|is|are|had|has|have|did|does) (?:\w+ ){0,3}(?:associated|correlated|related|reduced|lower|lowest|higher|highest|greater|increased|decreased|improved|similar|comparable|significant|significantly|effective|superior|inferior|more|less|fewer|better|worse|longer|shorter|different|protective)\b|(?<!-)\b(?:reduced|increased|decreased|improved|lowered|raised|cut|halved|doubled|prevented|fell|rose|declined|dropped|differed|predicted|worsened|slowed|outperformed|protected)\b|\bno (?:\w+ ){0,3}(?:difference|effect|association|benefit|change|evidence|improvement)s?\b|\b(?:odds|risk|hazard|rate) ratio\b|\b9\d\s?% ?-?(?:CI|confidence)\b|\b\d[\d,]* of \d|\b(?:occurred|developed|(?:was|were) (?:seen|found|recorded|observed|detected)) in \d|\bwe (?:found|observed|show|showed)\b|\bresulted in\b|\bled to\b/i
/** A share, a whole group, or more of one than of another: behind the beginning of an abstract that is what came out. */
const figured =
  /\d\s?%|\bper ?cent\b|\ball \d+ (?:\w+ ){1,4}(?:was|were|occurred)\b|\b(?:more|less|fewer|greater|larger|smaller|higher|lower|better|worse|faster|slower|longer|shorter|sooner)\b[^.;]{0,60}\bthan\b(?! \d)/i
const methods =
  /\b(?:were|was) (?:\w+ ){0,2}(?:randomi[sz]ed|randomly|assigned|allocated|recruited|enrol+ed|searched|measured|assessed|evaluated|recorded|collected|performed|conducted|administered|interviewed|invited|analy[sz]ed|used|calculated|divided|examined)\b|\b(?:tested|pooled|enrol+ed|randomi[sz]ed|compared|followed|recruited|searched) (?:[\w-]+ ){0,8}?(?:in|of|with|among|for) (?:[\w,]+ ){0,6}?(?:\d|two|three|four|five|six|seven|eight|nine|ten)|\bwe (?:\w+ )?(?:conducted|performed|searched|recruited|enrol+ed|randomly|randomi[sz]ed|assessed|measured|used|analy[sz]ed|collected|examined|compared|evaluated|studied)\b|\b(?:primary|secondary|main) (?:\w+ )?(?:outcome|endpoint|end point)s? (?:was|were|measure)/i
const backgrounds =
  /\b(?:aim|purpose|objective|goal)s? (?:of|was|is|were)\b|\b(?:aimed|sought|set out|designed|undertaken|conducted|wished|asked) (?:to|whether)\b|\bwe (?:investigated|hypothesi[sz]ed|tested|examined|asked|explored|determined) (?:whether|if|how|the (?:effect|hypothesis))|^to (?:determine|assess|evaluate|investigate|compare|examine|test|study|explore|describe|identify|estimate|review)\b|\b(?:is|are) (?:an? |the )?(?:\w+ )?(?:common|major|leading|important|frequent|widely|often|increasingly)\b|\blittle is known\b|\bhas been (?:suggested|proposed|shown|hypothesi[sz]ed)\b|\bprevious (?:studies|research|trials|work)\b|\bthis (?:study|trial|paper|review|article) (?:\w+ )?(?:aims|examines|investigates|evaluates|describes|reviews|compares|explores|assesses)\b/i

/** "Studied whether", "pooled experiments that tested whether": what was asked, and not what came of it. */
const asks =
  /\b(?:stud(?:y|ied|ies)|test(?:s|ed)?|examin\w+|investigat\w+|explor\w+|ask(?:s|ed)|evaluat\w+|assess\w*|determin\w+|compar\w+) (?:whether|if|how)\b|\btest(?:s|ed)?\b[^.]{0,60}\bthe (?:claim|idea|hypothesis|notion|theory|view) (?:that|of)\b/i
const tells =
  /\b(?:found|show(?:s|ed|n)?|revealed|observed|resulted|did not|no (?:\w+ ){0,2}(?:effect|difference)|significant\w*)\b/i

/** What is planned, and what a paper set out to do, is no finding under any heading. */
const plans =
  /\bwill (?:be|help|provide|allow|inform|identify|assess|evaluate|determine|examine|show|test|compare|contribute)\b|\b(?:is|are) expected to\b|^we (?:expect|anticipate)\b|\btwo primary hypotheses\b|\b(?:study|trial) (?:is|was) designed to (?:assess|evaluate|test|compare|examine|investigate|determine|establish)\b(?!.*\bfound\b)|\baims? (?:of|is|was|to|are|were)\b|\bprotocol\b/i

/**
 * Reads the role of a sentence from its heading and its words. `place` is where it stands in the abstract, 0 for the
 * beginning to 1 for the end.
 */
export function roleOf({ text, section = '' }: Pick<Sentence, 'text' | 'section'>, place: number): SentenceRole {
  if (plans.test(text) || (asks.test(text) && !tells.test(text) && pValuesIn(text).length === 0)) return 'background'
  const headed = bySection.find(([heading]) => heading.test(section))?.[1]
  if (headed === 'limit' || (headed !== 'background' && headed !== 'method' && limits.test(text))) return 'limit'
  // "Methods and findings" heads both kinds.
  if (headed && !(headed === 'result' && /method/.test(section))) return headed
  if (conclusions.test(text)) return 'conclusion'
  if (backgrounds.test(text)) return 'background'
  if (pValuesIn(text).length > 0) return 'result'
  const showsResult = results.test(text)
  if (methods.test(text)) return showsResult && place > 0.4 ? 'result' : 'method'
  if (showsResult || (place >= 0.3 && figured.test(text))) return 'result'
  return place < 0.3 ? 'background' : 'method'
}
