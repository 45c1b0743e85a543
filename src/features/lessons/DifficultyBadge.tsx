import { capitalise } from '#shared/format/capitalise.ts'
import { Badge } from '#shared/ui/Badge.tsx'

type Props = { level: string | null | undefined }

/** Green for beginners, orange in between, red for the advanced, grey for what is none of these. The word says it too. */
export function DifficultyBadge({ level }: Props) {
  if (!level) return null
  const text = capitalise(level)
  if (level === 'beginner') return <Badge tone="green">{text}</Badge>
  if (level === 'advanced') return <Badge tone="red">{text}</Badge>
  if (level !== 'intermediate') return <Badge tone="grey">{text}</Badge>
  // Orange is a colour of lessons alone: the tokens of states have none.
  return (
    <span className="inline-flex h-5.5 items-center rounded-full bg-[#fdebd8] px-2 text-xs font-medium whitespace-nowrap text-[#8a4200] dark:bg-[#3a2512] dark:text-[#f0b173]">
      {text}
    </span>
  )
}
