// What authors write in abstracts and the library does not know; between two values a sign stands free.
const relations =
  'leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ pm ± mp ∓ times × div ÷ cdot · approx ≈ simeq ≃ sim ∼ cong ≅ equiv ≡ ll ≪ gg ≫ ' +
  'propto ∝ rightarrow → to → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩'
const signs =
  'infty ∞ partial ∂ sum ∑ prod ∏ int ∫ sqrt √ ast ∗ uparrow ↑ downarrow ↓ emptyset ∅ forall ∀ exists ∃ degree ° circ ∘ ' +
  'prime ′ ell ℓ hbar ℏ ldots … dots … cdots ⋯ bullet • dag † ddag ‡ S § P ¶ pounds £ aa å AA Å lq ‘ rq ’ langle ⟨ rangle ⟩'
/** Greek letters in running text (`textgreek`): "\\textbeta". */
const greek =
  'textalpha α textbeta β textgamma γ textdelta δ textepsilon ε textzeta ζ texteta η texttheta θ textiota ι textkappa κ ' +
  'textlambda λ textmu μ textnu ν textxi ξ textpi π textrho ρ textsigma σ texttau τ textupsilon υ textphi φ textchi χ ' +
  'textpsi ψ textomega ω textDelta Δ textGamma Γ textTheta Θ textLambda Λ textPi Π textSigma Σ textPhi Φ textPsi Ψ textOmega Ω'
/** Signs by their LaTeX command, beyond those that citation-js knows. */
export const moreSigns = { ...pairs(signs), ...pairs(greek), ...pairs(relations, ' ') }
/** Commands that only make room. */
export const spacing = {
  '': ' ',
  ',': ' ',
  ';': ' ',
  ':': ' ',
  '\\': ' ',
  quad: ' ',
  qquad: ' ',
  par: ' ',
  newline: ' ',
  '-': '',
  '/': '',
  '!': '',
  left: '',
  right: '',
}
/** Commands that say how their argument looks, which plain text does not. */
export const transparent =
  'text textnormal mbox hbox mathbf mathit mathsf mathtt mathcal mathbb ensuremath operatorname uppercase'.split(' ')

function pairs(words: string, space = ''): Record<string, string> {
  const found = words.matchAll(/(\w+) (\S)/g)
  return Object.fromEntries(Array.from(found, ([, name = '', sign = '']) => [name, space + sign + space]))
}
