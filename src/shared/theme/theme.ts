import { createContext, use } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_KEY = 'theme'
export const THEME_DEFAULT: Theme = 'light'
/** Colour of the browser's own frame; the page tokens of styles.css, which public/theme.js repeats. */
const FRAME_COLOURS = { light: '#f9f7f2', dark: '#0f1315' } as const

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** The stored choice; light where none is stored, it is unknown, or storage is closed. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return isTheme(stored) ? stored : THEME_DEFAULT
  } catch {
    return THEME_DEFAULT
  }
}

/** Keeps the choice for the next visit; where storage is closed it holds for this one. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // The page is dark all the same.
  }
}

export const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

/** Dresses the document. */
export function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark())
  document.documentElement.classList.toggle('dark', isDark)
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isDark ? FRAME_COLOURS.dark : FRAME_COLOURS.light)
}

type ThemeChoice = { theme: Theme; setTheme: (theme: Theme) => void }

export const ThemeContext = createContext<ThemeChoice | undefined>(undefined)

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext)
  if (!choice) throw new Error('useTheme needs a ThemeProvider above it')
  return choice
}
