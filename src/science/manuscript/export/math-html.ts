import temml from 'temml'

/** LaTeX as MathML, which browsers draw by themselves; undefined where it is no LaTeX. */
export function mathHtml(latex: string, isBlock: boolean): string | undefined {
  if (latex.trim() === '' || latex.length > 5000) return undefined
  try {
    return temml.renderToString(latex, { displayMode: isBlock, throwOnError: true, maxExpand: 200, trust: false })
  } catch {
    return undefined
  }
}
