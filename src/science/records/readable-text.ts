import { lowered, raised } from './clean-text.ts'

// HTML 4 entities; letters with accents are made from their parts.
const named =
  'amp & lt < gt > quot " apos \' nbsp \u00A0 ensp \u2002 emsp \u2003 thinsp \u2009 shy \u00AD zwnj \u200C zwj \u200D iexcl ¡ iquest ¿ ' +
  'cent ¢ pound £ yen ¥ euro € copy © reg ® trade ™ sect § para ¶ deg ° plusmn ± times × divide ÷ frac12 ½ frac14 ¼ frac34 ¾ ' +
  'sup1 ¹ sup2 ² sup3 ³ micro µ middot · ordf ª ordm º laquo « raquo » lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ndash – ' +
  'mdash — horbar ― hellip … bull • dagger † Dagger ‡ permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › minus − lowast ∗ radic √ prop ∝ ' +
  'infin ∞ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ les ≤ ges ≥ leq ≤ geq ≥ isin ∈ notin ∉ sum ∑ prod ∏ int ∫ part ∂ larr ← ' +
  'uarr ↑ rarr → darr ↓ harr ↔ szlig ß AElig Æ aelig æ OElig Œ oelig œ Oslash Ø oslash ø Aring Å aring å ETH Ð eth ð THORN Þ ' +
  'thorn þ inodot ı lstrok ł Lstrok Ł alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ ' +
  'nu ν xi ξ omicron ο pi π rho ρ sigma σ sigmaf ς tau τ upsilon υ phi φ chi χ psi ψ omega ω Alpha Α Beta Β Gamma Γ Delta Δ ' +
  'Epsilon Ε Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'
const entities = new Map(
  Array.from(named.matchAll(/(\w+) (\S|\s)(?: |$)/g), ([, name = '', sign = '']) => [name, sign] as const),
)
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
}
const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'ft', ﬆ: 'st' }

const attributes = `(?:\\s{1,9}[\\w:-]{1,40}\\s?=\\s?(?:"[^"<>]{0,400}"|'[^'<>]{0,400}'|[^\\s"'<>]{1,200})){0,9}`
const tag = (names: string) => new RegExp(`</?(?:jats:)?(?:${names})${attributes}\\s?/?>`, 'gi')
const blocks = tag('p|br|div|sec|title|li|ul|ol|list|list-item|h[1-6]|tr|table|abstract')
const inline = tag(
  'i|b|em|strong|u|s|span|italic|bold|underline|sc|scp|small|big|tt|font|a|inf|sup|sub|monospace|roman|inline-formula|alternatives|mml:[a-z]+|math|m[inors]|mrow|msup|msub|mfrac|mtext|named-content|styled-content|xref|ext-link|label|nobr|q|cite|code|abbr',
)
const shifted = new RegExp(`<(?:jats:)?(sup|sub|inf)${attributes}>([^<>]{0,40})</(?:jats:)?\\1>`, 'gi')

/**
 * Text as a person reads it: entities resolved (also those that were written twice), tags of HTML, JATS and MathML taken
 * off, raised and lowered signs kept as such, ligatures parted, composed (NFC). A sign that only looks like a tag
 * ("p <b and c> d") stays.
 */
export function readableText(text: string): string {
  if (!/[&<]|[^\u0020-\u02FF\t\n\r]/.test(text)) return text
  let now = text
  // What was written twice comes out in two rounds; deeper layers are nobody's text.
  for (let round = 0; round < 4; round += 1) {
    const next = withoutTags(withoutEntities(now))
    if (next === now) break
    now = next
  }
  return now.replace(/[\uFB00-\uFB06]/g, (sign) => ligatures[sign] ?? sign).normalize('NFC')
}

/** Entities of HTML and XML by their signs; one that nobody knows stays as written. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities.get(name) ?? accented(name) ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      const isSign = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isSign ? String.fromCodePoint(code) : whole
    },
  )
}

function accented(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  return accent === undefined ? undefined : (name[0] + accent).normalize('NFC')
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return text
    .replace(shifted, (_, name: string, inner: string) =>
      name.toLowerCase() === 'sup' ? raised(inner) : lowered(inner),
    )
    .replace(blocks, '\n')
    .replace(inline, '')
}
