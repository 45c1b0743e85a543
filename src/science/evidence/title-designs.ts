import { animals, phrases, type DesignRule } from './design-rule.ts'

const animal = (before: string, after: string) => new RegExp(`${before}(?:${animals})${after}`)

/** Designs as titles name them, read from top to bottom before any abstract: reporting guidelines ask for it there. */
export const strongTitles: readonly DesignRule[] = [
  {
    design: 'meta-analysis',
    sees: phrases(
      /\bmeta ?analy[sz](?:[ei]s|tic)/,
      /\bmeta ?regression/,
      /\bpooled (?:\w+ ){0,3}analys[ei]s of (?:individual|randomi[sz]ed|two|three|four|five|six|\d+)/,
    ),
  },
  {
    design: 'secondary-analysis',
    sees: phrases(
      /\b(?:secondary|post hoc|ancillary) (?:data )?analys[ei]s (?:of|from) (?:an?|the|data|two|three)\b/,
      /[:.–—]\s(?:an? )?(?:secondary|post hoc|ancillary) (?:data )?analys[ei]s$/,
    ),
    unless: /\bmeta\b.*$/i,
  },
  {
    design: 'systematic-review',
    sees: phrases(
      /\bsystematic(?:ally)? (?:\w+ ){0,2}(?:review|overview|search)/,
      /\b(?:cochrane|umbrella|mapping|tertiary|rapid) (?:review|study)/,
      /\bsystematic mapping/,
    ),
  },
  {
    design: 'case-report',
    sees: phrases(
      /\bcase (?:reports?|series|presentation|study of an?)\b/,
      /\b(?:report|presentation|description) of (?:an?|one|two|three|four|five|\d) (?:\w+ ){0,2}(?:cases?|patients?)\b/,
      /\b(?:a|two|three) (?:\w+ )?cases? (?:of|with)\b/,
      /\bin an? (?:\w+ )?patient\b/,
    ),
  },
  {
    design: 'animal',
    sees: phrases(
      animal(String.raw`\b(?:in|of|on|by|from|with|and|the|using|for)\s(?:[\w-]+[\s,]+){0,4}?`, String.raw`\b(?!-)`),
      animal(String.raw`\b`, ' (?:model|brain|spinal|liver|heart|muscle|kidney|lung|skin|hippocamp|cort|tissue|pups?)'),
      /\b(?:murine|canine|rodent|feline|ovine|caprine|equine|porcine|animal) (?:models?|study|experiment)/,
      /\ban? animal\b/,
    ),
    unless: /\b(?:exposure to|contact with|bites? (?:of|from|by)|scratch)\s(?:\w+\s){0,2}$/i,
  },
  {
    design: 'randomised-trial',
    sees: phrases(
      /\brandomi[sz]ed\b(?!,? (?:(?:placebo )?controlled |clinical )*(?:trials|studies|evidence)\b)/,
      /\brandom(?:ly)? (?:assign|allocat)/,
      /\brandomi[sz]ation\b/,
      /\bRCT\b/,
    ),
    unless:
      /\b(?:(?:non|quasi)[- ]?|mendelian |two |three |several )$|\b(?:recruit\w*|participation|experiences?|views|perceptions?|predict(?:ors?|ing)?|attitudes?|barriers|reasons|qualitative|process evaluation|consent|pilot study for|methodolog\w+|lessons|statistical|software|simulations?|sample size)\b[^:.]{0,60}$/i,
  },
  {
    design: 'guideline',
    sees: phrases(
      /^(?!.*(?:implement|adheren|complian|impact|effect|influence|barrier|attitude|\?)).*\b(?:guidelines?|guidance)\b/,
      /\bconsensus (?:statement|recommendations?|conference|report)\b/,
      /\bposition (?:statement|paper)\b/,
      /\bpractice parameters?\b/,
      /^recommendations? (?:for|from|of|on)\b/,
      /\bscientific statement\b/,
    ),
  },
  { design: 'case-control', sees: phrases(/\bcase(?: |–|‐)(?:control(?:led)?|referent|crossover)\b/) },
  {
    design: 'cohort',
    sees: phrases(
      /\bcohorts?\b/,
      /\b(?:prospective|longitudinal|retrospective|follow ?up|registry|observational|population) (?:\w+ ){0,3}(?:study|analysis|evaluation|review|follow ?up|investigation|survey|experience)\b/,
      /\bregist(?:ry|er|ers) based\b/,
      /\blong term follow ?up\b/,
      /\bretrospective\b/,
    ),
    unless: /\b(?:pilot|controlled)\s(?:\w+\s){0,2}$/i,
  },
  {
    design: 'cross-sectional',
    sees: phrases(
      /\bcross ?sectional\b/,
      /\bsurvey (?:of|among|in)\b/,
      /\b(?:questionnaire|population|national|postal|online|web based) (?:survey|study)\b/,
      /\bprevalence (?:of|and)\b/,
      /:\s(?:\w+\s){0,4}survey\b/,
    ),
  },
  {
    design: 'qualitative',
    sees: phrases(
      /\bqualitative\b/,
      /\bfocus groups?\b/,
      /\binterview study\b/,
      /\bphenomenolog/,
      /\bgrounded theory\b/,
      /\bethnograph/,
      /\blived experience/,
      /\bthematic analysis/,
    ),
  },
]

/** What a title may also say when its abstract tells more: a pilot study may be randomised, a review systematic. */
export const weakTitles: readonly DesignRule[] = [
  {
    design: 'before-after',
    sees: phrases(
      /\bbefore (?:and )?after (?:study|trial|comparison)/,
      /\bpre ?(?:test)? ?(?:and )?post ?(?:test)? (?:study|design|evaluation)/,
      /\bquasi ?experiment(?:al)?/,
      /\binterrupted time series/,
      /\b(?:open label|open|uncontrolled|single arm|pilot|preliminary|phase (?:I|II|1|2)a?),? (?:\w+ ){0,2}(?:study|trial|extension|evaluation)\b/,
    ),
  },
  {
    design: 'in-vitro',
    sees: phrases(
      /\bin vitro\b(?! fertili)/,
      /\bex vivo\b/,
      /\bcell lines?\b/,
      /\bcultured (?:\w+ ){0,3}(?:cells|neurons|chondrocytes)/,
    ),
  },
  {
    design: 'review',
    sees: phrases(
      /\b(?:an?|the|literature|narrative|critical|brief|scoping|clinical|integrative|state of the art|historical|comprehensive|mini|topical) (?:\w+ )?(?:review|overview)\b(?! of (?:medical |patient )?(?:records|charts|cases))/,
      /\breview (?:of|and|article)\b(?! (?:medical |patient )?(?:records|charts|cases))/,
      /:\s(?:an? )?(?:\w+ )?(?:review|overview|update)\b/,
      /\bcurrent (?:concepts|status|perspectives|management|treatment)\b/,
      /\brecent (?:advances|developments)\b/,
      /\bstate of the (?:art|science)\b/,
      /\boverview of\b/,
      /\b(?:an?|therapeutic|clinical) update\b/,
      /\badvances in\b/,
    ),
    unless: /\b(?:retrospective|chart|peer|record|systematic)\s(?:\w+\s)?$/i,
  },
  { design: 'cohort', sees: phrases(/\b(?:\d+|two|three|five|ten|one) (?:years?|months?) follow ?up\b/) },
]

export const methodTitles: readonly DesignRule[] = [
  {
    design: 'method',
    sees: phrases(
      /\b(?:a|an|the|new|novel|improved) (?:\w+ ){0,4}(?:method|technique|assay|algorithm|tool|instrument|software|package|framework|scale|questionnaire|approach) (?:for|to|of)\b/,
      /\b(?:validation|validity|reliability|psychometric|translation(?= (?:and|of|into)\b)|cross cultural adaptation|standardi[sz]ation)\b/,
      /\b(?:quantitation|determination) of\b.*\b(?:chromatograph|HPLC|spectro)/,
    ),
  },
]
