import temml from 'temml'

import { findElements, textOf, type XmlElement } from '../../../records/xml.ts'
import { el, escaped, type Xml } from '../../../word/markup.ts'

/** Thrown inside for what Word's mathematics has no element for. */
class NoSuchMath extends Error {}

const text = (words: string): Xml => el('m:r', {}, el('m:t', { 'xml:space': 'preserve' }, escaped(words)))
const part = (name: string, inner: Xml): Xml => (inner === '' ? el(name) : el(name, {}, inner))

const elements = ({ children }: XmlElement) => children.filter((child) => typeof child !== 'string')
const large = new Set('∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀')

function converted(element: XmlElement | undefined, depth: number): Xml {
  if (element === undefined) return ''
  if (depth > 60) throw new NoSuchMath('too deep')
  const inside = elements(element)
  const at = (index: number) => converted(inside[index], depth + 1)
  const all = () => row(inside, depth + 1)
  switch (element.name) {
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'semantics':
      return all()
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext': {
      const words = textOf(element).replace(/[\u2061-\u2064\u200B]/g, '')
      return words === '' ? '' : text(words)
    }
    case 'mspace':
      return text(' ')
    case 'annotation':
    case 'mphantom':
      return ''
    case 'mfrac':
      return el('m:f', {}, part('m:num', at(0)), part('m:den', at(1)))
    case 'msup':
      return el('m:sSup', {}, part('m:e', at(0)), part('m:sup', at(1)))
    case 'msub':
      return el('m:sSub', {}, part('m:e', at(0)), part('m:sub', at(1)))
    case 'msubsup':
      return el('m:sSubSup', {}, part('m:e', at(0)), part('m:sub', at(1)), part('m:sup', at(2)))
    case 'msqrt':
      return el('m:rad', {}, el('m:radPr', {}, el('m:degHide', { 'm:val': 1 })), el('m:deg'), part('m:e', all()))
    case 'mroot':
      return el('m:rad', {}, part('m:deg', at(1)), part('m:e', at(0)))
    case 'munder':
      return el('m:limLow', {}, part('m:e', at(0)), part('m:lim', at(1)))
    case 'mover': {
      const sign = inside[1] === undefined ? '' : textOf(inside[1])
      const accent = accents[sign]
      if (accent !== undefined && inside[1]?.name === 'mo')
        return el('m:acc', {}, el('m:accPr', {}, el('m:chr', { 'm:val': accent })), part('m:e', at(0)))
      return el('m:limUpp', {}, part('m:e', at(0)), part('m:lim', at(1)))
    }
    case 'munderover':
      return el(
        'm:limUpp',
        {},
        part('m:e', el('m:limLow', {}, part('m:e', at(0)), part('m:lim', at(1)))),
        part('m:lim', at(2)),
      )
    case 'mtable':
      return el(
        'm:m',
        {},
        ...inside.map((line) =>
          el('m:mr', {}, ...elements(line).map((cell) => part('m:e', row(elements(cell), depth + 1)))),
        ),
      )
    default:
      throw new NoSuchMath(element.name)
  }
}

/** Accents of TeX as the combining signs that Word names them by. */
const accents: Record<string, string> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0305',
  '‾': '\u0305',
  '→': '\u20D7',
  '⃗': '\u20D7',
  '˙': '\u0307',
  '.': '\u0307',
}

/** Sums and the like take what stands under, over or beside them as their limits, and what follows as their body. */
function row(list: readonly XmlElement[], depth: number): Xml {
  return list
    .map((element) => {
      const [base, first, second] = elements(element)
      const isLarge = base?.name === 'mo' && large.has(textOf(base))
      if (!isLarge || base === undefined) return converted(element, depth)
      const isBoth = element.name === 'munderover' || element.name === 'msubsup'
      const isLow = isBoth || element.name === 'munder' || element.name === 'msub'
      if (!isBoth && !isLow && element.name !== 'mover' && element.name !== 'msup') return converted(element, depth)
      const upper = isBoth ? second : isLow ? undefined : first
      return el(
        'm:nary',
        {},
        el(
          'm:naryPr',
          {},
          el('m:chr', { 'm:val': textOf(base) }),
          el('m:limLoc', { 'm:val': element.name.includes('under') ? 'undOvr' : 'subSup' }),
          ...(isLow ? [] : [el('m:subHide', { 'm:val': 1 })]),
          ...(upper === undefined ? [el('m:supHide', { 'm:val': 1 })] : []),
        ),
        part('m:sub', isLow ? converted(first, depth) : ''),
        part('m:sup', converted(upper, depth)),
        el('m:e'),
      )
    })
    .join('')
}

/** LaTeX as Word's mathematics (OMML), or undefined where it holds something that has no element there. */
export function wordMath(latex: string): Xml | undefined {
  if (latex.trim() === '' || latex.length > 5000) return undefined
  try {
    const mathml = temml.renderToString(latex, { throwOnError: true, maxExpand: 200, trust: false })
    const [root] = [...findElements(mathml, new Set(['math']))]
    const inner = converted(root?.element, 0)
    return inner === '' ? undefined : el('m:oMath', {}, inner)
  } catch {
    return undefined
  }
}
