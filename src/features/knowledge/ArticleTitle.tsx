import { ArticleLink } from './ArticleLink.tsx'
import { articles } from './articles/all.ts'

const keyOf = (title: string) => title.trim().toLowerCase()

type Props = { title: string; onArticle?: (slug: string) => void }

/** The title of an article: a link where we have one of that name, else text. */
export function ArticleTitle({ title, onArticle }: Props) {
  const article = articles.find((each) => keyOf(each.title) === keyOf(title))
  if (!article) return title
  return (
    <ArticleLink
      slug={article.slug}
      onArticle={onArticle}
      className="rounded-[2px] text-accent underline underline-offset-2"
    >
      {title}
    </ArticleLink>
  )
}
