import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

import { applyTheme, readTheme, storeTheme, THEME_KEY, ThemeContext, type Theme } from './theme.ts'

/** Holds the choice of theme, and follows other tabs and, with `system`, the system. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, choose] = useState(readTheme)

  const setTheme = useCallback((next: Theme) => {
    storeTheme(next)
    choose(next)
  }, [])

  useEffect(() => {
    applyTheme(theme)
    const system = matchMedia('(prefers-color-scheme: dark)')
    const followSystem = () => applyTheme(theme)
    const followTabs = (event: StorageEvent) => {
      // A cleared storage has no key; what is stored now is the answer either way.
      if (event.key === THEME_KEY || event.key === null) choose(readTheme())
    }
    system.addEventListener('change', followSystem)
    window.addEventListener('storage', followTabs)
    return () => {
      system.removeEventListener('change', followSystem)
      window.removeEventListener('storage', followTabs)
    }
  }, [theme])

  const value = useMemo(() => ({ theme, setTheme }), [theme, setTheme])
  return <ThemeContext value={value}>{children}</ThemeContext>
}
