import { ofTrials, others, phrases, type DesignRule } from './design-rule.ts'

/** Protocols come before all else: they name every design that they plan, and have no result. */
export const protocolTitles: readonly DesignRule[] = [
  {
    design: 'protocol',
    sees: phrases(
      /\b(?:study|trial|review|research|clinical) protocol\b/,
      /\bprotocol (?:for|of|to) (?:an?|the|our)\b/,
      /[:.–—-]\s(?:an? )?(?:\w+ ){0,6}protocol$/,
      /\bstatistical analysis plan\b/,
      /\brationale (?:for|of)?(?: and)? design of\b/,
      /\bdesign of (?:an?|the) (?:[\w-]+ ){0,6}?(?:trial|study)\b/,
      /\b(?:rationale(?:,| and)? (?:study |trial )?design|(?:study |trial )?design(?:,| and)? (?:the )?rationale)\b/,
    ),
    unless: /\b(?:treatment|exercise|imaging|dosing|anaesthe\w+|anesthe\w+|training|sampling)\s$/i,
  },
]
/** Nothing is labelled as results, and no p is given: what "will be" done is all there is. */
const noResults = String.raw`(?<!\b(?:results?|findings)\s?:.*)(?!.*\b(?:(?:results?|findings)\s?:|p\s?[<=>≤]\s?0?[.·]))`
const future = (words: string) => new RegExp(`${words}${noResults}`)
/** Before titles: a planned trial is called by its design there, as a finished one is. */
export const plannedAbstracts: readonly DesignRule[] = [
  {
    design: 'protocol',
    sees: phrases(
      future(
        String.raw`\b(?:methods?\s?(?:\/|and|&)\s?design|design\s?(?:\/|and|&)\s?methods?)\s?:(?=.*\b(?:will|are being|is being|to be)\b)`,
      ),
      future(
        String.raw`\b(?:trial|study|RCT|project|participants?|patients?|subjects?|children|adults|women|men|people|individuals|infants|students|GPs|volunteers|intervention|outcomes?|data|assessments?|measurements?|analysis)(?: \(\w+\))? will (?:\w+ )?(?:compare|assess|evaluate|determine|investigate|examine|test|provide|recruit|randomi[sz]e|include|be|receive|complete|undergo|consist)\b(?=.*\bwill\b.*\bwill\b)`,
      ),
    ),
    unless: /\b(?:future|further|larger|ongoing|subsequent|next|no|more)\s(?:[\w-]+\s){0,3}$/i,
  },
]
export const protocolAbstracts: readonly DesignRule[] = [
  {
    design: 'protocol',
    sees: phrases(
      /\b(?:participants?|patients?|subjects?|children|adults|women|men|people|individuals|practices|schools|clusters|eligible \w+)(?: \([^)]{1,40}\))? will be (?:\w+ ){0,2}(?:randomi[sz]ed|randomly|recruited|allocated|assigned|enrol+ed|invited)\b/,
      /\bwe will (?:\w+ )?(?:recruit|randomi[sz]e|enrol+|search|screen|include|conduct|compare|allocate)\b/,
      /\bthis (?:study |trial |paper |article )?protocol (?:describes|presents|outlines|reports)\b/,
      /\bthis (?:paper|article|report) (?:describes|presents|outlines) the (?:\w+ ){0,3}(?:protocol|design)\b/,
    ),
    unless: /\b(?:future|further|larger|ongoing|subsequent|next|no|more)\s(?:[\w-]+\s){0,3}$/i,
  },
]

const how = String.raw`(?:odd|even|birth|date|day|days|week|month|hospital|record|chart|case|admission|order of|calendar|room|ward|bed|alternat\w+|their (?:birth|date))`
const given = '(?:allocat|assign|divid|distribut)'

/** Allocation by turns, dates or numbers: whoever enrols knows what comes next. */
export const quasiDesigns: readonly DesignRule[] = [
  {
    design: 'quasi-randomised-trial',
    sees: phrases(
      /\bquasi ?random(?:i[sz]ed|i[sz]ation|ly)?\b/,
      /\bpseudo ?randomi[sz]ed\b/,
      new RegExp(
        String.raw`\b(?:alternate(?:ly)?|alternating|systematic(?:ally)?) (?:\w+ ){0,2}${given}(?:ed|ion|ions)\b`,
      ),
      new RegExp(
        String.raw`\b${given}ed (?:(?!random)\w+ ){0,8}?(?:alternate(?:ly)?|alternating|by alternation|in alternation|systematically|in turns?)\b`,
      ),
      new RegExp(
        String.raw`\b${given}(?:ed|ion) (?:(?!random)\w+ ){0,8}?(?:by|based on|according to|on the basis of|depending on) (?:the |an? )?${how}\b(?! (?:size|mix|volume))`,
      ),
      new RegExp(
        String.raw`\b${given}ed (?:(?!random)\w+ ){0,8}?by (?:an? )?(?:systematic|fixed|alternating|predetermined) (?:rule|order|scheme|sequence|system)\b`,
      ),
      new RegExp(
        String.raw`\b${given}ed (?:(?!random)\w+ ){0,8}?(?:by|based on|according to) (?:the |their )?(?:last|first|final) (?:digit|number|letter)\b`,
      ),
      /\b(?:odd|even)(?: |-)?numbered (?:\w+ ){0,3}(?:went|were|was|received|got)\b/,
      /\ballocation was (?:systematic|alternate|alternating|by alternation|predictable)\b/,
      /\bnot (?:strictly|truly|fully|properly|entirely) random(?:i[sz]ed|ly)?\b/,
      /\balternate (?:patients|children|subjects|cases|families|persons|individuals|infants|days)\b/,
      /\bevery (?:other|second) (?:patient|child|subject|case|infant|person)\b/,
    ),
    unless: new RegExp(`${ofTrials.source}|random(?:i[sz]ed|ly)? [^.]{0,60}$|or $|\\band $`, 'i'),
  },
]

/** "A non-randomised, controlled trial" */
const notRandomised = /\bnon ?randomi[sz]ed,? (?:[\w-]+,? ){0,3}controlled (?:\w+ )?(?:trial|study)\b/

/** A placebo, a blind or a crossover without a word on how it was allocated. */
export const controlledAbstracts: readonly DesignRule[] = [
  {
    design: 'controlled-trial',
    sees: phrases(
      /\b(?:single|double|triple) (?:blind|mask)(?:ed)?\b[^.]{0,80}\b(?:trial|study|fashion|manner|conditions|comparison)\b/,
      /\b(?:trial|study)\b[^.]{0,60}\b(?:single|double|triple) (?:blind|mask)(?:ed)?\b/,
      /\bcross ?over (?:\w+ )?(?:design|study|trial|fashion|manner)\b/,
      /\bplacebo (?:group|arm|period|phase)\b/,
      /\bplacebo controlled (?:\w+ ){0,3}(?:trial|study|comparison)\b/,
      /\b(?:received|receive|receiving|given|administered|treated|assigned|allocated|with|against)\b[^.]{0,60}\b(?:or|and|versus|vs\.?) (?:to |a |matching )*placebo\b/,
      /\bcontrolled (?:clinical )?trial\b/,
      notRandomised,
    ),
    unless: new RegExp(
      `${others.source}|\\b(?:further|larger|future|additional) (?:study|studies|trials?|research|evaluation)\\b[^.]{0,40}$|\\b(?:trials|studies|reviews?|evidence|one|recent)\\b[^.]*$|\\brandomi[sz]ed[\\s,-]+(?:\\w+\\s)?$`,
      'i',
    ),
  },
]
export const controlledTitles: readonly DesignRule[] = [
  {
    design: 'controlled-trial',
    sees: phrases(
      /\b(?:single|double|triple|observer|assessor) (?:blind|mask)(?:ed)?\b/,
      /\bplacebo controlled\b/,
      /\bcross ?over (?:\w+ ){0,2}(?:trial|study|comparison|design)\b/,
      /\b(?:versus|vs\.?|compared (?:with|to)) placebo\b/,
      notRandomised,
    ),
    unless: ofTrials,
  },
]
