type Props = { size?: number; className?: string }

/** The icon of something wrong, drawn here: what signing in loads first goes without the icon library. */
export const AlertSign = ({ size = 16, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
    className={className}
  >
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4M12 16h.01" />
  </svg>
)
