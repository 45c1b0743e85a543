import { childrenOf, textOf, type XmlElement } from '../../../records/xml.ts'

const greek =
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ ' +
  'sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'
const operators =
  'times × div ÷ pm ± mp ∓ leq ≤ geq ≥ neq ≠ approx ≈ sim ∼ equiv ≡ cdot ⋅ infty ∞ partial ∂ nabla ∇ to → in ∈ notin ∉ ' +
  'subset ⊂ subseteq ⊆ cup ∪ cap ∩ forall ∀ exists ∃ propto ∝ ldots … sum ∑ prod ∏ int ∫ mid ∣'
const commands = new Map<string, string>()
for (const [, name, sign] of `${greek} ${operators}`.matchAll(/(\S+) (\S+)/g))
  if (name !== undefined && sign !== undefined) commands.set(sign, `\\${name}`)

/** The text of a run of mathematics: signs become their commands, LaTeX's own signs are written out. */
const signs = (text: string) =>
  Array.from(text)
    .map((sign) => {
      const command = commands.get(sign)
      if (command !== undefined) return `${command} `
      if (sign === '−') return '-'
      return /[{}%#&_$]/.test(sign) ? `\\${sign}` : sign === '\\' ? String.raw`\backslash ` : sign
    })
    .join('')

const accents: Record<string, string> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0305': 'bar',
  '\u20D7': 'vec',
  '\u0307': 'dot',
}

const group = (latex: string) => `{${latex.trim()}}`
/** A base of several signs is put in braces. */
const base = (latex: string) => (/^(?:[^\\{}^_]|\\[A-Za-z]+ ?)$/.test(latex.trim()) ? latex.trim() : group(latex))

/** Word's mathematics (OMML) as LaTeX. What it does not know is read for its text. */
export function latexOfMath(element: XmlElement, depth = 0): string {
  if (depth > 60) return ''
  const of = (name: string) => {
    const [child] = childrenOf(element, name)
    return child === undefined ? '' : inside(child, depth)
  }
  const value = (...path: string[]) => childrenOf(element, ...path)[0]?.attributes['m:val']
  switch (element.name) {
    case 'm:r': {
      const text = childrenOf(element, 'm:t').map(textOf).join('')
      const isPlain = childrenOf(element, 'm:rPr', 'm:nor').length > 0 && /[A-Za-z]{2}/.test(text)
      return isPlain ? String.raw`\text{${text.replace(/[{}\\]/g, '')}}` : signs(text)
    }
    case 'm:f':
      return String.raw`\frac${group(of('m:num'))}${group(of('m:den'))}`
    case 'm:sSup':
      return `${base(of('m:e'))}^${group(of('m:sup'))}`
    case 'm:sSub':
      return `${base(of('m:e'))}_${group(of('m:sub'))}`
    case 'm:sSubSup':
      return `${base(of('m:e'))}_${group(of('m:sub'))}^${group(of('m:sup'))}`
    case 'm:rad': {
      const degree = of('m:deg').trim()
      return String.raw`\sqrt${degree === '' ? '' : `[${degree}]`}${group(of('m:e'))}`
    }
    case 'm:nary': {
      const sign = commands.get(value('m:naryPr', 'm:chr') ?? '∫') ?? value('m:naryPr', 'm:chr') ?? ''
      const [low, high] = [of('m:sub').trim(), of('m:sup').trim()]
      return `${sign}${low === '' ? '' : `_${group(low)}`}${high === '' ? '' : `^${group(high)}`}${low + high === '' ? ' ' : ''}${of('m:e')}`
    }
    case 'm:limLow':
      return String.raw`\underset${group(of('m:lim'))}${group(of('m:e'))}`
    case 'm:limUpp':
      return String.raw`\overset${group(of('m:lim'))}${group(of('m:e'))}`
    case 'm:acc':
      return `\\${accents[value('m:accPr', 'm:chr') ?? '\u0302'] ?? 'hat'}${group(of('m:e'))}`
    case 'm:bar':
      return String.raw`\overline${group(of('m:e'))}`
    case 'm:d': {
      const [open, close] = [value('m:dPr', 'm:begChr') ?? '(', value('m:dPr', 'm:endChr') ?? ')']
      const middle = childrenOf(element, 'm:e').map((child) => inside(child, depth))
      const side = (sign: string) => (sign === '' ? '.' : /[{}]/.test(sign) ? `\\${sign}` : sign)
      return String.raw`\left${side(open)}${middle.join(', ')}\right${side(close)}`
    }
    case 'm:m': {
      const rows = childrenOf(element, 'm:mr').map((row) =>
        childrenOf(row, 'm:e')
          .map((cell) => inside(cell, depth).trim())
          .join(' & '),
      )
      return String.raw`\begin{matrix}${rows.join(String.raw` \\ `)}\end{matrix}`
    }
    default:
      return element.name.endsWith('Pr') ? '' : inside(element, depth)
  }
}

const inside = (element: XmlElement, depth: number): string =>
  element.children.map((child) => (typeof child === 'string' ? '' : latexOfMath(child, depth + 1))).join('')
