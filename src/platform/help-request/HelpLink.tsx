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
  /** Shown as words in a sentence, instead of a sign. */
  text?: string
  className?: string
}

/** At a control: opens the article that explains it, beside the work. Absent for visitors, who have no drawer. */
export function HelpLink({ article, about, tab, text, className = '' }: Props) {
  const { isSignedIn } = useSession()
  if (!isSignedIn) return null
  const open = () => openHelp({ article, ...(tab && { tab }) })
  if (text !== undefined) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={`rounded-[2px] text-accent underline-offset-2 hover:underline ${className}`}
      >
        {text}
        <span className="sr-only">: {about}</span>
      </button>
    )
  }
  return (
    <IconButton
      label={`About ${about}`}
      icon={CircleQuestionMark}
      size="small"
      aria-haspopup="dialog"
      className={className}
      onClick={open}
    />
  )
}
