/** What a text holds: an ORCID iD in its canonical spelling, nothing of that form, or sixteen signs that do not add up. */
export type OrcidReading = { is: 'orcid'; orcid: string } | { is: 'no-orcid' } | { is: 'wrong-checksum' }

const PREFIX = /^(?:orcid(?!\.)(?:\s+id)?:?\s*)?(?:https?:\/\/)?(?:www\.)?(?:orcid\.org\/)?/i

/**
 * The last sign of an ORCID iD from the fifteen digits before it: ISO/IEC 7064:2003, MOD 11-2, where X stands for ten.
 * Source: ORCID, "Structure of the ORCID Identifier".
 *
 * @param digits fifteen digits without hyphens
 */
export function orcidCheckSign(digits: string): string {
  let total = 0
  for (const digit of digits) total = (total + Number(digit)) * 2
  const check = (12 - (total % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/**
 * Reads an ORCID iD as people paste it: bare, with or without hyphens, or as its address. The canonical spelling has four
 * groups of four ("0000-0002-1825-0097"). One wrong digit, or two neighbours exchanged, is always found out.
 */
export function readOrcid(text: string): OrcidReading {
  const signs = text
    .trim()
    .replace(PREFIX, '')
    .replace(/\/$/, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
  if (!/^\d{15}[\dX]$/.test(signs)) return { is: 'no-orcid' }
  if (orcidCheckSign(signs.slice(0, 15)) !== signs[15]) return { is: 'wrong-checksum' }
  return { is: 'orcid', orcid: signs.replace(/(.{4})(?=.)/g, '$1-') }
}
