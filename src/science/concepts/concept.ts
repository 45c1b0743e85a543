/** What a paper does with a concept, as a mark of the matrix says it. */
export const stances = ['supports', 'opposes', 'uses', 'defines', 'mentions'] as const
export type Stance = (typeof stances)[number]

/** A column of the matrix. `synonyms` count as the name does. */
export type Concept = { id: string; name: string; synonyms: readonly string[]; definition?: string | undefined }

/** That one paper has one concept. There is at most one mark for each paper and concept. */
export type Mark = { documentId: string; conceptId: string; stance: Stance }
