/** Headings of structured abstracts (the labels of NLM's structured abstracts and their common neighbours). */
const words =
  'abstract|background|introduction|context|rationale|importance|objectives?|aims?|purpose|goals?|hypothes[ei]s|questions?|' +
  'methods?|materials?|patients|participants|subjects|population|samples?|settings?|location|design|procedures?|' +
  'interventions?|exposures?|measurements?|measures?|outcomes?|data|sources?|selection|extraction|synthesis|' +
  'statistical analys[ei]s|analys[ei]s|results?|findings?|discussion|conclusions?|interpretation|implications?|' +
  'significance|observations?|limitations?|strengths?|recommendations?|funding|registration|relevance|summary|case report|' +
  'experimental|approach|value|originality|highlights'
const joiner = '(?:[ ,/&]+|[ ,/&]+(?:and|or|of|the|main|study|trial|key|primary|clinical|patient|data|search)[ ,/&]+)'
const lead =
  '(?:(?:main|recent|study|trial|key|primary|clinical|patient|data|search|systematic review|review|research)[ -]+)?'
const heading = `${lead}(?:${words})(?:${joiner}(?:${words})){0,3}(?: registration| number| measures?)?`

/** "Results:", "Methods and Findings -", "Conclusions. We …" */
const marked = new RegExp(String.raw`(?:${heading})(?:\s?:\s*|\.?\s[-–—]\s+|\.\s+(?=[A-Z0-9]))`, 'iy')
/** "RESULTS The mean …": capitals alone mark it. "OBJECTIVETo assess": a space that was lost on the way here. */
const shouted = new RegExp(
  String.raw`(?:${heading.toUpperCase()})(?:\s+(?=["'“(\[]?(?:[A-Z]?[a-z0-9]|[A-Z]\s))|(?=[A-Z][a-z]))`,
  'y',
)
/** "Results The mean …": only words that hardly ever open a sentence in front of a capital. */
const titled =
  /(?:Abstract|Background|Context|Introduction|Purpose|Methods|Results|Conclusions?|Findings|Objectives?|Aims?)\s+(?=[A-Z][a-z]*[\s,-])(?!Structured\b)/y
/** "<h3>Results</h3>": some sources send their markup along. */
const tagged = new RegExp(String.raw`(?:<\w+>\s*)+(?:${heading})\s*(?::\s*)?(?:</\w+>\s*)+:?\s*`, 'iy')

/** The heading that stands at `at`: its words in lower case, and where the sentence after it begins. */
export function headingAt(text: string, at: number): { name: string; end: number } | undefined {
  for (const pattern of [marked, shouted, titled, tagged]) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found) return { name: nameOf(found), end: at + found.length }
  }
  return undefined
}

const nameOf = (heading: string) =>
  heading
    .replace(/<[^<>]*>/g, '')
    .replace(/(?<![\s:.–—-])[\s:.–—-]+$/, '')
    .trim()
    .toLowerCase()
    .replace(/^abstract\s+/, '')
