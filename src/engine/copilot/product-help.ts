/** What answers a question about the product itself: set by whoever knows it, in one place for all worlds. */
type ProductHelp = (question: string) => { reply: string; title: string } | undefined

let help: ProductHelp | undefined

export const setProductHelp = (answer: ProductHelp): void => {
  help = answer
}

export const productHelp: ProductHelp = (question) => help?.(question)
