import type { Paper } from '#contract/papers.ts'
import type { RenderedCitations } from '#science/citations/citation.ts'
import type { Numbering } from '#science/manuscript/numbering.ts'
import type { Store } from '#shared/browser/store.ts'

/** What computed parts of the text read as: citations, numbers of figures, the list of references. */
export type Labels = {
  rendered: RenderedCitations | undefined
  numbering: Numbering
  references: ReadonlyMap<string, Paper>
}

/** Node views read it and hear when it is another: they are no part of React, three hundred of them must be cheap. */
export type LabelStore = Store<Labels>
