import { ArrowLeft, ExternalLink, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { articlePath, printPath } from './article-path.ts'
import { headingId, type Article } from './article.ts'
import { ArticleHelpful } from './ArticleHelpful.tsx'
import { articles } from './articles/all.ts'
import { ArticleText } from './ArticleText.tsx'
import { knowledgeCopy as copy } from './knowledge.copy.ts'

type Props = {
  /** 'slug' or 'slug#heading'. */
  article: string
  /** Its page, or the place that it belongs to, is opened. */
  onLeave: () => void
}

const PREFIX = 'help-'
const findArticle = (slug: string | undefined): Article | undefined => articles.find((each) => each.slug === slug)

/** An article beside the work. Links to other articles stay here, with a way back to where one came from. */
export function ArticleInDrawer({ article: asked, onLeave }: Props) {
  const [first = '', part] = asked.split('#')
  const [trail, setTrail] = useState<readonly string[]>([first])
  const article = findArticle(trail.at(-1))
  const before = findArticle(trail.at(-2))
  const title = useRef<HTMLHeadingElement>(null)
  const heading = trail.length === 1 ? part : undefined

  const shown = useRef(article)
  useEffect(() => {
    const drawer = title.current?.closest('[role=dialog]')
    // A drawer that is just opening gives the focus itself, to the title too, and remembers where it was before.
    const isOpening = shown.current === article && !drawer?.contains(document.activeElement)
    shown.current = article
    if (!isOpening) title.current?.focus({ preventScroll: true })
    // Read from its beginning on, or from the part that was asked for.
    const target = heading === undefined ? null : document.getElementById(PREFIX + headingId(heading))
    ;(target ?? title.current?.closest('[data-article]'))?.scrollIntoView()
  }, [article, heading])

  if (!article) return <p>{copy.gone}</p>
  const { slug, lead, place } = article
  return (
    <article data-article className="scroll-mt-20">
      {before && (
        <Button
          variant="ghost"
          size="small"
          icon={ArrowLeft}
          className="mb-2 -ml-2.5 max-w-full"
          onClick={() => setTrail(trail.slice(0, -1))}
        >
          <span className="truncate">{copy.backTo(before.title)}</span>
        </Button>
      )}
      <h2 ref={title} tabIndex={-1} data-autofocus className="font-serif text-lg font-semibold outline-none">
        {article.title}
      </h2>
      <p className="mt-1 text-ink-muted">{lead}</p>
      <div className="my-4 flex flex-wrap gap-2">
        <ButtonLink size="small" icon={ExternalLink} to={articlePath(slug)} onClick={onLeave}>
          {copy.asPage}
        </ButtonLink>
        <ButtonLink size="small" icon={Printer} to={printPath(slug)} target="_blank">
          {copy.print}
        </ButtonLink>
        {place && (
          <ButtonLink size="small" to={place.path} onClick={onLeave}>
            {copy.open(place.label)}
          </ButtonLink>
        )}
      </div>
      <ArticleText article={article} prefix={PREFIX} onArticle={(next) => setTrail([...trail, next])} />
      <ArticleHelpful key={slug} title={article.title} />
    </article>
  )
}
