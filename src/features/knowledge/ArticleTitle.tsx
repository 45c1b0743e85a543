import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'

import { articles } from './articles/all.ts'

const keyOf = (title: string) => title.trim().toLowerCase()

type Props = { title: string; onLeave?: () => void }

/** The title of an article: a link where we have one of that name, else text. */
export function ArticleTitle({ title, onLeave }: Props) {
  const article = articles.find((each) => keyOf(each.title) === keyOf(title))
  if (!article) return title
  return (
    <Link
      to={`${paths.knowledgeBase()}?article=${article.slug}`}
      onClick={onLeave}
      className="rounded-[2px] text-accent underline underline-offset-2"
    >
      {title}
    </Link>
  )
}
