import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium'

const SHARED =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default aria-pressed:bg-accent-soft aria-pressed:text-accent'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink not-disabled:hover:bg-accent-strong',
  secondary: 'border-line-strong/50 bg-surface-raised text-ink shadow-control not-disabled:hover:border-line-strong',
  ghost:
    'border-transparent bg-transparent text-ink-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink',
  danger:
    'border-transparent bg-state-red text-surface not-disabled:hover:brightness-90 dark:not-disabled:hover:brightness-110',
}

/** What a button, a link that looks like one, and an icon button share. */
export const buttonLook = (variant: ButtonVariant): string => classNames(SHARED, VARIANTS[variant])

/** Small is 32 px high, medium 36 px; a finger gets 44. */
export const buttonSize: Record<ButtonSize, string> = {
  small: 'h-8 px-2.5 text-sm',
  medium: 'h-9 px-3.5 text-sm pointer-coarse:h-11',
}

export const iconButtonSize: Record<ButtonSize, string> = {
  small: 'size-8 pointer-coarse:size-10',
  medium: 'size-9 pointer-coarse:size-11',
}
