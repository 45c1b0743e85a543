export type SelfCheckItem = { id: string; asks: string }

/**
 * What a reader may ask of a narrative review, in our own words, after the six points of SANRA (Baethge, Goldbeck-Wood &
 * Mertens 2019, Research Integrity and Peer Review 4:5).
 */
export const selfCheck: { version: string; link: string; items: readonly SelfCheckItem[] } = {
  version: 'SANRA 2019',
  link: 'https://doi.org/10.1186/s41073-019-0064-8',
  items: [
    { id: 'importance', asks: 'Does the text say why the matter deserves a review?' },
    { id: 'aim', asks: 'Is there one sentence that says what the review sets out to answer?' },
    { id: 'search', asks: 'Can a reader see where and how the papers were found?' },
    { id: 'references', asks: 'Does each statement that needs one carry its source?' },
    { id: 'reasoning', asks: 'Is the strength of the evidence weighed, the design of the studies included?' },
    { id: 'data', asks: 'Are the figures that matter given, with their uncertainty?' },
  ],
}
