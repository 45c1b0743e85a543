import { CircleQuestionMark } from 'lucide-react'

import { IconButton } from '#shared/ui/IconButton.tsx'

import { useSession } from '../session/session.queries.ts'
import { openHelp, type HelpRequest } from './help-request.ts'

type Props = {
  /** The slug of an article, or 'slug#heading'. */
  article: string
  /** What the control is, as it goes on after "About". */
  about: string
  /** Where the drawer leads back to, for a control that stands in it. */
  tab?: HelpRequest['tab']
  className?: string
}

/** At a control: opens the article that explains it, beside the work. Absent for visitors, who have no drawer. */
export function HelpLink({ article, about, tab, className = '' }: Props) {
  const { isSignedIn } = useSession()
  if (!isSignedIn) return null
  return (
    <IconButton
      label={`About ${about}`}
      icon={CircleQuestionMark}
      size="small"
      aria-haspopup="dialog"
      className={className}
      onClick={() => openHelp({ article, ...(tab && { tab }) })}
    />
  )
}
