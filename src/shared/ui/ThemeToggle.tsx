import { Moon, Sun } from 'lucide-react'

import { systemIsDark, useTheme } from '../theme/theme.ts'
import { buttonLook, iconButtonSize } from './button-look.ts'
import { classNames } from './class-names.ts'

/** Light or dark in one click, for pages without the menu of the shell. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme()
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark())
  const Icon = isDark ? Moon : Sun
  return (
    <button
      type="button"
      aria-label="Toggle theme"
      aria-pressed={isDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
      className={classNames(buttonLook('ghost'), iconButtonSize.medium, 'bg-transparent! text-ink-muted!')}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
