import { synthesisViews } from '#contract/synthesis-views.ts'
import { pageAddress, pageRows } from '#contract/pages.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'

const bare = (value: string) => value.replace(/^\/+|\/+$/g, '')
const titles = new Map(
  pageRows.flatMap(([id, { access, title }]) => (access === 'public' ? [] : [[bare(pageAddress(id)), title]])),
)

const inWords = (value: string) => capitalise(value.replaceAll(/[-_]+/g, ' '))
// Half a character would make the encoding throw.
const encoded = (part: string) => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
const asPath = (value: string) => bare(value).split('/').map(encoded).join('/')

type Place = { commentPage: string; commentSubpage?: string | null | undefined }

/** The name of the page that a comment stands on: 'Synthesis'. */
export const pageLabel = ({ commentPage }: Place) => titles.get(bare(commentPage)) ?? inWords(bare(commentPage))

/** The name of the part of the page: 'My Projects'. '' where the comment names none. */
export function subpageLabel({ commentSubpage }: Place) {
  const subpage = bare(commentSubpage ?? '')
  return (Object.hasOwn(synthesisViews, subpage) && synthesisViews[subpage]) || inWords(subpage)
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
