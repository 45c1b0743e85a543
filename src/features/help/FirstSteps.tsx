import { Link } from 'react-router-dom'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { paths } from '#shared/paths.ts'

import { supportCopy as copy } from './support.copy.ts'
import { Panel } from './Panel.tsx'

const LINK = 'rounded-[2px] font-medium text-accent underline underline-offset-2'

/** What often answers sooner than a ticket. */
export function FirstSteps() {
  const { isSignedIn } = useSession()
  const links = isSignedIn
    ? [
        { to: paths.help(), label: copy.assistant, detail: copy.assistantDetail },
        { to: paths.knowledgeBase(), label: copy.articles, detail: copy.articlesDetail },
      ]
    : [
        { to: paths.auth('forgot'), label: copy.password, detail: copy.passwordDetail },
        { to: paths.knowledgeBase(), label: copy.articles, detail: copy.articlesSignedOut },
      ]
  return (
    <Panel title={copy.first}>
      <ul className="space-y-3">
        {links.map(({ to, label, detail }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
            <span className="block text-ink-muted">{detail}</span>
          </li>
        ))}
        {isSignedIn && (
          <li>
            <button type="button" className={LINK} onClick={() => openDialog({ name: 'plans' })}>
              {copy.sales}
            </button>
            <span className="block text-ink-muted">{copy.salesDetail}</span>
          </li>
        )}
      </ul>
    </Panel>
  )
}
