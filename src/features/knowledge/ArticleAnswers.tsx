import { openHelp } from '#platform/help-request/help-request.ts'

import { ArticleLink } from './ArticleLink.tsx'
import { articles } from './articles/all.ts'
import { ArticleText } from './ArticleText.tsx'

type Props = {
  slugs: readonly string[]
  /** Opens each in help, beside the page. Where there is no help, for visitors, they are read in place. */
  hasHelp: boolean
}

/** A few articles by title, to read without leaving the page. */
export function ArticleAnswers({ slugs, hasHelp }: Props) {
  const shown = slugs.flatMap((slug) => articles.find((each) => each.slug === slug) ?? [])
  return (
    <ul className="divide-y divide-line">
      {shown.map((article) => (
        <li key={article.slug} className="py-2.5">
          {hasHelp ? (
            <ArticleLink
              slug={article.slug}
              onArticle={(slug) => openHelp({ article: slug })}
              className="font-medium text-accent underline underline-offset-2"
            >
              {article.title}
            </ArticleLink>
          ) : (
            <details>
              <summary className="cursor-pointer rounded-[2px] font-medium">{article.title}</summary>
              <div className="pt-3 pb-2">
                <ArticleText article={article} prefix={`${article.slug}-`} isAlone />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
