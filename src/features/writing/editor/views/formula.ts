/** The library is fetched with the first formula of a visit. */
let library: Promise<typeof import('temml')> | undefined

/** Writes a formula as MathML. What cannot be read stays as it was typed, marked as wrong. */
export async function drawFormula(into: HTMLElement, latex: string, isBlock: boolean): Promise<void> {
  library ??= import('temml')
  const { default: temml } = await library.catch((error: unknown) => {
    library = undefined
    throw error
  })
  try {
    const drawn = document.createElement('span')
    temml.render(latex, drawn, { displayMode: isBlock, throwOnError: true, trust: false })
    into.replaceChildren(...drawn.childNodes)
    into.removeAttribute('data-wrong')
  } catch {
    into.replaceChildren(latex)
    into.dataset['wrong'] = ''
  }
}
