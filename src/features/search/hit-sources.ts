import { searchSources, type SearchHit, type SearchSource } from '#contract/search.ts'
import { sourcesOf } from '#research/papers/paper-words.ts'

const isSource = (name: string): name is SearchSource => (searchSources as readonly string[]).includes(name)

/** Where a paper of an answer was found: what the answer says, else the libraries that it stands in. Of a shared search the libraries are not said. */
export const sourcesOfHit = ({ foundBy, paper }: SearchHit, isShared = false): SearchSource[] =>
  foundBy ? [...new Set(foundBy.map(({ source }) => source))].filter(isSource) : isShared ? [] : sourcesOf(paper)
