/**
 * A light English stemmer for scientific words: plurals, -ed, -ing, -ly, and the spellings that differ between Britain and
 * America (randomised, tumour, oedema). It only has to bring the forms of one word together; the stem need not be a word.
 * Works on lower-case words without accents; anything with a figure in it is left alone.
 */
export function stem(word: string): string {
  const known = irregular.get(word)
  if (known) return known

  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  let base = singular(word.replace('ae', 'e').replace('oe', 'e'))
  base = base.replace(/(?:isation|ization)$/, 'is').replace(/(.{3}[^aeiou])ly$/, '$1')
  const verb = /^(.+?)(?:(?<!e)ed|ing)$/.exec(base)?.[1]
  if (verb && verb.length > 2 && /[aeiouy]/.test(verb))
    base = /(?:bb|dd|gg|mm|nn|pp|rr|tt)$/.test(verb) ? verb.slice(0, -1) : verb
  if (base.length > 4)
    base = base
      .replace(/e$/, '')
      .replace(/iz$/, 'is')
      .replace(/(.{3})our$/, '$1or')
      .replace(/yz$/, 'ys')
  return base.replace(/(.{2})i$/, '$1y')
}

const irregular = new Map(
  Object.entries({
    bias: 'bias', biases: 'bias', gas: 'gas', gases: 'gas', lens: 'lens', lenses: 'lens', men: 'man', women: 'woman',
    children: 'child', mice: 'mouse', feet: 'foot', teeth: 'tooth', criteria: 'criterion', phenomena: 'phenomenon',
    bacteria: 'bacterium', vertebrae: 'vertebra', indices: 'index', matrices: 'matrix', appendices: 'appendix',
    rated: 'rate', rating: 'rate', ratings: 'rate',
  }),
) // prettier-ignore

function singular(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us)$/.test(word)) return word
  if (/(?:s[ei]s)$/.test(word)) return word.length > 5 ? word.slice(0, -2) : word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word
  if (/(?:x|ch|sh|z|ss|o)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('is') ? word : word.slice(0, -1)
}
