/** One attribute over all studies: what stands in each, and whether that is the same everywhere. */
export type AttributeRow = { id: string; values: readonly string[]; isSame: boolean }

const folded = (value: string) => value.trim().toLowerCase().replace(/\s+/g, ' ')

/** Attributes that differ, in their order, and those on which every study says the same. Silence is no agreement. */
export function splitAttributes(rows: readonly { id: string; values: readonly string[] }[]): {
  different: AttributeRow[]
  same: AttributeRow[]
} {
  const all = rows.map(({ id, values }): AttributeRow => {
    const [first = '', ...rest] = values.map(folded)
    return { id, values, isSame: first !== '' && rest.every((value) => value === first) }
  })
  return { different: all.filter(({ isSame }) => !isSame), same: all.filter(({ isSame }) => isSame) }
}

export const threats = ['selection', 'performance', 'detection', 'attrition', 'reporting'] as const
export type Threat = (typeof threats)[number]
export type ThreatState = 'low' | 'high' | 'unclear'

const has = (value: string | undefined, pattern: RegExp) => pattern.test(value ?? '')

/**
 * What the extracted attributes suggest of the threats to a trial, each with its reason; a person decides. After the
 * domains of the Cochrane tool of 2011 (Higgins et al. 2011, BMJ 343:d5928). Where nothing is said it is unclear, never low.
 */
export function proposedThreats(
  of: (attribute: string) => string | undefined,
): Record<Threat, { state: ThreatState; reason: string }> {
  const unclear = (reason: string) => ({ state: 'unclear' as const, reason })
  const randomisation = of('randomisation')
  const concealment = of('concealment')
  const blinding = of('blinding')
  const attrition = of('attrition')
  const registration = of('registration')
  const isOpen = has(blinding, /open|none|not blind|unblind/i)
  const lost = /(?<!\d)(\d+(?:\.\d+)?)\s*%/.exec(attrition ?? '')?.[1]
  return {
    selection:
      has(randomisation, /yes|random/i) && has(concealment, /yes|conceal|sealed|central/i)
        ? { state: 'low', reason: 'Random and concealed allocation.' }
        : has(randomisation, /^no\b|not random|alternat|quasi/i)
          ? { state: 'high', reason: 'Allocation was not random.' }
          : unclear('The grid has no value that says how allocation was made and concealed.'),
    performance: isOpen
      ? { state: 'high', reason: 'People knew what they got.' }
      : has(blinding, /double|triple|participant/i)
        ? { state: 'low', reason: 'Participants were blind.' }
        : unclear('The grid has no value that says who was blind.'),
    detection: has(blinding, /double|triple|assessor|outcome/i)
      ? { state: 'low', reason: 'Assessors were blind.' }
      : isOpen
        ? { state: 'high', reason: 'Nobody was blind.' }
        : unclear('The grid has no value that says whether assessors were blind.'),
    attrition:
      lost === undefined
        ? unclear('The grid has no value that says how many were lost.')
        : Number(lost) >= 20
          ? { state: 'high', reason: `${lost} % were lost.` }
          : { state: 'low', reason: `${lost} % were lost.` },
    reporting: has(registration, /\w/)
      ? { state: 'low', reason: `Registered: ${registration}.` }
      : unclear('The grid has no register number.'),
  }
}

export type Arm = { label: string; n?: number | undefined; steps: readonly string[] }

/** Arms as they are named in a value: "vitamin D (n = 60); placebo (n = 60)". A number alone counts arms: of those the last is the comparator, where one is known, and none is named. */
export function armsIn(value: string, comparator = ''): Arm[] {
  const counted = /^(\d{1,2})(?: (?:arms?|groups?))?$/i.exec(value.trim())?.[1]
  if (counted !== undefined) {
    const n = Math.min(12, Number(counted))
    const known = comparator.trim()
    const isOne = known !== '' && !/[;,]/.test(known) && n > 1
    return Array.from({ length: n }, (_, i) => ({
      label: isOne && i === n - 1 ? known : `Arm ${i + 1}, not named`,
      steps: [],
    }))
  }
  return value
    .split(/(?:(?<!\s)\s+)?(?:;|\bversus\b|\bvs\.?\b)\s*/i)
    .filter((part) => part.trim() !== '')
    .slice(0, 12)
    .map((part) => {
      const n = /\(?\bn\s*=\s*(\d[\d,]*)\)?/i.exec(part)
      const label = part
        .replace(n?.[0] ?? '', '')
        .replace(/(?<![(),\s])[(),\s]+$/, '')
        .trim()
      return {
        label: label === '' ? part.trim() : label,
        ...(n && { n: Number((n[1] ?? '').replaceAll(',', '')) }),
        steps: [],
      }
    })
}

/** Times of measurement as they are named in a value: "baseline; 6 weeks; 6 months". */
export const timesIn = (value: string): string[] =>
  value
    .split(/(?:(?<!\s)\s+)?[;,]\s*|(?<!\s)\s+and\s+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .slice(0, 12)
