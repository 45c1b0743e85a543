import { classNames } from './class-names.ts'

const SIZES = { small: 'size-8 text-sm', large: 'size-11 text-lg' } as const

/** First letters of the first two words of a name: the sign of a project or a team. The name itself stands beside it. */
export function NameSign({ name, size = 'small' }: { name: string; size?: keyof typeof SIZES }) {
  const letters = name
    .split(/\s+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-control bg-accent-soft font-serif font-semibold text-accent uppercase',
        SIZES[size],
      )}
    >
      {letters}
    </span>
  )
}
