import type { Verdict } from '#contract/review-log.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'

const GROUP = 'Screening'

type Props = { reasons: readonly string[]; onVote: (verdict: Verdict, reason?: string) => void; isEnabled: boolean }

function ReasonKey({ n, reason, onVote, isEnabled }: { n: number; reason: string } & Omit<Props, 'reasons'>) {
  useShortcut(String(n), () => onVote('exclude', reason), {
    label: `Exclude: ${reason}`,
    group: GROUP,
    enabled: isEnabled,
  })
  return null
}

/** The keys of the verdicts and of the first nine reasons. Draws nothing. */
export function ScreeningKeys({ reasons, onVote, isEnabled }: Props) {
  const on = { group: GROUP, enabled: isEnabled }
  useShortcut('i', () => onVote('include'), { label: 'Include', ...on })
  useShortcut('e', () => onVote('exclude'), { label: 'Exclude', ...on })
  useShortcut('m', () => onVote('maybe'), { label: 'Maybe', ...on })
  useShortcut('a', () => onVote('awaiting'), { label: 'Awaiting information', ...on })
  return reasons
    .slice(0, 9)
    .map((reason, index) => (
      <ReasonKey key={reason} n={index + 1} reason={reason} onVote={onVote} isEnabled={isEnabled} />
    ))
}
