import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { articlePath } from './article-path.ts'

type Props = {
  slug: string
  /** Shows it where the reader is. Without it the link leads to the article's own page. */
  onArticle?: ((slug: string) => void) | undefined
  className?: string
  children: ReactNode
}

const asksForAnother = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

/** A link to an article that stays where it is clicked, and opens the page when another tab or window is asked for. */
export function ArticleLink({ slug, onArticle, className, children }: Props) {
  const handleClick = (event: MouseEvent) => {
    if (!onArticle || asksForAnother(event)) return
    event.preventDefault()
    onArticle(slug)
  }
  return (
    <Link to={articlePath(slug)} onClick={handleClick} className={className}>
      {children}
    </Link>
  )
}
