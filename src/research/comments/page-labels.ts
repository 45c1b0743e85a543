import { capitalise } from '#shared/format/capitalise.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'

/** The page links of section 2. */
const pages = new Map([
  ['personalized-dashboard', 'Dashboard'],
  ['search', 'Search'],
  ['synthesis', 'Synthesis'],
  ['documents', 'Documents'],
  ['insights', 'Insights'],
  ['writing-assistant', 'Writing Assistant'],
])

const subpages = new Map([
  ['overview', 'Overview'],
  ['projects', 'My Projects'],
  ['templates', 'Templates'],
  ['shared', 'Shared with Me'],
  ['canvas', 'Canvas View'],
  ['systematic-review', 'Systematic Review'],
  ['meta-analysis', 'Meta-Analysis'],
  ['scoping-review', 'Scoping Review'],
  ['narrative-review', 'Narrative Review'],
  ['collaborative', 'Collaborative Workspace'],
])

const bare = (value: string) => value.replace(/^\/+|\/+$/g, '')
const inWords = (value: string) => capitalise(value.replaceAll(/[-_]+/g, ' '))
// Half a character would make the encoding throw.
const encoded = (part: string) => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
const asPath = (value: string) => bare(value).split('/').map(encoded).join('/')

type Place = { commentPage: string; commentSubpage?: string | null | undefined }

/** The name of the page that a comment stands on: 'Synthesis'. */
export const pageLabel = ({ commentPage }: Place) => pages.get(bare(commentPage)) ?? inWords(bare(commentPage))

/** The name of the part of the page: 'My Projects'. '' where the comment names none. */
export function subpageLabel({ commentSubpage }: Place) {
  const subpage = bare(commentSubpage ?? '')
  return subpages.get(subpage) ?? inWords(subpage)
}

/** The address of the page, with its part where the route table has one; undefined where no page of ours answers. */
export function addressOf({ commentPage, commentSubpage }: Place): string | undefined {
  const page = asPath(commentPage)
  const subpage = asPath(commentSubpage ?? '')
  const candidates = subpage === '' ? [`/${page}`] : [`/${page}/${subpage}`, `/${page}`]
  for (const candidate of candidates) {
    const url = page === '' ? undefined : safeUrl(candidate)
    if (url?.kind === 'internal') return url.path
  }
  return undefined
}
