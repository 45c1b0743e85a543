type Props = {
  /** Edge in px. */
  size?: number
  /** Shows the name beside the bird. */
  named?: boolean
}

/** The bird at a run, over a lit line. Decoration: whoever links it gives the link its name. */
export function Logo({ size = 28, named = false }: Props) {
  return (
    <span className="inline-flex items-center gap-2 text-accent" aria-hidden>
      <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor">
        <path d="M3 28.6h26" stroke="var(--evidence-strong)" strokeWidth="2.4" strokeLinecap="round" />
        <path d="M1.2 8.2 12.4 13.2c1.9.8 3.7.3 4.8-1.4l1.9-3c.9-1.5 2.3-2.4 4-2.4 1.4 0 2.5.6 3.2 1.6L31 9.7l-5 1.3c-.3 1.3-1 2.3-1.9 3.3-1.7 4.1-5 6.4-9.3 6.2-5.2-.2-9.6-5.2-13.6-12.3Z" />
        <path d="M22 6.9 16.6 3.4l1.5 3.1-2.9.2 4.6 2.7Z" />
        <path
          d="M16.6 19.6 20 24.2l5.4 1.5M12.6 19.2 8.7 23.5l-5.5.3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="23.6" cy="8.8" r=".85" fill="var(--page)" />
      </svg>
      {named && <span className="font-serif text-lg font-semibold tracking-[-0.015em] text-ink">Roadrunner</span>}
    </span>
  )
}
