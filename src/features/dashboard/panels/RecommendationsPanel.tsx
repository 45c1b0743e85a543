import { Link } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { Loaded } from './Loaded.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { useRecommendationSources } from './recommendations.queries.ts'
import { recommended } from './recommendations.ts'

/** Papers worth a look, each with the reason why it stands here. */
export function RecommendationsPanel() {
  const sources = useRecommendationSources()
  if (sources.isRefused) return <PanelEmpty>{copy.notOffered}</PanelEmpty>
  return (
    <Loaded answer={sources} failed={copy.recommendationsFailed}>
      {({ runs, interests, syntheses }) => {
        const papers = recommended(runs, interests, syntheses)
        if (papers.length === 0) {
          return (
            <PanelEmpty
              action={
                <ButtonLink to={paths.search()} size="small">
                  Search papers
                </ButtonLink>
              }
            >
              {copy.noRecommendations}
            </PanelEmpty>
          )
        }
        return (
          <ul className="divide-y divide-line">
            {papers.map(({ id, title, reason }) => (
              <li key={id} className="py-2.5">
                <Link to={paths.document(id)} className="font-medium wrap-anywhere hover:text-accent">
                  {title}
                </Link>
                <p className="mt-0.5 text-ink-muted">{reason}</p>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
