/** What every input shares. 16 px under a finger, else iOS zooms in. */
export const INPUT_LOOK =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-ink shadow-control transition-colors hover:border-ink-faint focus-visible:border-accent focus-visible:-outline-offset-1 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-state-red pointer-coarse:text-base'
