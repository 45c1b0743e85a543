/** Abbreviations everybody in the field knows, for tables whose papers do not explain them. */
const known: Readonly<Record<string, string>> = {
  CI: 'confidence interval',
  HR: 'hazard ratio',
  MD: 'mean difference',
  NA: 'not applicable',
  NR: 'not reported',
  OR: 'odds ratio',
  RCT: 'randomised controlled trial',
  RD: 'risk difference',
  RR: 'risk ratio',
  IRR: 'incidence rate ratio',
  SD: 'standard deviation',
  SE: 'standard error',
  SMD: 'standardised mean difference',
}

/**
 * The abbreviations that a table uses with what they stand for, from A to Z: the person's own words first, then the papers'
 * explanation, then the usual one. Own words that are empty leave an abbreviation out. What nobody explains is left out too.
 */
export function usedAbbreviations(
  table: string,
  defined: ReadonlyMap<string, string>,
  own: Readonly<Record<string, string>>,
): { short: string; long: string }[] {
  const used = new Set(table.match(/\b[A-Z][A-Za-z0-9]*[A-Z][A-Za-z0-9]*\b/g) ?? [])
  return [...used]
    .flatMap((short) => {
      const long = own[short] ?? defined.get(short) ?? known[short]
      return long === undefined || long === '' ? [] : [{ short, long }]
    })
    .sort((a, b) => a.short.localeCompare(b.short, 'en'))
}
