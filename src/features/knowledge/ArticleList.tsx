import type { Article } from './article.ts'
import { ArticleLink } from './ArticleLink.tsx'

type Props = { label: string; articles: readonly Article[] }

/** Articles by title, each with the sentence that says what it is about. */
export function ArticleList({ label, articles }: Props) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-surface">
      {articles.map(({ slug, title, lead }) => (
        <li key={slug}>
          <ArticleLink slug={slug} className="block px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-hover">
            <span className="block font-serif text-base wrap-anywhere">{title}</span>
            <span className="block wrap-anywhere text-ink-muted">{lead}</span>
          </ArticleLink>
        </li>
      ))}
    </ul>
  )
}
