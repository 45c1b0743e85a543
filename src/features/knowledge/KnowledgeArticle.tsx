import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import type { Article } from './article.ts'
import { ArticleHelpful } from './ArticleHelpful.tsx'
import { ArticleText } from './ArticleText.tsx'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

type Props = {
  article: Article
  /** Somebody came to print it: the browser asks once, then this is told. */
  onPrinted: (() => void) | undefined
}

/** One article to read, to print, or to point at. */
export function KnowledgeArticle({ article, onPrinted }: Props) {
  const { slug, title, lead, place } = article
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [hash, slug])
  const isToPrint = onPrinted !== undefined
  const hasPrinted = useRef(false)
  const print = useEffectEvent(() => {
    if (hasPrinted.current) return
    hasPrinted.current = true
    window.print()
    onPrinted?.()
  })
  useEffect(() => {
    if (isToPrint) print()
  }, [isToPrint])

  return (
    <article>
      <ButtonLink
        to={paths.knowledgeBase()}
        variant="ghost"
        size="small"
        icon={ArrowLeft}
        className="mb-3 -ml-2.5 print:hidden"
      >
        {copy.all}
      </ButtonLink>
      <PageTitle
        lead={lead}
        actions={
          <span className="flex gap-2 print:hidden">
            {place && <ButtonLink to={place.path}>{copy.open(place.label)}</ButtonLink>}
            <Button icon={Printer} onClick={() => window.print()}>
              {copy.print}
            </Button>
          </span>
        }
      >
        {title}
      </PageTitle>
      <ArticleText article={article} />
      <ArticleHelpful key={slug} title={title} />
    </article>
  )
}
